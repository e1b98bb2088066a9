// SPDX-License-Identifier: Apache-2.0
// Boards in a word: 8x8, 8x8/torus, fen:8/3-4.
#include "problem/board.hpp"

#include "fuzz/same.hpp"
#include "fuzz/target.hpp"
#include "problem/fen.hpp"

using namespace rookery;

// A board's text has no squares; with holes or walls FEN writes it.
bool fuzz::accepts(std::string_view text) {
  return read_and_check([&] { return read_board(text); },
                        [](const Board& board) {
                          const std::string written =
                              board.full() ? text_of(board) : "fen:" + fen_of(board);
                          require(same(read_again(read_board, written), board), written);
                        });
}
