// SPDX-License-Identifier: Apache-2.0
// Column by column, for a piece that fills its column and reaches into the next one only.
//
// The injured queen is such a piece: a rook in its column, a king to the sides. With at most one
// piece a column and conflicts only between neighbouring columns, on rows that differ by a set D
// (injured queen: -1, 0, 1), what is left of the past is the row b of the last piece. On m rows
//     w_c(b) = S_{c-1} - sum over d in D of w_{c-1}(b - d),   S_c = sum over b of w_c(b),
// the ways with a piece in each of the first c columns, the last on row b. A given column keeps
// only its row. Columns may also stay empty: then S counts the ways that end with none, too, and
// one layer is kept for each number j of pieces. For a piece in every column (k = n) there is just
// the layer j = c, so the cost is that of the plain recurrence.
//
// Counting words by a transfer matrix: R. P. Stanley, "Enumerative Combinatorics", volume 1 (2nd
// edition 2012), section 4.7, page 500 on. The matrix is all ones less a band, which the sum S
// uses.
//
// Time O(n m |D|) big additions for k = n, times the layers kept for other numbers; memory two
// columns of m numbers of O(n log m) bits a layer. Work: those additions.
// Draws: see drawer.cpp.
// Does not apply to pieces that leave a square of their column alone or reach further sideways.
// Tested by test/method/column_walk_test.cpp, test/agree, test/truth.
#include <algorithm>
#include <cmath>

#include "method/column_walk/columns.hpp"
#include "method/column_walk/drawer.hpp"
#include "method/column_walk/segments.hpp"
#include "problem/counts.hpp"

namespace rookery {
namespace columns {
namespace {

// At most one piece a column: more need not be counted.
Range within_columns(const Problem& problem) {
  const Range& number = problem.number();
  return {number.least, std::min(number.most, problem.board.columns)};
}

// For the maximum the upper end is tried alone first: on all but the lowest boards it has a
// placement, and one number costs far less than all.
Range tried_first(const Range& range) { return {range.most, range.most}; }

Cost predict(const Problem& problem, const Conflicts& conflicts) {
  const Range range = within_columns(problem);
  if (range.least > range.most) return {100, 1000};
  const auto rows = static_cast<double>(problem.board.rows);
  const auto columns = static_cast<double>(problem.board.columns);
  if (problem.board.columns == 0) return {100, 1000};
  const bool one_number = problem.want == Want::maximum && surely_full(problem, conflicts);
  const double layers = layers_of(one_number ? tried_first(range) : range, columns);
  const double limbs = 1 + static_cast<double>(range.most) * std::log2(rows + 2) / 64;
  const double additions = rows * (2 + static_cast<double>(conflicts.differences.size()));
  // Measured on x86-64: an addition of big integers takes about 12 ns and 0.6 ns a limb, and
  // the limbs grow from none to their number.
  return {200 + columns * layers * (100 + additions * (12 + 0.3 * limbs)),
          4096 + 2 * layers * rows * (32 + 8 * limbs)};
}

Estimate estimate(const Problem& problem) {
  if (auto why = beyond_one_kind_on_a_plain_board(problem)) return NotApplicable{*why};
  const auto conflicts = conflicts_of(problem);
  if (const auto* no = std::get_if<NotApplicable>(&conflicts)) return *no;
  return predict(problem, std::get<Conflicts>(conflicts));
}

// The counts of every number in the range, the first for `first` pieces.
std::vector<Integer> count(const Problem& problem, const Range& range, std::int64_t& first,
                           Context& context, std::uint64_t& work) {
  Recurrence recurrence(problem, std::get<Conflicts>(conflicts_of(problem)), range);
  Column column = recurrence.start();
  for (std::int64_t c = 0; c < problem.board.columns; ++c)
    column = recurrence.next(column, context);
  work += recurrence.work();
  first = column.first;
  std::vector<Integer> counts;
  for (const Layer& layer : column.layers) counts.push_back(layer.sum());
  return counts;
}

Answer solve(const Problem& problem, Context& context) {
  const Range range = within_columns(problem);
  Answer answer;
  std::int64_t first = 0;
  if (range.least > range.most) {
    answer.table = answer_from_counts(problem, 0, {});
    return answer;
  }
  if (problem.want == Want::maximum) {
    const auto counts = count(problem, tried_first(range), first, context, answer.work);
    answer.table = answer_from_counts(problem, first, counts);
    if (!answer.table.values.empty()) return answer;
  }
  const auto counts = count(problem, range, first, context, answer.work);
  answer.table = answer_from_counts(problem, first, counts);
  return answer;
}

}  // namespace
}  // namespace columns

extern const Method column_walk;
const Method column_walk = {
    "column-walk",
    "a piece that fills its column and reaches only into the next: column by column",
    "transfer matrix: Stanley, Enumerative Combinatorics 1, section 4.7",
    "columns",
    columns::estimate,
    columns::solve,
    columns::walk,
    columns::walk_cost,
    columns::story,
    "",
    false,
    false,
    false,
    false,
    columns::drawer,
    columns::draw_cost};

}  // namespace rookery
