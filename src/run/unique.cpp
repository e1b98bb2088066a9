// SPDX-License-Identifier: Apache-2.0
#include "run/unique.hpp"

#include <algorithm>

#include "method/search/find.hpp"

namespace rookery {
namespace {

constexpr double first_steps = 3e5;     // of the search: about a second
constexpr double steps_a_second = 1e5;  // at least

FirstTwo by_numbers(const Problem& problem, const WalkChoices& choices, const Limits& limits) {
  Placements all(problem, choices, limits);
  FirstTwo two;
  if (all.method()) two.method = all.method()->name;
  all.each(0, [&](const Placement& placement) {
    two.placements.push_back(placement);
    return two.placements.size() < 2;
  });
  return two;
}

}  // namespace

FirstTwo first_two(const Problem& problem, const WalkChoices& choices, const Limits& limits) {
  Context context = context_of(limits);
  const double most_steps = std::min(choices.seconds * steps_a_second, 1e18);
  const auto search = [&](double steps) -> std::optional<FirstTwo> {
    auto found = find_placements(problem, 2, static_cast<std::uint64_t>(steps), context);
    if (!found || !found->complete) return std::nullopt;
    std::sort(found->placements.begin(), found->placements.end());
    return FirstTwo{std::move(found->placements), "search"};
  };
  if (!choices.method.empty()) return by_numbers(problem, choices, limits);
  if (auto two = search(std::min(first_steps, most_steps))) return *two;
  try {
    return by_numbers(problem, choices, limits);
  } catch (const Error& error) {
    if (error.kind != Error::Kind::unanswered) throw;
    if (auto two = search(most_steps)) return *two;
    throw;
  }
}

}  // namespace rookery
