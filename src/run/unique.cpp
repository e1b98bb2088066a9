// SPDX-License-Identifier: Apache-2.0
#include "run/unique.hpp"

#include <algorithm>

#include "method/search/find.hpp"

namespace rookery {
namespace {

constexpr std::uint64_t first_steps = 300'000;  // of the search: about a second

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
  const auto search = [&](std::uint64_t steps) -> std::optional<FirstTwo> {
    auto found = find_placements(problem, 2, steps, context);
    if (!found || !found->complete) return std::nullopt;
    std::sort(found->placements.begin(), found->placements.end());
    return FirstTwo{std::move(found->placements), "search"};
  };
  if (!choices.method.empty()) return by_numbers(problem, choices, limits);
  if (auto two = search(first_steps)) return *two;
  try {
    return by_numbers(problem, choices, limits);
  } catch (const Error& error) {
    if (error.kind != Error::Kind::unanswered) throw;
    // A step takes at most some ten microseconds.
    const double steps = std::min(choices.seconds * 1e5, 1e18);
    if (auto two = search(static_cast<std::uint64_t>(steps))) return *two;
    throw;
  }
}

}  // namespace rookery
