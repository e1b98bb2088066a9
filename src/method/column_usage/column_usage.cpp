// SPDX-License-Identifier: Apache-2.0
// Pieces that attack no further than the next row, so many in every column: a row at a time.
//
// The state between two rows is (a, r): the usage a, how many pieces each column holds so far, and
// the filling r of the last row. F_k(a, r) is in how many ways k rows lead to it. With H_k(b, p),
// the sum of F_k(b, r) over all r that the next row's filling p is not in conflict with,
//     F_(k+1)(b + p, p) = H_k(b, p):
// each state comes about from one usage alone, so that values are added up within a usage only, and
// the states made need to be sorted, not merged.
// Where every column is to hold just t, the m rows are gone through from both sides, h = floor((m -
// 1)/2) each, and with one row or two between them
//     total = sum over b, p of H_h(b, p) G_h(t - b - p, p)                  (m = 2h + 1),
//     total = sum over a, p of H_(h+1)(a, p) F'_(h+1)(t - a, p)             (m = 2h + 2),
// where G and F' are H and F of the upper side, with the moves turned over: for most pieces the
// same. In the latter the states of h + 1 rows are made slice by slice, by what the last few
// columns hold, and never kept. Else all rows are gone through and the values of states with enough
// in every column are added up.
// The states are told beforehand from a strip of two columns: which numbers and last pieces two
// neighbours can have bounds what the whole row of columns can have; the first layers show what
// share of that is reached.
//
// R. P. Stanley, "Enumerative Combinatorics", volume 1, 2nd edition, Cambridge University Press
// 2012, section 4.7, for transfer matrices; E. Horowitz and S. Sahni, J. ACM 21 (1974), 277-292,
// for meeting in the middle.
//
// Time: the states of the layers, times the fillings that may follow a filling: about 1.3 ns each;
// memory 6 bytes a state of two layers. Usages are at most (t+1)^n on n columns; two in every row
// and column of 15 x 15 kings: 3.3 * 10^7 states, 4 s. Work: numbers added.
// Does not apply to moves beyond the next row, to holes, walls, given pieces or regions, to more
// than the total, nor where a row has more than 1024 fillings.
// Tested by test/method/column_usage_test.cpp, test/agree.
#include <limits>

#include "method/column_usage/story.hpp"
#include "method/column_usage/sweep.hpp"

namespace rookery {
namespace usages {
namespace {

Estimate estimate(const Problem& problem) {
  const auto known = task_of(problem);
  if (const auto* no = std::get_if<NotApplicable>(&known)) return *no;
  const auto numbers = forecast(std::get<Task>(known));
  if (!numbers) return NotApplicable{"no telling within milliseconds how long it would take"};
  return numbers->cost;
}

Answer solve(const Problem& problem, Context& context) {
  const auto known = task_of(problem);
  const Task& task = std::get<Task>(known);
  Answer answer;
  answer.table = {{}, {}, {count(task, *forecast(task), context, answer.work)}};
  return answer;
}

// It only counts: other methods walk to the placements.
std::unique_ptr<Walk> walk(const Problem&, Context&) {
  throw Error(Error::Kind::unanswered, "column-usage does not walk");
}

Cost walk_cost(const Problem&) { return {std::numeric_limits<double>::infinity(), 0}; }

}  // namespace
}  // namespace usages

extern const Method column_usage;
const Method column_usage = {
    "column-usage",
    "so many in every column, of pieces that attack no further than the next row: a row at a time",
    "transfer matrices: Stanley 2012, section 4.7; in the middle: Horowitz and Sahni 1974",
    "none",
    usages::estimate,
    usages::solve,
    usages::walk,
    usages::walk_cost,
    usages::story,
    "",
    true};

}  // namespace rookery
