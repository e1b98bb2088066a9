// SPDX-License-Identifier: Apache-2.0
#include "method/deduction/each.hpp"

#include <algorithm>

#include "method/deduction/learner.hpp"

namespace rookery::deduction {
namespace {

constexpr std::uint64_t first_nodes = 2000;
constexpr double nodes_a_placement = 20;  // a search that finds so many learns little
constexpr double soon = 20;               // times the first nodes: not worth learning

// The placements found so far are told only once it is known that the search need not begin anew.
class Store {
 public:
  Store(std::uint64_t most, const Visit& visit) : most_(most), visit_(visit) {}
  bool keep(const Bits& placement) {
    kept_.push_back(placement);
    return kept_.size() < most_;
  }
  bool full() const { return kept_.size() >= most_; }
  void tell() const {
    for (const Bits& placement : kept_)
      if (!visit_(placement)) return;
  }

 private:
  std::uint64_t most_;
  const Visit& visit_;
  std::vector<Bits> kept_;
};

bool gets_on(const Ended& first) {
  const auto nodes = static_cast<double>(first.nodes);
  return nodes < nodes_a_placement * static_cast<double>(first.told) || first.share * soon > 1;
}

}  // namespace

Ended each_placement(const Model& model, std::uint64_t most, double operations,
                     const Context& context, const Visit& visit) {
  Store store(most, visit);
  Ended first = search_plainly(model, first_nodes, context,
                               [&](const Bits& placement) { return store.keep(placement); });
  if (first.whole || store.full() || first.operations >= operations) {
    store.tell();
    return first;
  }
  std::uint64_t told = 0;
  const Visit up_to_most = [&](const Bits& placement) { return visit(placement) && ++told < most; };
  const double node = first.operations / static_cast<double>(first.nodes);
  const auto left = [&](double each) {
    return static_cast<std::uint64_t>(std::min((operations - first.operations) / each, 1e18));
  };
  Ended second = gets_on(first)
                     ? search_plainly(model, left(node), context, up_to_most)
                     : search_learning(model, left(operations_of_a_fact), context, up_to_most);
  second.operations += first.operations;
  second.nodes += first.nodes;
  return second;
}

}  // namespace rookery::deduction
