// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "oracle.hpp"
#include "oracle_piece.hpp"

namespace oracle {

// Where pieces may stand: row by row from a1.
std::vector<Square> free_squares(const Problem& problem);

// The free squares that a piece with these moves attacks from `start`, found by walking over the
// board step by step. A square may come twice.
std::vector<Square> attacked_squares(const Problem& problem, const std::vector<Move>& moves,
                                     const Square& start);

// Do pieces of these kinds attack each other at all?
bool hostile(const Problem& problem, int kind, int other);

}  // namespace oracle
