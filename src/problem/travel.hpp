// SPDX-License-Identifier: Apache-2.0
// Where moves lead on any board, step by step.
#pragma once
#include <optional>
#include <vector>

#include "problem/problem.hpp"

namespace rookery {

// A piece under way: its square and the direction of its next step.
struct Heading {
  Square square;
  std::int64_t rows = 0, columns = 0;
};

// One step on, over joined edges; none: off the board. Holes and walls are not looked at.
std::optional<Heading> step(const Board& board, const Heading& heading);

// The free squares that a piece on `from` attacks, sorted, none twice. `from` is not among them:
// a ride that comes back to it ends there and forbids nothing.
// Time O(moves * squares of a ride).
std::vector<Square> attacked_from(const Board& board, const Piece& piece, const Square& from);
void attacked_from(const Board& board, const Piece& piece, const Square& from,
                   std::vector<Square>& attacked);  // which it overwrites

}  // namespace rookery
