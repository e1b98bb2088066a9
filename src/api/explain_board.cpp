// SPDX-License-Identifier: Apache-2.0
// What holes and walls mean for the pieces of this problem.
#include "api/explain_board.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/quantity.hpp"
#include "problem/army.hpp"
#include "problem/travel.hpp"

namespace rookery {
namespace {

constexpr std::int64_t most_side = 40;

bool rides(const Piece& piece) {
  return std::any_of(piece.attacks.begin(), piece.attacks.end(),
                     [](const Move& move) { return move.steps != 1; });
}

// Squares that see each other, if the piece stands on either.
std::size_t pairs_seen(const Board& board, const Piece& piece) {
  std::set<std::pair<Square, Square>> pairs;
  for (const Square& from : free_squares(board))
    for (const Square& to : attacked_from(board, piece, from)) pairs.insert(std::minmax(from, to));
  return pairs.size();
}

// With all holes made walls, or all walls made holes.
Board exchanged(Board board) {
  auto& into = board.walls.empty() ? board.walls : board.holes;
  auto& from = board.walls.empty() ? board.holes : board.walls;
  into.insert(into.end(), from.begin(), from.end());
  std::sort(into.begin(), into.end());
  from.clear();
  return board;
}

std::string pairs_of_squares(std::size_t number) {
  return counted(number, "pair") + " of squares " + (number == 1 ? "sees" : "see");
}

std::string what_it_is(const Board& board) {
  const std::string holes = counted(board.holes.size(), "hole") + " (-)",
                    walls = counted(board.walls.size(), "wall") + " (*)";
  if (board.walls.empty())
    return "The board has " + holes + ": nothing stands there, but rides pass over.";
  const std::string rest = ": nothing stands there, and rides end before a wall";
  return board.holes.empty()
             ? "The board has " + walls + rest + "."
             : "The board has " + holes + " and " + walls + rest + ", but pass over a hole.";
}

}  // namespace

void tell_board(Story& story, const Problem& problem) {
  const Board& board = problem.board;
  if (board.full() || board.rows > most_side || board.columns > most_side) return;
  std::string text = what_it_is(board);
  const Board other = exchanged(board);
  for (const Kind& kind : problem.army)
    if (rides(kind.piece))
      text += fmt::format(" With a {} on either, {} each other; were all {}, it would be {}.",
                          kind_text(kind), pairs_of_squares(pairs_seen(board, kind.piece)),
                          board.walls.empty() ? "holes walls" : "walls holes",
                          pairs_seen(other, kind.piece));
  story.items.emplace_back(std::move(text));
}

}  // namespace rookery
