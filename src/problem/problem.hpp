// SPDX-License-Identifier: Apache-2.0
// A problem: which pieces on which board, what must stand where, and what is wanted.
#pragma once
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "problem/board.hpp"
#include "problem/piece.hpp"

namespace rookery {

// How many pieces of a kind: from least to most.
struct Range {
  static constexpr std::int64_t unlimited = std::numeric_limits<std::int64_t>::max();
  std::int64_t least = 0, most = unlimited;
  bool exact() const { return least == most; }
  auto operator<=>(const Range&) const = default;
};

struct Kind {
  Piece piece;
  Range number;
};

using Army = std::vector<Kind>;     // one kind, until armies of several are read
using Given = std::vector<Square>;  // sorted, none twice, all on the board

// What a method is asked for:
//   total    how many placements within the range
//   table    how many of each number, from the lower end to the last that has any
//   maximum  the largest number that has a placement, and how many have it
//   walk     the placements themselves, of one exact number
enum class Want { total, table, maximum, walk };

struct Problem {
  Board board;
  Army army;
  Given given;
  Want want = Want::total;
  Integer modulus = 0;  // of the counts; 0: none. Methods count exactly; the api reduces

  const Piece& piece() const { return army.front().piece; }
  const Range& number() const { return army.front().number; }
};

}  // namespace rookery
