// SPDX-License-Identifier: Apache-2.0
#include "method/rook_theory/lines.hpp"

#include <algorithm>
#include <cmath>

#include "base/factorial.hpp"
#include "problem/conflict.hpp"

namespace rookery::rook_boards {
namespace {

// A rising diagonal: all squares with column - row = offset.
Line diagonal(const Board& board, std::int64_t offset) {
  const Square start = offset >= 0 ? Square{0, offset} : Square{-offset, 0};
  return {start, {1, 1}, std::min(board.rows - start.row, board.columns - start.column), {}};
}

std::vector<Ferrers> colours(const Board& board) {
  std::vector<Ferrers> boards(2);
  for (std::int64_t offset = board.columns - 1; offset > -board.rows; --offset)
    boards[static_cast<std::size_t>(offset & 1)].push_back(diagonal(board, offset));
  for (Ferrers& rows : boards)
    std::stable_sort(rows.begin(), rows.end(),
                     [](const Line& a, const Line& b) { return a.length < b.length; });
  return boards;
}

Ferrers rectangle(const Board& board) {
  const bool by_rows = board.rows <= board.columns;
  const std::int64_t length = std::max(board.rows, board.columns);
  Ferrers rows;
  for (std::int64_t i = 0; i < std::min(board.rows, board.columns); ++i)
    rows.push_back(by_rows ? Line{{i, 0}, {0, 1}, length, {}} : Line{{0, i}, {1, 0}, length, {}});
  return rows;
}

std::variant<Shape, NotApplicable> shape_among_holes(const Board& board, bool bishops) {
  constexpr std::int64_t most_rows = 1 << 16;  // listed within a few milliseconds
  if (bishops) return NotApplicable{"the holes break the nesting of the diagonals"};
  if (board.rows > most_rows) return NotApplicable{"the board has holes and more than 65536 rows"};
  if (!nested_rows(board))
    return NotApplicable{
        "the holes break the nesting of the rows: of two rows one must have all "
        "the columns of the other"};
  return Shape::rooks_among_holes;
}

}  // namespace

std::variant<Shape, NotApplicable> shape_of(const Problem& problem) {
  const Board& board = problem.board;
  const auto moves = moves_on(board, problem.piece());
  const bool bishops = moves == moves_on(board, read_piece("bishop"));
  if (!bishops && moves != moves_on(board, read_piece("rook")))
    return NotApplicable{problem.piece().name + " is neither rook nor bishop on this board"};
  if (!problem.given.empty())
    return NotApplicable{"a given piece breaks the nesting of the rows it counts by"};
  if (!board.holes.empty()) return shape_among_holes(board, bishops);
  if (board.rows == 0 || board.columns == 0 || !bishops) return Shape::rooks;
  if (board.rows - board.columns > 1 || board.columns - board.rows > 1)
    return NotApplicable{
        "the diagonals of a board with sides more than 1 apart do not nest, and the formula would "
        "be wrong"};
  return Shape::bishops;
}

Size size_of(const Board& board, Shape shape) {
  const std::int64_t small = std::min(board.rows, board.columns);
  const std::int64_t large = std::max(board.rows, board.columns);
  if (shape == Shape::bishops) return {2, large, small};
  if (shape == Shape::rooks) return {1, small, large};
  return {1, board.rows, board.columns};
}

std::vector<Ferrers> ferrers_boards(const Board& board, Shape shape) {
  if (shape == Shape::bishops) return colours(board);
  return {shape == Shape::rooks ? rectangle(board) : *nested_rows(board)};
}

std::int64_t column_of(const Board& board, Shape shape, const Square& square) {
  if (shape == Shape::bishops) return square.row + square.column;
  if (shape == Shape::rooks_among_holes) return square.column;
  return board.rows <= board.columns ? square.column : square.row;
}

void add_row(Counts& t, const Line& row, std::int64_t most, std::uint64_t& work) {
  const auto rows_before = static_cast<std::int64_t>(t.size()) - 1;
  const std::int64_t top = std::min({rows_before + 1, row.length, most});
  if (top > rows_before) t.emplace_back(0);
  for (std::int64_t j = top; j >= 1; --j)
    mpz_addmul_ui(t[static_cast<std::size_t>(j)].get_mpz_t(),
                  t[static_cast<std::size_t>(j - 1)].get_mpz_t(),
                  static_cast<unsigned long>(row.length - (j - 1)));
  work += static_cast<std::uint64_t>(top);
}

double bits_of(const Size& size, Shape shape, double rooks) {
  const auto rows = static_cast<double>(size.rows), longest = static_cast<double>(size.longest);
  if (shape != Shape::bishops)
    return log2_choose(rows, rooks) + log2_choose(longest, rooks) + log2_factorial(rooks);
  // A colour of n x n counts like S2(n, n-j) <= C(n, j) (n-j)^j (Stirling numbers; the essay).
  return log2_choose(rows, rooks) + rooks * std::log2(std::max(rows - rooks, 1.0) + 1);
}

}  // namespace rookery::rook_boards
