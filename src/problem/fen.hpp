// SPDX-License-Identifier: Apache-2.0
// Boards drawn in a word, as in fen:8/3-4/2*5.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "problem/board.hpp"

namespace rookery {

// Reads the rows behind `fen:`, the highest first: runs of free squares of any size, `-` for a
// hole, `*` for a wall. Throws Error::Kind::input, naming the row. Time linear in the text.
Board read_fen(std::string_view text);

// A square with a letter on it: a piece that stands there.
struct Lettered {
  Square square;
  char letter = 0;
};

// The same, with letters of pieces among the squares, as files hold them: sorted by square.
Board read_fen(std::string_view text, std::vector<Lettered>& pieces);

// The rows as read_fen reads them, without `fen:`.
std::string fen_of(const Board& board);

}  // namespace rookery
