// SPDX-License-Identifier: Apache-2.0
// Which squares of a board are in conflict for a piece.
#pragma once
#include <optional>
#include <utility>
#include <vector>

#include "problem/problem.hpp"

namespace rookery {

// Would equal pieces on these two different squares be in conflict?
bool conflict(const Piece& piece, const Square& one, const Square& other);

// The piece's moves as they act on this board: those that lead off it from every square are
// dropped, `steps` is the most times the move fits (or may be made), and a move whose squares
// another one covers is dropped. Two pieces with equal lists conflict alike on the board.
std::vector<Move> moves_on(const Board& board, const Piece& piece);

// A pair of given squares in conflict, if there is one.
// Time O(moves * given * log given), memory O(given).
std::optional<std::pair<Square, Square>> conflict_among(const Piece& piece,
                                                        const std::vector<Square>& given);

}  // namespace rookery
