// SPDX-License-Identifier: Apache-2.0
#include "run/solutions.hpp"

#include <algorithm>

#include "method/deduction/find.hpp"
#include "problem/counts.hpp"
#include "run/placements.hpp"
#include "run/unique.hpp"

namespace rookery {

extern const Method deduction_method;

namespace {

// One by one: false if it was given up.
bool find(const Problem& problem, const SolutionChoices& choices, const Limits& limits,
          Solutions& solutions) {
  const std::uint64_t most = choices.stop == 0 ? UINT64_MAX : choices.stop + 1;
  const auto found =
      find_placements(problem, {most, 2}, operations_at_first(choices.seconds), context_of(limits),
                      [&](const Placement& one) { solutions.first.push_back(one); });
  if (!found || !found->complete) return false;
  solutions.more = choices.stop != 0 && found->placements > choices.stop;
  solutions.count = static_cast<unsigned long>(solutions.more ? choices.stop : found->placements);
  solutions.plan = {problem, &deduction_method, {}, {}, {{"deduction", std::nullopt, ""}}};
  solutions.work = found->work;
  return true;
}

void count(const Problem& problem, const SolutionChoices& choices, const Limits& limits,
           Solutions& solutions) {
  Plan plan = make_plan(problem, {choices.method, limits.bytes});
  require_affordable(plan, limits.bytes, choices.seconds);
  if (choices.chosen) choices.chosen(plan.considered.front());
  const Answer answer = run(plan, limits);
  solutions.count = answer.table.values.at(0);
  solutions.work = answer.work;
  solutions.plan = std::move(plan);
}

bool find_uses(const Problem& problem, double seconds, const Limits& limits, Uses& uses) {
  uses.table = cold(problem);
  std::vector<std::uint64_t> used(uses.table.values.size());  // fits: a node adds at most one
  const auto tell = [&](const Placement& placement) {
    for (const Stand& stand : placement) ++used[heat_place(problem, stand)];
  };
  const auto found =
      find_placements(problem, {}, operations_at_first(seconds), context_of(limits), tell);
  if (!found || !found->complete) return false;
  uses.total = static_cast<unsigned long>(found->placements);
  for (std::size_t i = 0; i < used.size(); ++i)
    uses.table.values[i] = static_cast<unsigned long>(used[i]);
  uses.method = "deduction";
  return true;
}

}  // namespace

Uses uses_of(const Problem& problem, const SolutionChoices& choices, const Limits& limits) {
  Uses uses;
  if (choices.method.empty() && find_uses(problem, choices.seconds, limits, uses)) return uses;
  const HeatPlan plan = plan_heat(problem, {choices.method, limits.bytes});
  if (!possible(plan)) require_affordable(plan.total, limits.bytes, choices.seconds);
  require_within_budget(problem, "the hint", way_of(plan), plan.cost, choices.seconds,
                        limits.bytes);
  return {run(plan, limits), way_of(plan)};
}

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
