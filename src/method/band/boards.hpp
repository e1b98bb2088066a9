// SPDX-License-Identifier: Apache-2.0
// The boards of rooks behind a problem of rooks or bishops, given pieces folded away.
#pragma once
#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include "method/method.hpp"

namespace rookery::bands {

enum class Shape { rooks, bishops };

// Rooks or bishops on this board? By their moves, not by name.
std::optional<Shape> shape_of(const Problem& problem);

// Columns of a board of rooks that have the same rows: first..last, counted from 0.
struct Group {
  std::int64_t first = 0, last = 0, size = 0;
};

// Which board of rooks: rooks have one; bishops one for each colour. The rows are the rising
// diagonals (rooks: the rows), or the falling ones (the columns) if exchanged.
struct Facing {
  Shape shape = Shape::rooks;
  std::int64_t colour = 0;  // of the squares: row + column, modulo 2
  bool exchanged = false;
};

// A board of rooks: its rows in the order of their labels, without those of given pieces.
// A label is column - row (rising diagonals), column + row (falling ones), or the row or column.
class RookBoard {
 public:
  RookBoard(const Problem& problem, const Facing& facing);

  const Facing& facing() const { return facing_; }
  std::int64_t rows() const { return static_cast<std::int64_t>(rows_.size()); }
  const std::vector<Group>& groups() const { return groups_; }
  std::int64_t length(std::int64_t row) const { return lengths_[static_cast<std::size_t>(row)]; }

  // For a walk: the squares of a row in square order, those in closed columns left out; the label
  // of a square's column; and that column's rows (size 1; first > last if none is left).
  std::vector<Square> squares(std::int64_t row) const;
  std::int64_t column_of(const Square& square) const;
  Group rows_of_column(std::int64_t column) const;

 private:
  struct Span {
    std::int64_t first, last, step;
  };
  Span labels(bool of_columns) const;                  // all rows, or all columns
  Span across(std::int64_t label, bool column) const;  // the lines that cross this one
  void close(const Given& given);
  void group_columns();
  void measure_rows();

  Facing facing_;
  Board board_;
  std::vector<std::int64_t> rows_;         // labels
  std::set<std::int64_t> closed_columns_;  // labels
  std::vector<Group> groups_;
  std::vector<std::int64_t> lengths_;
};

// How many rows a board of rooks has at most, known without listing them.
double rows_of(const Board& board, Shape shape);

// One for rooks, on the shorter side; two for bishops, a1's colour first.
std::vector<Facing> facings(const Board& board, Shape shape);

}  // namespace rookery::bands
