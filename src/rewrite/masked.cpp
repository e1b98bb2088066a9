// SPDX-License-Identifier: Apache-2.0
#include "rewrite/masked.hpp"

#include <algorithm>
#include <iterator>

namespace rookery {
namespace {

Square moved(const Square& square, const Square& by) {
  return {square.row - by.row, square.column - by.column};
}

std::vector<Square> inside(const std::vector<Square>& squares, const Board& board,
                           const Square& corner) {
  std::vector<Square> kept;
  for (const Square& square : squares)
    if (const Square there = moved(square, corner); contains(board, there)) kept.push_back(there);
  return kept;
}

}  // namespace

Frame frame_of(const std::vector<Square>& squares) {
  if (squares.empty()) return {};
  Square low = squares.front(), high = squares.front();
  for (const Square& square : squares) {
    low = {std::min(low.row, square.row), std::min(low.column, square.column)};
    high = {std::max(high.row, square.row), std::max(high.column, square.column)};
  }
  return {low, high.row - low.row + 1, high.column - low.column + 1};
}

Part cropped(const Problem& problem, const Frame& frame) {
  const Square corner = frame.corner;
  Part part{problem};
  Board& board = part.problem.board;
  board = Board{frame.rows, frame.columns};
  board.holes = inside(problem.board.holes, board, corner);
  board.walls = inside(problem.board.walls, board, corner);
  for (Stand& stand : part.problem.given) stand.square = moved(stand.square, corner);
  part.where = [corner](const Square& square) {
    return Square{square.row + corner.row, square.column + corner.column};
  };
  return part;
}

Problem kept_to(const Problem& problem, const std::vector<Square>& squares) {
  Problem kept = problem;
  std::vector<Square> closed;
  const auto free = free_squares(problem.board);
  std::set_difference(free.begin(), free.end(), squares.begin(), squares.end(),
                      std::back_inserter(closed));
  close(kept.board, closed);
  return kept;
}

}  // namespace rookery
