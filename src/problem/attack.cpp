// SPDX-License-Identifier: Apache-2.0
#include "problem/attack.hpp"

namespace rookery {
namespace {

using Marked = std::vector<bool>;  // by row * columns + column

bool fits_on(const Board& board, const Move& move) {
  return -board.rows < move.rows && move.rows < board.rows && -board.columns < move.columns &&
         move.columns < board.columns;
}

void mark(const Board& board, const Move& move, Square square, Marked& marked) {
  // A step shorter than the board leaves it after fewer steps than it has rows or columns.
  for (std::int64_t step = 0; move.steps == 0 || step < move.steps; ++step) {
    // fits: both are below the sides in size, and bits for all squares were allocated.
    square = {square.row + move.rows, square.column + move.columns};
    if (!contains(board, square)) return;
    marked[static_cast<std::size_t>(square.row * board.columns + square.column)] = true;
  }
}

}  // namespace

std::vector<Square> attacked_squares(const Board& board, const Piece& piece, const Given& given) {
  Marked marked(static_cast<std::size_t>(board.rows * board.columns));
  for (const Move& move : piece.attacks)
    if (fits_on(board, move))
      for (const Square& square : given) mark(board, move, square, marked);
  std::vector<Square> attacked;
  for (std::int64_t row = 0; row < board.rows; ++row)
    for (std::int64_t column = 0; column < board.columns; ++column)
      if (marked[static_cast<std::size_t>(row * board.columns + column)])
        attacked.push_back({row, column});
  return attacked;
}

}  // namespace rookery
