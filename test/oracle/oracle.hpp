// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

// A slow and simple reference for tests. It shares no code with the library, not even the reader:
// a mistake in one is then unlikely to be in the other.
namespace oracle {

using Square = std::pair<int, int>;  // row, column; a1 is (0, 0)
using Placement = std::vector<Square>;

struct Problem {
  int rows;
  int columns;
  std::string kind;
  long first;
  long last;  // -1: no upper limit
  std::vector<Square> given;
};

struct Maximum {
  long pieces;  // -1: no placement at all within first..last
  std::uint64_t placements;
};

// ROWSxCOLUMNS [NUMBER] KIND [--given SQUARE,...]. Throws std::runtime_error.
Problem read(const std::string& text);

// Does a piece at (0, 0) attack (rows, columns)? One direction only.
bool attacks(const std::string& kind, int rows, int columns);

// [k]: how many placements of exactly k pieces hold the given ones, whatever first and last are.
std::vector<std::uint64_t> table(const Problem& problem);

// All placements within first..last.
std::uint64_t count(const Problem& problem);

// The largest number of pieces within first..last that has a placement.
Maximum maximum(const Problem& problem);

// All placements within first..last, sorted, each with its squares sorted by row, then column.
std::vector<Placement> placements(const Problem& problem);

}  // namespace oracle
