// SPDX-License-Identifier: Apache-2.0
// The board of rooks behind a problem of rooks or bishops.
#pragma once
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "method/method.hpp"

namespace rookery::rook_boards {

// A row of the board of rooks: `length` squares from `start`, each a step further, but for those
// that are holes.
struct Line {
  Square start, step;
  std::int64_t length = 0;          // without the holes
  std::vector<std::int64_t> holes;  // steps from the start, rising

  Square square(std::int64_t index) const {
    for (const std::int64_t hole : holes) index += hole <= index;
    return {start.row + index * step.row, start.column + index * step.column};
  }
};

// One board of rooks, rows sorted by length. Every row's columns include those of all rows
// before it: a Ferrers board.
using Ferrers = std::vector<Line>;

enum class Shape { rooks, rooks_among_holes, bishops };

// Rooks or bishops, if the problem is one of them and the rows nest.
std::variant<Shape, NotApplicable> shape_of(const Problem& problem);

// How many boards of rooks there are, of at most how many rows, and how long the longest row is:
// known without listing the rows.
struct Size {
  std::int64_t boards = 0, rows = 0, longest = 0;
};
Size size_of(const Board& board, Shape shape);

// The rows of a board with holes and without walls, if they nest. Time O(rows + holes).
std::optional<Ferrers> nested_rows(const Board& board);

// The boards of rooks. Bishops: first the colour of a1, then the other; rows are the diagonals
// that rise to the right, those of equal length from right to left.
std::vector<Ferrers> ferrers_boards(const Board& board, Shape shape);

// The column of the board of rooks that a square lies in.
std::int64_t column_of(const Board& board, Shape shape, const Square& square);

// t[j]: the ways to put j rooks on the first rows of the board, after each row in turn; only
// numbers up to `most` are kept. The last one is the answer for the whole board.
using Counts = std::vector<Integer>;
void add_row(Counts& t, const Line& row, std::int64_t most, std::uint64_t& work);

// Predicted bits of the largest number on the way to j rooks on such a board, a bound.
double bits_of(const Size& size, Shape shape, double rooks);

}  // namespace rookery::rook_boards
