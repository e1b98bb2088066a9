// SPDX-License-Identifier: Apache-2.0
#include "run/solutions.hpp"

#include <algorithm>

#include "method/deduction/find.hpp"
#include "run/unique.hpp"

namespace rookery {
namespace {

constexpr double one_by_one = 1e9;  // operations, before counting is planned

// One by one: false if it was given up.
bool find(const Problem& problem, const SolutionChoices& choices, const Limits& limits,
          Solutions& solutions) {
  const std::uint64_t most = choices.stop == 0 ? UINT64_MAX : choices.stop + 1;
  const double operations = std::min(one_by_one, choices.seconds * 1e9);
  const auto found = find_placements(problem, {most, 2}, operations, context_of(limits),
                                     [&](const Placement& one) { solutions.first.push_back(one); });
  if (!found || !found->complete) return false;
  solutions.more = choices.stop != 0 && found->placements > choices.stop;
  solutions.count = static_cast<unsigned long>(solutions.more ? choices.stop : found->placements);
  solutions.method = "deduction";
  solutions.work = found->work;
  return true;
}

void count(const Problem& problem, const SolutionChoices& choices, const Limits& limits,
           Solutions& solutions) {
  const Plan plan = make_plan(problem, {choices.method, limits.bytes});
  require_affordable(plan, limits.bytes, choices.seconds);
  if (choices.chosen) choices.chosen(plan.considered.front());
  const Answer answer = run(plan, limits);
  solutions.count = answer.table.values.at(0);
  solutions.method = way_of(plan);
  solutions.work = answer.work;
}

}  // namespace

Solutions solutions_of(const Problem& problem, const SolutionChoices& choices,
                       const Limits& limits) {
  Solutions solutions;
  if (!choices.method.empty() || !find(problem, choices, limits, solutions)) {
    count(problem, choices, limits, solutions);
    const std::size_t wanted = solutions.count > 1 ? 2 : solutions.count.get_ui();
    if (solutions.first.size() < wanted)
      solutions.first = first_two(problem, {"", choices.seconds, {}}, limits).placements;
  }
  std::sort(solutions.first.begin(), solutions.first.end());
  return solutions;
}

}  // namespace rookery
