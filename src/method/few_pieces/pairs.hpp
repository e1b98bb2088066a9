// SPDX-License-Identifier: Apache-2.0
// How many pairs of squares a set of moves joins, on a rectangle of any size.
#pragma once
#include <vector>

#include "problem/problem.hpp"

namespace rookery::few {

// How many parallel moves there may be: each set of them is a term of inclusion-exclusion.
constexpr std::size_t most_parallel = 10;
bool too_many_parallel(const std::vector<Move>& moves);

// The pairs (s, t) with a move that leads from s to t; each once, however many do. The board is
// plain. Time O(2^parallel), whatever the sides.
Integer pairs_joined(const Board& board, const std::vector<Move>& moves);

}  // namespace rookery::few
