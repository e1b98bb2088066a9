// SPDX-License-Identifier: Apache-2.0
// Placements that symmetries make one.
#pragma once
#include <cstdint>

#include "problem/symmetry.hpp"

namespace rookery {

class Alike {
 public:
  // Of the problem's own kind of symmetries (Problem::up_to).
  explicit Alike(const Problem& problem);

  // How many placements are in the class of this one (sorted), if it is the least of them; else 0.
  // Time O(order * pieces * log pieces).
  std::uint64_t class_of_least(const Placement& placement) const;

 private:
  Board board_;
  Group group_;
};

}  // namespace rookery
