// SPDX-License-Identifier: Apache-2.0
#include "problem/conflict.hpp"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace rookery {
namespace {

// fits: sizes and steps are below 2^63, so their products are below 2^126 in size.
__extension__ using Wide = __int128;

std::int64_t size_of(std::int64_t component) { return component < 0 ? -component : component; }

// How many times the move fits on the board, from the best square.
std::int64_t reach_on(const Board& board, const Move& move) {
  std::int64_t reach = move.steps == 0 ? Range::unlimited : move.steps;
  if (move.rows != 0) reach = std::min(reach, (board.rows - 1) / size_of(move.rows));
  if (move.columns != 0) reach = std::min(reach, (board.columns - 1) / size_of(move.columns));
  return reach;
}

// Is every square that `move` leads to also one that `other` leads to?
bool covers(const Move& other, const Move& move) {
  if (Wide{other.rows} * move.columns != Wide{other.columns} * move.rows) return false;
  const std::int64_t large = move.rows != 0 ? size_of(move.rows) : size_of(move.columns);
  const std::int64_t small = other.rows != 0 ? size_of(other.rows) : size_of(other.columns);
  return large % small == 0 && Wide{large / small} * move.steps <= other.steps;
}

// How many times `move` leads from `from` to `to`; 0: it does not, or the other way round.
std::int64_t times(const Move& move, const Square& from, const Square& to) {
  const Wide rows = Wide{to.row} - from.row, columns = Wide{to.column} - from.column;
  const Wide steps = move.rows != 0 ? rows / move.rows : columns / move.columns;
  if (steps <= 0 || steps * move.rows != rows || steps * move.columns != columns) return 0;
  return static_cast<std::int64_t>(steps);  // fits: at most the larger side of the board
}

bool makes(const Move& move, const Square& from, const Square& to) {
  const std::int64_t steps = times(move, from, to);
  return steps > 0 && (move.steps == 0 || steps <= move.steps);
}

// Squares in conflict by this move stand on one line of it. Sorting by line puts the nearest
// two of a line side by side, so neighbours are all that need a look.
std::optional<std::pair<Square, Square>> conflict_by(const Move& move,
                                                     const std::vector<Square>& given) {
  using Key = std::tuple<Wide, std::int64_t, Square>;
  std::vector<Key> keys;
  keys.reserve(given.size());
  for (const Square& square : given) {
    const Wide line = Wide{square.row} * move.columns - Wide{square.column} * move.rows;
    const std::int64_t phase =
        move.rows != 0 ? square.row % move.rows : square.column % move.columns;
    keys.emplace_back(line, phase, square);
  }
  std::sort(keys.begin(), keys.end());
  for (std::size_t i = 1; i < keys.size(); ++i)
    if (makes(move, std::get<2>(keys[i - 1]), std::get<2>(keys[i])))
      return std::pair(std::get<2>(keys[i - 1]), std::get<2>(keys[i]));
  return std::nullopt;
}

}  // namespace

bool conflict(const Piece& piece, const Square& one, const Square& other) {
  return std::any_of(piece.moves.begin(), piece.moves.end(), [&](const Move& move) {
    return makes(move, one, other) || makes(move, other, one);
  });
}

std::vector<Move> moves_on(const Board& board, const Piece& piece) {
  std::vector<Move> moves;
  for (Move move : piece.moves) {
    move.steps = board.rows > 0 && board.columns > 0 ? reach_on(board, move) : 0;
    if (move.steps > 0) moves.push_back(move);
  }
  // Of two equal moves the second goes: a move is dropped if one before covers it, or one behind
  // that is not its equal.
  std::vector<Move> kept;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    bool covered = false;
    for (std::size_t j = 0; j < moves.size(); ++j)
      covered |= j != i && covers(moves[j], moves[i]) && (j < i || moves[j] != moves[i]);
    if (!covered) kept.push_back(moves[i]);
  }
  return kept;
}

std::optional<std::pair<Square, Square>> conflict_among(const Piece& piece,
                                                        const std::vector<Square>& given) {
  for (const Move& move : piece.moves)
    if (const auto pair = conflict_by(move, given)) return pair;
  return std::nullopt;
}

}  // namespace rookery
