// SPDX-License-Identifier: Apache-2.0
// Is there exactly one placement?
#pragma once
#include <string>
#include <vector>

#include "run/placements.hpp"

namespace rookery {

struct FirstTwo {
  std::vector<Placement> placements;  // none, the only one, or two of more
  std::string method;                 // that found them
};

// A search that ends at the second placement, or, where that takes long, the first two by number.
// Throws Error::Kind::unanswered if neither is affordable.
FirstTwo first_two(const Problem& problem, const WalkChoices& choices, const Limits& limits);

}  // namespace rookery
