// SPDX-License-Identifier: Apache-2.0
// Regions as the borders between them: the parts that borders leave of a board.
#pragma once
#include <string_view>
#include <vector>

#include "problem/puzzle/partition.hpp"

namespace rookery::puzzle {

struct Borders {
  Borders(std::size_t rows_of_board, std::size_t columns_of_board)
      : rows(rows_of_board),
        columns(columns_of_board),
        right(rows * columns, false),
        below(rows * columns, false) {}

  std::size_t rows, columns;
  // Of the square at row * columns + column, rows from the top: is a border to its right, below it?
  std::vector<bool> right, below;
};

// The parts in the order in which they appear from the top left, from 0 on.
Labels parts_between(const Borders& borders);

// The borders of a partition that has every square in a region. Throws Error::Kind::input if a
// region is in several parts; `format` is what cannot hold it.
Borders borders_of(const Partition& partition, std::string_view format);

}  // namespace rookery::puzzle
