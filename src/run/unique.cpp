// SPDX-License-Identifier: Apache-2.0
#include "run/unique.hpp"

#include <algorithm>

#include "method/deduction/find.hpp"

namespace rookery {
namespace {

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
  const double most_operations = choices.seconds * 1e9;
  const auto search = [&](double operations) -> std::optional<FirstTwo> {
    FirstTwo two{{}, "deduction"};
    const auto found =
        find_placements(problem, {2}, operations, context,
                        [&](const Placement& one) { two.placements.push_back(one); });
    if (!found || !found->complete) return std::nullopt;
    std::sort(two.placements.begin(), two.placements.end());
    return two;
  };
  if (!choices.method.empty()) return by_numbers(problem, choices, limits);
  if (auto two = search(operations_at_first(choices.seconds))) return *two;
  try {
    return by_numbers(problem, choices, limits);
  } catch (const Error& error) {
    if (error.kind != Error::Kind::unanswered) throw;
    if (auto two = search(most_operations)) return *two;
    throw;
  }
}

}  // namespace rookery
