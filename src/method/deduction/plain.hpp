// SPDX-License-Identifier: Apache-2.0
// The plain search: what every demand still lacks is deduced on sets of open stands, then a stand
// is tried where the fewest ways are left.
#pragma once
#include <functional>

#include "base/context.hpp"
#include "method/deduction/model.hpp"
#include "method/deduction/wish.hpp"

namespace rookery::deduction {

// Is told a placement: the bits that are taken, in no order.
using Visit = std::function<void(const Bits&)>;

// How a search ended.
struct Ended {
  bool whole = false;       // there are no other placements than those found
  std::uint64_t nodes = 0;  // sets of open stands looked at
  std::uint64_t found = 0;  // placements
  double share = 0;         // of the tree, if the branches of a node are alike
  double operations = 0;    // about so many nanoseconds
  bool learned = false;     // by the learning search
};

// Ends after so many nodes; telling of placements counts as some. Each placement is found once.
Ended search_plainly(const Model& model, const Wish& wish, std::uint64_t most_nodes,
                     const Context& context, const Visit& visit);

}  // namespace rookery::deduction
