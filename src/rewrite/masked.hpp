// SPDX-License-Identifier: Apache-2.0
// What rewrites of boards with masks share.
#pragma once
#include <vector>

#include "rewrite/rewrite.hpp"

namespace rookery {

// The least rectangle around squares.
struct Frame {
  Square corner;  // its lowest row and leftmost column
  std::int64_t rows = 0, columns = 0;
};
Frame frame_of(const std::vector<Square>& squares);

// The problem on the frame alone, moved to a1; all free squares and given pieces are in it.
Part cropped(const Problem& problem, const Frame& frame);

// The problem with only these squares free (sorted); walls stay walls.
Problem kept_to(const Problem& problem, const std::vector<Square>& squares);

}  // namespace rookery
