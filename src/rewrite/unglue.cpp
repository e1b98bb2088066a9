// SPDX-License-Identifier: Apache-2.0
// A gluing that changes nothing is dropped.
//
// Rooks attack along their whole row on a plain board already, and a piece that moves only in its
// column never reaches the joined sides. If every conflict on the glued board is one on a board
// with fewer edges joined, and the other way round, the placements are the same. On boards of
// moderate size the two conflict graphs are compared. On larger ones without walls and givens only
// this is used: an unlimited ride of single steps along a row or column meets all its squares on
// either board (on a board that is turned over, only along columns), and a move along a column
// never crosses the sides, one along a row never the top.
//
// Tested by test/rewrite/unglue_test.cpp and test/agree.
#include <fmt/format.h>

#include <algorithm>

#include "problem/graph.hpp"
#include "rewrite/rewrite.hpp"

namespace rookery {
namespace {

constexpr std::int64_t most_squares = 2048;

// Boards with fewer edges joined, the plainest first.
std::vector<Gluing> lesser(Gluing gluing) {
  switch (gluing) {
    case Gluing::plane:
      return {};
    case Gluing::torus:
      return {Gluing::plane, Gluing::cylinder, Gluing::cylinder_v};
    case Gluing::klein:
      return {Gluing::plane, Gluing::moebius, Gluing::cylinder_v};
    default:
      return {Gluing::plane};
  }
}

// A ride one way meets the squares behind it only on joined edges. Among pieces of one kind those
// behind look back; another kind may not.
bool looks_back(const Problem& problem, const Piece& piece, const Move& move) {
  const Move back{-move.rows, -move.columns, move.steps};
  return problem.army.size() == 1 ||
         std::find(piece.attacks.begin(), piece.attacks.end(), back) != piece.attacks.end();
}

// Does the move meet the same squares with and without the joined edges, whatever the board's size?
bool unchanged(const Problem& problem, const Piece& piece, const Move& move) {
  const Board& board = problem.board;
  const bool row_ride = move.rows == 0 && (move.columns == 1 || move.columns == -1);
  const bool column_ride = move.columns == 0 && (move.rows == 1 || move.rows == -1);
  const bool whole_line =
      move.steps == 0 && board.walls.empty() && looks_back(problem, piece, move);
  const bool sides = !joins_sides(board.gluing) || move.columns == 0 ||
                     (row_ride && whole_line && !turns_over(board.gluing));
  const bool top = !joins_top(board.gluing) || move.rows == 0 || (column_ride && whole_line);
  return sides && top;
}

bool all_unchanged(const Problem& problem) {
  return std::all_of(problem.army.begin(), problem.army.end(), [&](const Kind& kind) {
    const auto& moves = kind.piece.attacks;
    return std::all_of(moves.begin(), moves.end(),
                       [&](const Move& move) { return unchanged(problem, kind.piece, move); });
  });
}

std::optional<Gluing> enough(const Problem& problem) {
  if (all_unchanged(problem)) return Gluing::plane;
  if (beyond_a_graph(problem, most_squares)) return std::nullopt;
  const auto conflicts = graph_of(problem).conflicts;
  Problem other = problem;
  for (const Gluing gluing : lesser(problem.board.gluing)) {
    other.board.gluing = gluing;
    if (graph_of(other).conflicts == conflicts) return gluing;
  }
  return std::nullopt;
}

std::optional<Equal> apply(const Problem& problem) {
  if (problem.board.gluing == Gluing::plane) return std::nullopt;
  const auto gluing = enough(problem);
  if (!gluing) return std::nullopt;
  Part part{problem};
  part.problem.board.gluing = *gluing;
  return Equal{Equal::Join::product,
               {std::move(part)},
               fmt::format("on the {} the same squares are in conflict", name_of(*gluing))};
}

}  // namespace

extern const Rewrite unglue;
const Rewrite unglue = {"unglue", apply};

}  // namespace rookery
