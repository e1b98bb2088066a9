// SPDX-License-Identifier: Apache-2.0
// Boards of rooks found in a graph of conflicts: the squares' lines become rows and columns.
#pragma once
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "problem/instance.hpp"

namespace rookery::lines {

// A square of a board of rooks; `weight` squares of the problem are in it that have the same
// conflicts and exclude each other.
struct Cell {
  std::uint32_t row = 0, column = 0;
  std::uint32_t weight = 1;
};

// Two cells are in conflict iff they share a row or a column. Connected: no part of it is a board
// of its own.
struct RookBoard {
  std::size_t rows = 0, columns = 0;
  std::vector<Cell> cells;

  RookBoard exchanged() const;  // rows for columns
};

struct NoBoards {
  std::string why;
};

// The boards of the graph of conflicts of an instance of one kind, if it is one of lines.
// Time O(conflicts), and sorting them.
std::variant<std::vector<RookBoard>, NoBoards> boards_of(const Instance& instance);

}  // namespace rookery::lines
