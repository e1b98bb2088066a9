// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "method/deduction/each.hpp"
#include "method/deduction/learner.hpp"
#include "method/deduction/parts.hpp"

namespace rookery::deduction {
namespace {

constexpr double of_a_trial = 5e7;  // operations
constexpr double hopeful = 3;       // times as much as a search promises that has not ended

}  // namespace

// As each_placement goes. What the plain search promises, by the share of its tree that it has
// seen, is not much better than a guess, and what the learning search promises is nothing at all:
// it ends on trial, or there is no telling.
std::optional<Forecast> forecast(const Task& task) {
  const Wish counted{UINT64_MAX, 0};
  const Visit nobody = [](const Bits&) {};
  const Ended first = search_plainly(task.model, counted, first_nodes, Context{}, nobody);
  const auto found = static_cast<double>(first.found);
  if (first.whole) return Forecast{first.operations, found};
  if (gets_on(first)) {
    if (first.share <= 0) return std::nullopt;
    return Forecast{hopeful * first.operations / first.share, found / first.share};
  }
  const auto steps = static_cast<std::uint64_t>(of_a_trial / operations_of_a_step);
  const Ended more = search_learning(task.model, counted, steps, Context{}, nobody);
  if (!more.whole) return std::nullopt;
  return Forecast{first.operations + more.operations, static_cast<double>(more.found)};
}

}  // namespace rookery::deduction
