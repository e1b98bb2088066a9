// SPDX-License-Identifier: Apache-2.0
// Pieces whose conflicts are lines that cross, on any board: bishops, rooks and riders.
//
// Let every square lie on at most two lines, two squares be in conflict iff they share one, and let
// the lines fall into two kinds, those of one kind never meeting. Then the lines of one kind are
// the rows of a board of rooks, those of the other its columns, and the squares its cells. Bishops
// on a board with holes or walls are such pieces, and on many glued boards, where two lines may
// meet in several squares; so are riders in two directions, or in one. The lines are read off the
// graph of conflicts, whatever the piece. Each connected part is counted by itself, and the counts
// multiply. Squares with the same two lines are one cell of weight w. The rows are done one by one.
// Columns with the same cells left are alike; they form a class C, and it is enough to know how
// many of its columns are occupied, u_C. A row stays empty, or takes a rook in a class that it
// crosses, in
//     w (|C| - u_C)   ways.
// This is band without its intervals: any order of the rows will do, and that is chosen of a few.
//
// I. Kaplansky and J. Riordan, "The problem of the rooks and its applications", Duke Math. J. 13
// (1946), 259-268, for boards of rooks; H. Whitney, "Congruent graphs and the connectivity of
// graphs", Amer. J. Math. 54 (1932), 150-168, for finding the lines in the graph; D. E. Knuth,
// "Estimating the efficiency of backtrack programs", Math. Comp. 29 (1975), 121-136, for the
// prediction of the states.
//
// Time and memory grow with the states: exponential in the shorter side in general, polynomial
// where rows nest. Work: numbers added.
// Does not apply to boards above 1024 squares, nor to queens, kings, knights: no two lines do.
// Tested by test/method/lines_test.cpp, test/agree, test/truth.
#include "method/lines/parts.hpp"
#include "problem/counts.hpp"

namespace rookery {
namespace lines {
namespace {

Estimate estimate(const Problem& problem) {
  if (auto why = beyond_one_kind(problem)) return NotApplicable{*why};
  if (auto why = beyond_a_graph(problem, most_squares)) return NotApplicable{*why};
  const Instance instance = instance_of(problem);
  const auto boards = boards_of(instance);
  if (const auto* no = std::get_if<NoBoards>(&boards)) return NotApplicable{no->why};
  return cost_of(problem, instance, std::get<std::vector<RookBoard>>(boards));
}

Answer solve(const Problem& problem, Context& context) {
  const Instance instance = instance_of(problem);
  Answer answer;
  if (instance.impossible) {
    answer.table = answer_from_counts(problem, 0, {});
    return answer;
  }
  const Wanted wanted = wanted_of(problem, instance);
  const Polynomial counts = count_instance(instance, wanted, context, answer.work);
  if (!wanted.each)
    answer.table = {{}, {}, counts};
  else
    answer.table = answer_from_counts(problem, instance.taken[0], counts);
  return answer;
}

}  // namespace
}  // namespace lines

extern const Method lines_method;
const Method lines_method = {
    "lines",
    "pieces whose conflicts are lines that cross, on any board: line by line",
    "rook boards: Kaplansky and Riordan 1946; lines of a graph: Whitney 1932",
    "squares",
    lines::estimate,
    lines::solve,
    lines::walk,
    lines::walk_cost,
    lines::story,
    "band",
    true};

}  // namespace rookery
