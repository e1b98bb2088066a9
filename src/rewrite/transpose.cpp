// SPDX-License-Identifier: Apache-2.0
// Rows and columns change places.
//
// Reflecting the board in its diagonal a1, b2, ... takes the square (r, c) to (c, r), every move
// (a, b) to (b, a), row quotas to column quotas, and a cylinder to one joined at top and bottom.
// Conflicts are kept, so placements correspond one to one. It serves methods that go by columns:
// a piece that fills its row becomes one that fills its column. A board whose sides are joined
// turned over has no counterpart here.
//
// Tested by test/rewrite/transpose_test.cpp and test/agree.
#include <algorithm>

#include "rewrite/rewrite.hpp"

namespace rookery {
namespace {

Square turned(const Square& square) { return {square.column, square.row}; }

void turn(std::vector<Square>& squares) {
  for (Square& square : squares) square = turned(square);
  std::sort(squares.begin(), squares.end());
}

void turn(Board& board) {
  std::swap(board.rows, board.columns);
  turn(board.holes);
  turn(board.walls);
  if (board.gluing == Gluing::cylinder)
    board.gluing = Gluing::cylinder_v;
  else if (board.gluing == Gluing::cylinder_v)
    board.gluing = Gluing::cylinder;
}

void turn(Regions& regions, const Board& turned_board) {
  std::vector<std::string> rows(static_cast<std::size_t>(turned_board.rows));
  for (const std::string& row : regions.rows)
    for (std::size_t column = 0; column < row.size(); ++column) rows[column] += row[column];
  regions.rows = std::move(rows);
}

bool symmetric(const Problem& problem) {
  return std::all_of(problem.army.begin(), problem.army.end(), [](const Kind& kind) {
    return transposed(kind.piece).attacks == kind.piece.attacks;
  });
}

std::optional<Equal> apply(const Problem& problem) {
  const Board& board = problem.board;
  if (turns_over(board.gluing)) return std::nullopt;
  // The same problem again, but for the names of its squares.
  if (symmetric(problem) && board.rows == board.columns && board.plain() && problem.given.empty() &&
      problem.quotas.none())
    return std::nullopt;
  Part part{problem};
  Problem& other = part.problem;
  turn(other.board);
  for (Kind& kind : other.army) kind.piece = transposed(kind.piece);
  for (Stand& stand : other.given) stand.square = turned(stand.square);
  std::sort(other.given.begin(), other.given.end());
  std::swap(other.quotas.per_row, other.quotas.per_column);
  for (Regions& regions : other.quotas.per_region) turn(regions, other.board);
  part.where = turned;
  return Equal{Equal::Join::product, {std::move(part)}, "rows and columns change places"};
}

}  // namespace

extern const Rewrite transpose;
const Rewrite transpose = {"transpose", apply};

}  // namespace rookery
