// SPDX-License-Identifier: Apache-2.0
// Backtracking: any army on a small board, one piece after the other.
//
// Number the squares a1, b1, ... and put the pieces down in that order: each new piece goes to a
// higher-numbered square than the last, on which no piece so far rules it out. So every
// placement is met exactly once (not k! times). The squares still open are a set of bits; a piece
// on s removes s, all squares in conflict with s (for bishops: their diagonals) and all below s.
// The last piece is not placed: the open squares are counted.
//
// Several kinds, or quotas: the squares are passed in the same order, and on each is put every kind
// that may stand there, or nothing. A branch is left where a line can no longer hold as many pieces
// as it must (army.cpp).
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

#include "method/backtracking/army.hpp"
#include "method/backtracking/search.hpp"
#include "problem/counts.hpp"
#include "problem/instance.hpp"

namespace rookery {
namespace backtrack {
namespace {

constexpr std::int64_t most_squares = 1024;
constexpr double most_entries = 1 << 22;  // of a box

Estimate estimate(const Problem& problem) {
  if (auto why = beyond_a_graph(problem, most_squares)) return NotApplicable{*why};
  const Instance instance = instance_of(problem);
  const double entries = entries_of(shape_of(problem, instance).size);
  if (entries > most_entries) return NotApplicable{"there are too many numbers to tell apart"};
  Cost cost = predict(instance);
  if (cost.operations >= 1e300) return NotApplicable{"no telling how long it would take"};
  if (!plain(instance)) {
    cost.operations += 100 * entries;
    cost.bytes += 40 * entries;
  }
  if (problem.want == Want::maximum) cost.operations *= 2;  // counts again to find the witness
  return cost;
}

Answer solve(const Problem& problem, Context& context) {
  const Instance instance = instance_of(problem);
  Answer answer;
  if (instance.impossible) {
    answer.table = answer_from_box(problem, {});
  } else if (plain(instance)) {
    const Stands stands(instance);
    const Range& number = instance.numbers[0];
    const auto counts =
        count_by_size(stands, stands.open, number.least, number.most, context, answer.work);
    answer.table = answer_from_counts(problem, instance.taken[0], counts);
  } else {
    const Ground ground(instance);
    Army army(ground);
    ArmySearch search(army, instance, shape_of(problem, instance), context);
    answer.table = answer_from_box(problem, search.count(answer.work));
  }
  return answer;
}

Story story(const Problem& problem, Context&) {
  Story story;
  const std::string squares = free_squares_of(problem.board).get_str();
  story.items.emplace_back(fmt::format(
      "Number the {} squares a1, b1, and so on, row by row. Put the pieces down in that order: "
      "each new {} only on a higher-numbered square, and never on a square that one of those so "
      "far attacks. So each placement is met once, and not once for every order of its pieces. "
      "When no square is left, or all pieces stand, take the last piece back and try the next "
      "square.",
      squares, problem.army.size() == 1 ? problem.piece().name : "piece"));
  if (problem.army.size() > 1)
    story.items.emplace_back("On each square the kinds are tried one after the other.");
  if (!problem.quotas.none())
    story.items.emplace_back(
        "Where a row, column or region has too few squares left for the pieces it must still hold, "
        "the search turns back.");
  story.items.emplace_back(
      "The search visits nearly all the placements it counts (of one kind only the last piece is "
      "never put down: its squares are counted), so it is for small boards, and to check the other "
      "methods by.");
  return story;
}

}  // namespace
}  // namespace backtrack

extern const Method backtracking;
const Method backtracking = {
    "backtracking",
    "any army on a small board: piece by piece, each on a higher-numbered square",
    "cost prediction: Knuth 1975",
    "squares",
    backtrack::estimate,
    backtrack::solve,
    backtrack::walk,
    backtrack::walk_cost,
    backtrack::story,
    "",
    false,
    true};

}  // namespace rookery
