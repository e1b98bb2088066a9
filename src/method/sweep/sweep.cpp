// SPDX-License-Identifier: Apache-2.0
// Any instance: square by square, with all that the squares left need to know as a sorted list.
//
// Decide the squares one after the other, row by row or column by column, whichever keeps the key
// narrower. Of a decided square the others need to know only what stands there that they could be
// in conflict with, and only as long as one of them is undecided; of a line with a quota, how many
// pieces it holds, from its first square to its last. Those few bits are the key of a state; its
// value is the number of ways to reach it. A step takes the key's bits that no one asks for any
// more out and appends those of the new square below:
//     (key, value) -> (key', value) and, if nothing forbids it, (key' with the piece, value).
// The states are kept in the order of their keys. Among keys with the same dropped bits the order
// does not change, so each step merges a few sorted streams and adds up the values of equal keys:
// no hashing, no sorting, no search.
// Values are exact: words in a row, one more whenever the highest may soon overflow. Where numbers
// of pieces are told apart, a value has a number for each that can still lead to a wanted one.
// Walks and heat go back again: each state gets the ways to go on from it, too (layers.cpp).
// A board that turned by 180 degrees is itself needs only half a sweep (middle.cpp).
//
// R. P. Stanley, "Enumerative Combinatorics", volume 1, 2nd edition, Cambridge University Press
// 2012, section 4.7, for transfer matrices; the square-by-square form is the broken profile of
// dynamic programming.
//
// Time: squares times states, about 3 ns each; the states are the placements on the frontier, for
// kings about 1.6^(n+1) on n columns. Memory: two lists. Work: states made.
// Does not apply where the key has more than 128 bits, nor to boards with too many conflicts to be
// looked at within a few milliseconds.
// Tested by test/method/sweep_test.cpp, test/agree.
#include <algorithm>

#include "base/box.hpp"
#include "method/sweep/parts.hpp"
#include "problem/counts.hpp"

namespace rookery {
namespace sweeping {
namespace {

constexpr double most_slots = 1 << 24;  // of a state

bool too_many_slots(const Course& course) {
  return std::any_of(course.windows.begin(), course.windows.end(),
                     [](const Window& window) { return entries_of(window.size) > most_slots; });
}

template <Way way>
Estimate estimate(const Problem& problem) {
  if (auto why = beyond_sight(problem)) return NotApplicable{*why};
  const bool heat_wanted = problem.want == Want::heat;
  const auto task = heat_wanted ? whole_task_of(problem, way) : task_of(problem, way);
  if (!task) return NotApplicable{"the squares left would need to know too much of those decided"};
  if (too_many_slots(task->course)) return NotApplicable{"the table of numbers is too large"};
  return heat_wanted ? heat_cost(*task) : forecast(*task).cost;
}

template <Way way>
Answer solve(const Problem& problem, Context& context) {
  Answer answer;
  if (problem.want == Want::heat) {
    answer.table = heat(*whole_task_of(problem, way), problem, context, answer.work);
    return answer;
  }
  const auto task = task_of(problem, way);
  answer.table = answer_from_box(problem, count(*task, context, answer.work));
  return answer;
}

template <Way way>
Story tell(const Problem& problem, Context& context) {
  return story(problem, context, way);
}

}  // namespace
}  // namespace sweeping

extern const Method sweep, sweep_across;
const Method sweep = {"sweep",
                      "any pieces on any board: square by square, merging sorted states",
                      "transfer matrices: Stanley 2012, section 4.7",
                      "squares",
                      sweeping::estimate<sweeping::Way::narrow>,
                      sweeping::solve<sweeping::Way::narrow>,
                      sweeping::walk,
                      sweeping::walk_cost,
                      sweeping::tell<sweeping::Way::narrow>,
                      "",
                      true,
                      true,
                      true,
                      true};
const Method sweep_across = {"sweep-across",
                             "like sweep, but across: columns instead of rows, or rows",
                             "transfer matrices: Stanley 2012, section 4.7",
                             "squares",
                             sweeping::estimate<sweeping::Way::across>,
                             sweeping::solve<sweeping::Way::across>,
                             sweeping::walk,
                             sweeping::walk_cost,
                             sweeping::tell<sweeping::Way::across>,
                             "sweep",
                             true,
                             true,
                             true,
                             true};

}  // namespace rookery
