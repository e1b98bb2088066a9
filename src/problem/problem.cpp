// SPDX-License-Identifier: Apache-2.0
#include "problem/problem.hpp"

namespace rookery {

std::size_t kind_of_whole(const Problem& problem, std::size_t kind) {
  const Filling& filling = problem.army[kind].filling;
  return filling.squares == 0 ? kind : static_cast<std::size_t>(filling.kind);
}

std::optional<std::string> beyond_one_kind(const Problem& problem) {
  if (problem.army.size() != 1) return "the army has several kinds of pieces";
  if (problem.hostility == Hostility::other_colour)
    return "pieces of one colour do not attack each other";
  if (!problem.quotas.none()) return "there are quotas";
  return std::nullopt;
}

std::optional<std::string> beyond_one_kind_on_a_plain_board(const Problem& problem) {
  if (auto why = beyond_one_kind(problem)) return why;
  if (problem.board.gluing != Gluing::plane) return "edges of the board are joined";
  if (!problem.board.full()) return "the board has holes or walls";
  return std::nullopt;
}

bool has_lines(const Problem& problem) { return !problem.quotas.none() || problem.maximal; }

std::optional<std::string> beyond_conflicts_and_quotas(const Problem& problem) {
  if (problem.maximal) return "only maximal placements are wanted";
  if (problem.fixed_by) return "only placements that symmetries leave as they are are wanted";
  return std::nullopt;
}

bool hostile(const Problem& problem, std::size_t one, std::size_t other) {
  const bool colours_differ = problem.army[one].colour != problem.army[other].colour;
  switch (problem.hostility) {
    case Hostility::other_colour:
      return colours_differ;
    case Hostility::same_colour:
      return !colours_differ;
    case Hostility::same_kind:
      return kind_of_whole(problem, one) == kind_of_whole(problem, other);
    case Hostility::all:
      break;
  }
  return true;
}

std::vector<Square> squares_of(const Given& given) {
  std::vector<Square> squares;
  for (const Stand& stand : given) squares.push_back(stand.square);
  return squares;
}

}  // namespace rookery
