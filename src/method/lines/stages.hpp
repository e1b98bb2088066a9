// SPDX-License-Identifier: Apache-2.0
// A board of rooks row by row: which columns are alike after each row.
#pragma once
#include <cstdint>
#include <vector>

#include "method/lines/boards.hpp"

namespace rookery::lines {

using Order = std::vector<std::uint32_t>;  // of all rows

// Columns with the same cells, by row and weight, in the rows that are left.
struct Class {
  std::uint32_t pattern = 0;
  std::int64_t size = 0;     // columns
  std::int64_t touched = 0;  // of them, those with a cell in a row done
  std::int64_t most = 0;     // of them can be occupied
};

// When `done` rows are done. Columns without a row left are in no class.
struct Stage {
  std::size_t done = 0;
  std::int64_t gone = 0;    // columns without a row left that have a cell
  std::vector<Class> list;  // by pattern
};

class Stages {
 public:
  static constexpr std::uint32_t nothing = 0;  // the pattern of no cells

  // What a column has left: a cell in this row (by its place in the order), and then the rest.
  struct Pattern {
    std::size_t row = 0;
    std::uint32_t weight = 0, rest = nothing;
  };

  Stages(const RookBoard& board, const Order& order);

  std::size_t rows() const { return by_row_.size(); }
  const Pattern& pattern(std::uint32_t number) const { return patterns_[number]; }
  Stage stage(std::size_t done) const;

  // How many states there are at most: numbers of occupied columns of each class, together no more
  // than the rows done or the most rooks.
  static double states_at_most(const Stage& stage, std::int64_t most_rooks);

  // The columns of each class that cross a row done, and the rows done that cross each column.
  struct Crossings {
    std::vector<std::vector<std::uint32_t>> columns_of_class, rows_of_column;
  };
  Crossings crossings(const Stage& stage) const;

  // The weights of a row's cells, and their columns.
  const std::vector<Cell>& row(std::size_t place) const { return by_row_[place]; }
  std::size_t columns() const { return by_column_.size(); }

 private:
  std::uint32_t pattern_after(std::uint32_t column, std::size_t done) const;

  std::vector<std::vector<Cell>> by_row_, by_column_;  // rows by their places in the order
  std::vector<std::uint32_t> full_;                    // the pattern of each column
  std::vector<Pattern> patterns_;
};

}  // namespace rookery::lines
