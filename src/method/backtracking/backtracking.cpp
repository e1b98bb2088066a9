// SPDX-License-Identifier: Apache-2.0
// Backtracking: any piece on a small board, one piece after the other.
//
// Number the squares a1, b1, ... and put the pieces down in that order: each new piece goes to a
// higher-numbered square than the last, on which no piece so far rules it out. So every
// placement is met exactly once (not k! times). The squares still open are a set of bits; a piece
// on s removes s, all squares in conflict with s (for bishops: their diagonals) and all below s.
// The last piece is not placed: the open squares are counted.
//
// D. E. Knuth, "Estimating the efficiency of backtrack programs", Math. Comp. 29 (1975), 121-136,
// for the prediction: random descents, each weighted by the number of choices it passed.
//
// Time about the number of placements of k - 1 pieces, or all placements when every number is
// asked for; memory the square of the number of squares in bits. Work: the sets of open squares
// looked at.
// Does not apply to boards above 1024 squares; slow whenever the answer is large.
// Tested by test/method/backtracking_test.cpp, test/agree, test/truth.
#include <fmt/format.h>

#include <algorithm>

#include "method/backtracking/bits.hpp"
#include "method/backtracking/search.hpp"
#include "problem/counts.hpp"
#include "problem/graph.hpp"

namespace rookery {
namespace backtrack {
namespace {

constexpr std::int64_t most_squares = 1024;

Estimate estimate(const Problem& problem) {
  if (auto why = beyond_one_kind(problem)) return NotApplicable{*why};
  if (auto why = beyond_a_graph(problem, most_squares)) return NotApplicable{*why};
  Cost cost = predict(problem);
  if (problem.want == Want::maximum) cost.operations *= 2;  // counts again to find the witness
  return cost;
}

Answer solve(const Problem& problem, Context& context) {
  const Squares squares(problem);
  Answer answer;
  if (squares.contradiction || problem.number().most < squares.given) {
    answer.table = answer_from_counts(problem, 0, {});
    return answer;
  }
  const Range& number = problem.number();
  const std::int64_t most = number.most - squares.given;
  const std::int64_t least = std::max<std::int64_t>(number.least - squares.given, 0);
  const auto counts = count_by_size(squares, squares.open, least, most, context, answer.work);
  answer.table = answer_from_counts(problem, squares.given, counts);
  return answer;
}

Story story(const Problem& problem, Context&) {
  Story story;
  story.items.emplace_back(fmt::format(
      "Number the {} squares a1, b1, and so on, row by row. Put the pieces down in that order: "
      "each "
      "new {} only on a higher-numbered square, and never on a square that one of those so far "
      "attacks. So each placement is met once, and not once for every order of its pieces. When "
      "no square is left, or all pieces stand, take the last piece back and try the next square.",
      squares_of(problem.board).get_str(), problem.piece().name));
  story.items.emplace_back(
      "The search visits nearly all the placements it counts (only the last piece is never put "
      "down: its squares are counted), so it is for small boards, and to check the other methods "
      "by.");
  return story;
}

}  // namespace
}  // namespace backtrack

extern const Method backtracking;
const Method backtracking = {
    "backtracking",
    "any piece on a small board: piece by piece, each on a higher-numbered square",
    "cost prediction: Knuth 1975",
    "squares",
    backtrack::estimate,
    backtrack::solve,
    backtrack::walk,
    backtrack::walk_cost,
    backtrack::story};

}  // namespace rookery
