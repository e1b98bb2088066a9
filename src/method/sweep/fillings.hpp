// SPDX-License-Identifier: Apache-2.0
// How many ways there are to fill the squares of a frontier, and to have filled the lines before.
#pragma once
#include <cstdint>
#include <vector>

#include "problem/instance.hpp"

namespace rookery::sweeping {

// A line as a frontier sees it: `hidden` of its squares are decided and not on the frontier any
// more, `left` are undecided. Its pieces so far are in the key while some are.
struct SeenLine {
  std::vector<std::uint32_t> shown;  // squares of the frontier
  std::int64_t hidden = 0, left = 0;
  Range range;
  int kind = Quota::all;
  std::size_t family = 0;  // its lines are of one kind and have no square in common
};

struct Shown {
  Instance frontier;  // `numbers`: of pieces on it
  std::vector<SeenLine> lines;
  std::size_t families = 0;
  std::int64_t hidden = 0;  // squares
};

// About how many states: fillings of the frontier, each with the numbers that the open lines may
// hold besides. `effort`: how many times to look, at least once.
double states_sampled(const Shown& shown, std::size_t effort);

}  // namespace rookery::sweeping
