// SPDX-License-Identifier: Apache-2.0
#include "oracle_board.hpp"

#include <algorithm>
#include <cstddef>
#include <stdexcept>

namespace oracle {
namespace {

// What passing each pair of edges does.
struct Edges {
  bool sides_joined;
  bool sides_turned_over;
  bool top_joined;
};

Edges edges_of(const std::string& gluing) {
  if (gluing == "plane") return {false, false, false};
  if (gluing == "cylinder") return {true, false, false};
  if (gluing == "cylinder-v") return {false, false, true};
  if (gluing == "torus") return {true, false, true};
  if (gluing == "moebius") return {true, true, false};
  if (gluing == "klein") return {true, true, true};
  throw std::runtime_error("oracle: no such gluing: " + gluing);
}

char cell(const Problem& problem, const Square& square) {
  return problem
      .cells[static_cast<std::size_t>(square.first)][static_cast<std::size_t>(square.second)];
}

// A piece on its way over the board.
struct Traveller {
  Square at;
  int forward;
  int right;
};

// Makes one step; false if it leads over a free edge. A lap at a time: small boards are passed
// more than once by a long step.
bool step(const Problem& problem, const Edges& edges, Traveller& traveller) {
  int row = traveller.at.first + traveller.forward;
  int column = traveller.at.second + traveller.right;
  if ((row < 0 || row >= problem.rows) && !edges.top_joined) return false;
  if ((column < 0 || column >= problem.columns) && !edges.sides_joined) return false;
  while (row < 0) row += problem.rows;
  while (row >= problem.rows) row -= problem.rows;
  while (column < 0 || column >= problem.columns) {
    column += column < 0 ? problem.columns : -problem.columns;
    if (!edges.sides_turned_over) continue;
    row = problem.rows - 1 - row;
    traveller.forward = -traveller.forward;
  }
  traveller.at = {row, column};
  return true;
}

void add_move(const Problem& problem, const Edges& edges, const Move& move, const Square& start,
              std::vector<Square>& attacked) {
  Traveller traveller = {start, move.forward, move.right};
  // There are no more squares with a direction each than this; after them all would repeat.
  const long most = 2L * problem.rows * problem.columns;
  for (long made = 0; made < most && (move.most == 0 || made < move.most); ++made) {
    if (!step(problem, edges, traveller)) return;
    if (traveller.at == start || cell(problem, traveller.at) == '*') return;
    if (cell(problem, traveller.at) == '.') attacked.push_back(traveller.at);
  }
}

}  // namespace

std::vector<Square> free_squares(const Problem& problem) {
  std::vector<Square> squares;
  for (int row = 0; row < problem.rows; ++row) {
    for (int column = 0; column < problem.columns; ++column) {
      if (cell(problem, {row, column}) == '.') squares.push_back({row, column});
    }
  }
  return squares;
}

std::vector<Square> attacked_squares(const Problem& problem, const std::vector<Move>& moves,
                                     const Square& start) {
  const Edges edges = edges_of(problem.gluing);
  std::vector<Square> attacked;
  for (const Move& move : moves) add_move(problem, edges, move, start, attacked);
  return attacked;
}

bool hostile(const Problem& problem, int kind, int other) {
  const std::string& colour = problem.army[static_cast<std::size_t>(kind)].colour;
  const std::string& other_colour = problem.army[static_cast<std::size_t>(other)].colour;
  if (problem.hostile == "all") return true;
  if (problem.hostile == "other-colour") return colour != other_colour;
  if (problem.hostile == "same-colour") return colour == other_colour;
  if (problem.hostile == "same-kind") return kind == other;
  throw std::runtime_error("oracle: no such hostility: " + problem.hostile);
}

}  // namespace oracle
