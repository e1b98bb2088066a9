// SPDX-License-Identifier: Apache-2.0
// Star battles: so many stars in every row, column and region, no two of them touching. With one
// star it is the Queens puzzle.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "problem/problem.hpp"
#include "problem/puzzle/partition.hpp"

namespace rookery::puzzle {

struct RegionPuzzle {
  std::int64_t stars = 0;             // 0: not said
  std::string piece;                  // empty: not said
  std::vector<Partition> partitions;  // at least one; their size is the board's
  std::vector<std::string> given;     // squares that must hold a star
};

// Throws Error::Kind::input for what is no star battle, whatever it holds: the board is no square,
// partitions differ in size, or rows and regions want different numbers of stars. (Regions with too
// few squares are sound: such a puzzle has no solution.)
void require_sound(const RegionPuzzle& puzzle);

// The canonical text of the problem; the puzzle says its stars and its piece, and is checked.
std::string problem_text(const RegionPuzzle& puzzle);

// The puzzle that a problem is, with the letters of the problem. Throws Error::Kind::input where it
// is none; `format` is what cannot hold it.
RegionPuzzle region_puzzle_of(const Problem& problem, std::string_view format);

// The same, with no given squares.
RegionPuzzle blank_puzzle_of(const Problem& problem, std::string_view format);

// The same, with one partition that has every square in a region.
RegionPuzzle whole_puzzle_of(const Problem& problem, std::string_view format);

}  // namespace rookery::puzzle
