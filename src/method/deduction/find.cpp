// SPDX-License-Identifier: Apache-2.0
#include "method/deduction/find.hpp"

#include <algorithm>

#include "method/deduction/each.hpp"
#include "method/deduction/parts.hpp"

namespace rookery {

std::optional<Found> find_placements(const Problem& problem, std::uint64_t most, double operations,
                                     const Context& context,
                                     const std::function<void(const Placement&)>& tell) {
  using namespace deduction;
  if (beyond_a_graph(problem, most_squares)) return std::nullopt;
  const Task task = task_of(problem);
  if (task.model.size() > most_stands || has_weights(task.instance)) return std::nullopt;
  Found found;
  const auto visit = [&](const Bits& bits) {
    Placement placement = problem.given;
    for (const std::uint32_t bit : bits) placement.push_back(stand_of(task, bit));
    std::sort(placement.begin(), placement.end());
    tell(placement);
    return ++found.placements < most;
  };
  const Ended ended = each_placement(task.model, most, operations, context, visit);
  found.complete = ended.whole || found.placements >= most;
  found.work = ended.nodes;
  return found;
}

}  // namespace rookery
