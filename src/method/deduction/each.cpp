// SPDX-License-Identifier: Apache-2.0
#include "method/deduction/each.hpp"

#include <algorithm>

#include "method/deduction/learner.hpp"

namespace rookery::deduction {
namespace {

constexpr double nodes_a_placement = 100;  // a search that finds so many learns little
constexpr double soon = 20;                // times the first nodes: not worth learning

}  // namespace

bool gets_on(const Ended& first) {
  const auto nodes = static_cast<double>(first.nodes);
  return nodes < nodes_a_placement * static_cast<double>(first.found) || first.share * soon > 1;
}

Ended each_placement(const Model& model, const Wish& wish, double operations,
                     const Context& context, const Visit& visit) {
  // What is found is told only once it is known that the search need not begin anew.
  std::vector<Bits> kept;
  Ended first = search_plainly(model, wish, first_nodes, context,
                               [&](const Bits& placement) { kept.push_back(placement); });
  if (first.whole || first.found >= wish.most || first.operations >= operations) {
    for (const Bits& placement : kept) visit(placement);
    return first;
  }
  const double node = first.operations / static_cast<double>(first.nodes);
  const auto left = [&](double each) {
    return static_cast<std::uint64_t>(std::min((operations - first.operations) / each, 1e18));
  };
  Ended second = gets_on(first)
                     ? search_plainly(model, wish, left(node), context, visit)
                     : search_learning(model, wish, left(operations_of_a_step), context, visit);
  second.operations += first.operations;
  second.nodes += first.nodes;
  return second;
}

}  // namespace rookery::deduction
