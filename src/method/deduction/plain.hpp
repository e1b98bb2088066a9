// SPDX-License-Identifier: Apache-2.0
// The plain search: what every demand still lacks is deduced on sets of open stands, then a stand
// is tried where the fewest ways are left.
#pragma once
#include <functional>

#include "base/context.hpp"
#include "method/deduction/model.hpp"

namespace rookery::deduction {

// Is told each placement: the bits that are taken, in no order. False: that is enough.
using Visit = std::function<bool(const Bits&)>;

// How a search ended.
struct Ended {
  bool whole = false;       // there are no other placements than those told
  std::uint64_t nodes = 0;  // sets of open stands looked at
  std::uint64_t told = 0;   // placements
  double share = 0;         // of the tree, if the branches of a node are alike
  double operations = 0;    // about so many nanoseconds
  bool learned = false;     // by the learning search
};

// Ends after so many nodes. Each placement is told once.
Ended search_plainly(const Model& model, std::uint64_t most_nodes, const Context& context,
                     const Visit& visit);

}  // namespace rookery::deduction
