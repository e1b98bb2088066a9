// SPDX-License-Identifier: Apache-2.0
// All placements that a walk leads to.
#pragma once
#include <vector>

#include "method/method.hpp"
#include "oracle/oracle.hpp"

namespace agree {

struct Leaves {
  std::vector<oracle::Placement> placements;  // in the walk's order, each sorted
  bool promises_kept = true;                  // as many below each choice as it said
};

// Null: no placement.
Leaves leaves_of(rookery::Walk* walk);

}  // namespace agree
