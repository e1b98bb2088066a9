// SPDX-License-Identifier: Apache-2.0
// Pieces are data: a set of moves, by a name of the table or in Betza notation.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <rookery/values.hpp>

namespace rookery {

// One move: forward `rows` and right `columns`, at most `steps` times over (0: any number).
struct Move {
  std::int64_t rows = 0, columns = 0, steps = 1;
  auto operator<=>(const Move&) const = default;
};

// Two pieces are in conflict if either attacks the other, so of a move and its reverse only one
// is kept in `moves`: the one that leads up, or to the right in the same row. `attacks` has them
// as they are. Both are sorted and hold no move twice.
struct Piece {
  std::string name;  // as canonical text writes it
  std::vector<Move> moves;
  std::vector<Move> attacks{};
};

// The named pieces, in the order `rookery pieces` shows them.
const std::vector<PieceRow>& piece_table();

// Reads a name, a plural or Betza notation. Throws Error::Kind::input.
Piece read_piece(std::string_view word);

// The piece with forward and right exchanged. Its name is `transposed-NAME`, which read_piece
// reads, or the name of a piece of the table that moves so (a symmetric piece is its own).
Piece transposed(const Piece& piece);

// As it attacks when it belongs to the player on the other side of the board: its forward is the
// first player's backward, its right their left. The name stays.
Piece turned(Piece piece);

// A move or its reverse, whichever leads up or right.
Move upward(const Move& move);

}  // namespace rookery
