// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

// A slow and simple reference for tests. It shares no code with the library, not even the reader:
// a mistake in one is then unlikely to be in the other.
namespace oracle {

using Square = std::pair<int, int>;  // row, column; a1 is (0, 0)

// A piece on a square; its kind is counted from 0 in the order of the army.
struct Stand {
  int row;
  int column;
  int kind = 0;
  auto operator<=>(const Stand&) const = default;
};

using Placement = std::vector<Stand>;

struct Range {
  long first = 0;
  long last = -1;  // -1: no upper limit
};

struct Kind {
  std::string piece;
  std::string colour;  // white, black or empty
  Range number;
};

// So many pieces (of one kind, or of all with kind -1) must stand on these squares.
struct Quota {
  int kind;
  Range range;
  std::vector<Square> squares;
};

struct Problem {
  int rows = 0;
  int columns = 0;
  std::string gluing = "plane";
  std::vector<std::string> cells;  // the lowest row first: . free, - hole, * wall
  std::vector<Kind> army;
  Placement given;
  std::string hostile = "all";
  std::vector<Quota> quotas;  // one for each row, column and region that has one
};

struct Maximum {
  long pieces;  // -1: no placement at all within the ranges
  std::uint64_t placements;
};

// Counts by the number of pieces of each kind, without zeros.
using Counts = std::map<std::vector<long>, std::uint64_t>;

// The enumeration looked at more sets of pieces than it was allowed to.
struct TooMany : std::runtime_error {
  using std::runtime_error::runtime_error;
};
constexpr std::uint64_t no_limit = UINT64_MAX;

// BOARD ARMY OPTIONS. A modulus is read and forgotten. Throws std::runtime_error.
Problem read(const std::string& text);

// Does a piece at (0, 0) of a boundless board attack (rows, columns)? One direction only.
bool attacks(const std::string& piece, int rows, int columns);

// The placements within all ranges, counted.
Counts counts(const Problem& problem, std::uint64_t limit = no_limit);

// [k]: how many placements of exactly k pieces in all there are, whatever the army's ranges say.
std::vector<std::uint64_t> table(const Problem& problem);

// All placements within the ranges.
std::uint64_t count(const Problem& problem);

// The largest number of pieces within the ranges that has a placement.
Maximum maximum(const Problem& problem);

// All placements within the ranges, sorted, each with its pieces sorted by square.
std::vector<Placement> placements(const Problem& problem);

}  // namespace oracle
