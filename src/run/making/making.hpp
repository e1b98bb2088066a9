// SPDX-License-Identifier: Apache-2.0
// New puzzles with exactly one solution.
#pragma once
#include <cstdint>

#include <rookery/puzzles.hpp>

#include "run/run.hpp"

namespace rookery {

struct Made {
  Problem problem;
  Placement solution;
  std::uint64_t tries = 0;  // divisions into regions that were looked at
};

// Stars that do not touch are placed at random, regions grown around them; then squares change
// hands until no other solution is left. The same for the same seed. Throws Error::Kind::unanswered
// if the budget is over (seconds at a thousand million operations), or there is no such puzzle.
Made make_puzzle(const PuzzleOrder& order, double seconds, const Limits& limits);

}  // namespace rookery
