// SPDX-License-Identifier: Apache-2.0
#include "problem/travel.hpp"

#include <algorithm>

namespace rookery {
namespace {

// fits: sizes and steps are below 2^63 in size, so their sums are below 2^64.
__extension__ using Wide = __int128;

// `at` brought into 0 .. size-1, and how many times it went round, as even or odd.
std::int64_t wrap(Wide at, std::int64_t size, bool& odd) {
  Wide rounds = at / size;
  if (at % size < 0) --rounds;
  odd = rounds % 2 != 0;
  return static_cast<std::int64_t>(at - rounds * size);
}

void ride(const Board& board, const Move& move, const Square& from, std::vector<Square>& attacked) {
  Heading heading{from, move.rows, move.columns};
  for (std::int64_t count = 0; move.steps == 0 || count < move.steps; ++count) {
    // A step is undone by the opposite step, so a ride that never leaves the board comes back to
    // where it began, and this ends.
    const auto next = step(board, heading);
    if (!next || next->square == from || is_wall(board, next->square)) return;
    heading = *next;
    if (is_free(board, heading.square)) attacked.push_back(heading.square);
  }
}

}  // namespace

std::optional<Heading> step(const Board& board, const Heading& heading) {
  Wide row = Wide{heading.square.row} + heading.rows;
  Wide column = Wide{heading.square.column} + heading.columns;
  Heading next = heading;
  bool odd = false;
  if (joins_sides(board.gluing))
    column = wrap(column, board.columns, odd);
  else if (column < 0 || column >= board.columns)
    return std::nullopt;
  if (odd && turns_over(board.gluing)) {
    row = Wide{board.rows} - 1 - row;
    next.rows = -next.rows;
  }
  if (joins_top(board.gluing))
    row = wrap(row, board.rows, odd);
  else if (row < 0 || row >= board.rows)
    return std::nullopt;
  next.square = {static_cast<std::int64_t>(row), static_cast<std::int64_t>(column)};
  return next;
}

std::vector<Square> attacked_from(const Board& board, const Piece& piece, const Square& from) {
  constexpr std::size_t usual = 64;  // room for the rides of most boards
  std::vector<Square> attacked;
  attacked.reserve(usual);
  attacked_from(board, piece, from, attacked);
  return attacked;
}

void attacked_from(const Board& board, const Piece& piece, const Square& from,
                   std::vector<Square>& attacked) {
  attacked.clear();
  for (const Move& move : piece.attacks) ride(board, move, from, attacked);
  std::sort(attacked.begin(), attacked.end());
  attacked.erase(std::unique(attacked.begin(), attacked.end()), attacked.end());
}

}  // namespace rookery
