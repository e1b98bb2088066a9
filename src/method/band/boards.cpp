// SPDX-License-Identifier: Apache-2.0
#include "method/band/boards.hpp"

#include <algorithm>

#include "problem/conflict.hpp"

namespace rookery::bands {
namespace {

std::int64_t row_label(const Facing& facing, const Square& square, bool of_column) {
  const bool falling = of_column != facing.exchanged;
  if (facing.shape == Shape::rooks) return falling ? square.column : square.row;
  return falling ? square.column + square.row : square.column - square.row;
}

bool of_colour(const Facing& facing, const Square& square) {
  return facing.shape == Shape::rooks || ((square.row + square.column) & 1) == facing.colour;
}

}  // namespace

std::optional<Shape> shape_of(const Problem& problem) {
  const auto moves = moves_on(problem.board, problem.piece());
  if (moves == moves_on(problem.board, read_piece("rook"))) return Shape::rooks;
  if (moves == moves_on(problem.board, read_piece("bishop"))) return Shape::bishops;
  return std::nullopt;
}

double rows_of(const Board& board, Shape shape) {
  const auto rows = static_cast<double>(board.rows), columns = static_cast<double>(board.columns);
  if (rows == 0 || columns == 0) return 0;
  return shape == Shape::rooks ? std::min(rows, columns) : (rows + columns) / 2;
}

std::vector<Facing> facings(const Board& board, Shape shape) {
  if (shape == Shape::rooks) return {{shape, 0, board.columns < board.rows}};
  return {{shape, 0, false}, {shape, 1, false}};
}

RookBoard::RookBoard(const Problem& problem, const Facing& facing)
    : facing_(facing), board_(problem.board) {
  if (board_.rows == 0 || board_.columns == 0) return;
  const Span all = labels(false);
  for (std::int64_t label = all.first; label <= all.last; label += all.step) rows_.push_back(label);
  close(problem.given);
  group_columns();
  measure_rows();
}

RookBoard::Span RookBoard::labels(bool of_columns) const {
  const bool falling = of_columns != facing_.exchanged;
  if (facing_.shape == Shape::rooks) return {0, (falling ? board_.columns : board_.rows) - 1, 1};
  if (falling) return {facing_.colour, board_.rows + board_.columns - 2, 2};
  const std::int64_t least = 1 - board_.rows;
  return {least + ((least & 1) != facing_.colour), board_.columns - 1, 2};
}

// On m x n the falling diagonals s = c + r that cross the rising d = c - r are those with
// 0 <= (s - d)/2 < m and 0 <= (s + d)/2 < n, s and d of equal parity; and the other way round.
RookBoard::Span RookBoard::across(std::int64_t label, bool column) const {
  if (facing_.shape == Shape::rooks) return labels(!column);
  const std::int64_t top = 2 * (board_.rows - 1), right = 2 * (board_.columns - 1);
  if (column != facing_.exchanged)
    return {std::max(-label, label - top), std::min(label, right - label), 2};
  return {std::max(label, -label), std::min(top + label, right - label), 2};
}

// A given piece takes its row and its column off the board of rooks of its colour.
void RookBoard::close(const Given& given) {
  std::set<std::int64_t> closed_rows;
  for (const Square& square : squares_of(given)) {
    if (!of_colour(facing_, square)) continue;
    closed_rows.insert(row_label(facing_, square, false));
    closed_columns_.insert(row_label(facing_, square, true));
  }
  std::erase_if(rows_, [&](std::int64_t label) { return closed_rows.count(label) > 0; });
}

Group RookBoard::rows_of_column(std::int64_t column) const {
  const Span span = across(column, true);
  const auto first = std::lower_bound(rows_.begin(), rows_.end(), span.first);
  const auto end = std::upper_bound(rows_.begin(), rows_.end(), span.last);
  return {first - rows_.begin(), end - rows_.begin() - 1, 1};
}

void RookBoard::group_columns() {
  const Span all = labels(true);
  if (facing_.shape == Shape::rooks) {  // all columns alike, and there may be 2^63 of them
    const auto closed = static_cast<std::int64_t>(closed_columns_.size());
    if (rows() > 0 && all.last + 1 > closed)
      groups_.push_back({0, rows() - 1, all.last + 1 - closed});
    return;
  }
  for (std::int64_t label = all.first; label <= all.last; label += all.step) {
    if (closed_columns_.count(label) > 0) continue;
    const Group own = rows_of_column(label);
    if (own.first <= own.last) groups_.push_back(own);
  }
}

void RookBoard::measure_rows() {
  std::vector<std::int64_t> change(rows_.size() + 1, 0);
  for (const Group& group : groups_) {
    change[static_cast<std::size_t>(group.first)] += group.size;
    change[static_cast<std::size_t>(group.last + 1)] -= group.size;
  }
  std::int64_t length = 0;
  for (std::size_t row = 0; row < rows_.size(); ++row) lengths_.push_back(length += change[row]);
}

std::int64_t RookBoard::column_of(const Square& square) const {
  return row_label(facing_, square, true);
}

std::vector<Square> RookBoard::squares(std::int64_t row) const {
  const std::int64_t label = rows_[static_cast<std::size_t>(row)];
  const Span span = across(label, false);
  std::vector<Square> all;
  for (std::int64_t column = span.first; column <= span.last; column += span.step) {
    if (closed_columns_.count(column) > 0) continue;
    const std::int64_t falling = facing_.exchanged ? label : column;
    const std::int64_t rising = facing_.exchanged ? column : label;
    if (facing_.shape == Shape::rooks)
      all.push_back({rising, falling});
    else
      all.push_back({(falling - rising) / 2, (falling + rising) / 2});
  }
  std::sort(all.begin(), all.end());
  return all;
}

}  // namespace rookery::bands
