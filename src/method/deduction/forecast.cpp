// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "method/deduction/each.hpp"
#include "method/deduction/parts.hpp"

namespace rookery::deduction {
namespace {

constexpr std::uint64_t first_nodes = 2000;
constexpr double worth_more = 5e7;  // operations: what is predicted to take more is looked at again
constexpr double of_a_trial = 5e7;  // operations
constexpr double hopeful = 3;       // times as much as a search promises that has not ended

}  // namespace

// The plain search tells which share of its tree it has seen; what it promises is not much better
// than a guess, but what it ended is certain. Where it promises to take long, the learning search
// may still end soon.
std::optional<Forecast> forecast(const Task& task) {
  const Wish counted{UINT64_MAX, 0};
  const Visit nobody = [](const Bits&) {};
  const Ended first = search_plainly(task.model, counted, first_nodes, Context{}, nobody);
  const auto told = static_cast<double>(first.found);
  if (first.whole) return Forecast{first.operations, told};
  const double operations = first.share > 0 ? hopeful * first.operations / first.share : 1e300;
  if (operations > worth_more && told * 20 < static_cast<double>(first.nodes)) {
    const Ended more = each_placement(task.model, counted, of_a_trial, Context{}, nobody);
    if (more.whole) return Forecast{more.operations, static_cast<double>(more.found)};
  }
  if (first.share <= 0) return std::nullopt;
  return Forecast{operations, told / first.share};
}

}  // namespace rookery::deduction
