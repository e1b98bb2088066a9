// SPDX-License-Identifier: Apache-2.0
#include "method/deduction/find.hpp"

#include <algorithm>

#include "method/deduction/each.hpp"
#include "method/deduction/parts.hpp"

namespace rookery {
std::optional<Found> find_placements(const Problem& problem, const Wish& wish, double operations,
                                     const Context& context,
                                     const std::function<void(const Placement&)>& tell,
                                     Chance* chance) {
  using namespace deduction;
  auto reached = task_within_reach(problem);
  auto* task = std::get_if<Task>(&reached);
  if (!task) return std::nullopt;
  if (chance) task->model = shuffled(task->model, *chance);
  Found found;
  const Ended ended = each_placement(task->model, wish, operations, context, [&](const Bits& bits) {
    Placement placement = problem.given;
    for (const std::uint32_t bit : bits) placement.push_back(stand_of(*task, bit));
    std::sort(placement.begin(), placement.end());
    tell(placement);
  });
  found.placements = ended.found;
  found.complete = ended.whole || ended.found >= wish.most;
  found.work = ended.nodes;
  return found;
}

}  // namespace rookery
