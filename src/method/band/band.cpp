// SPDX-License-Identifier: Apache-2.0
// Bishops on any rectangle, and rooks, with given pieces: row by row on a band of rows.
//
// Turned by 45 degrees each colour of bishops is a board of rooks: its rows are the rising
// diagonals, its columns the falling ones. A given piece takes its row and its column off the
// board. Each column then holds an interval of rows, a band along the board, and the rows are done
// from either end, so those left are an interval too. Columns with the same rows left are alike for
// all that follows; they form a class. So the state is u_C, how many columns of each class C are
// occupied, and a row either stays empty or takes a rook in a class C it crosses, in
//     |C| - u_C   ways.
// When a row is done, classes that differed by it alone merge (their u add up), and columns without
// a row left drop out; if the number of pieces matters, the rooks on those are counted. Where the
// rows nest, on n x n and n x (n+1), the only class with an occupied column is the one all rows
// share, and this is the recurrence of rook-theory.
// For each colour the cheaper is taken of: rows by length, or from one end to the other; rising
// diagonals as rows, or falling ones. If a side is even and nothing given, the colours are mirror
// images, and one serves for both.
//
// I. Kaplansky and J. Riordan, "The problem of the rooks and its applications", Duke Math. J. 13
// (1946), 259-268, for the boards of rooks; the states are those of a transfer of permanents of
// band matrices, row by row.
//
// Time and memory grow with the states, at most about 2^(|m-n|/2) m by length, 3^(m/2) from one
// end to the other (m the shorter side); numbers of O(k log n) bits. Work: numbers added.
// Not done here: pieces other than rooks and bishops.
// Tested by test/method/band_test.cpp, test/agree, test/truth.
#include <cmath>

#include "base/polynomial.hpp"
#include "method/band/parts.hpp"
#include "problem/counts.hpp"

namespace rookery {
namespace bands {

std::vector<Polynomial> count_boards(const Problem& problem, const Task& task, Context& context,
                                     std::uint64_t& work) {
  std::vector<Polynomial> counts;
  if (task.wanted.most > 0)  // or the given pieces alone: no need to list the rows
    for (const Course& course : courses(problem, task)) {
      const RookBoard board(problem, course.facing);
      const Order order = order_of(board, course.ordering);
      counts.push_back(count_rooks(board, order, task.wanted, context, work));
    }
  if (task.twins && counts.size() == 1) counts.push_back(counts.front());
  counts.resize(2, {1});
  return counts;
}

namespace {

bool one_number(const Problem& problem) {
  return problem.want == Want::total && problem.number().exact();
}

// What the product of the colours' polynomials takes; measured as in rook-theory.
Cost product_cost(const Problem& problem, const Task& task, double bits) {
  if (task.shape == Shape::rooks || !task.wanted.each) return {100, 0};
  const double terms =
      std::min(static_cast<double>(task.wanted.most), rows_of(problem.board, task.shape)) + 1;
  const double limbs = terms * (1 + bits / 64);
  if (one_number(problem)) return {30 * limbs, 0};
  return {14 * limbs * std::log2(2 + limbs), 14 * (8 * limbs + 32 * terms)};
}

Estimate estimate(const Problem& problem) {
  if (auto why = beyond_one_kind_on_a_plain_board(problem)) return NotApplicable{*why};
  const auto shape = shape_of(problem);
  if (!shape)
    return NotApplicable{problem.piece().name + " is neither rook nor bishop on this board"};
  const Task task = task_of(problem, *shape);
  if (!task.possible || task.wanted.most == 0) return Cost{500, 4096};
  Cost cost{1000, 4096};
  for (const Course& course : courses(problem, task)) {
    const Cost product = product_cost(problem, task, course.forecast.bits);
    cost.operations += course.forecast.operations + product.operations;
    cost.bytes = std::max(cost.bytes, 4096 + course.forecast.bytes + product.bytes);
  }
  return cost;
}

Answer solve(const Problem& problem, Context& context) {
  const Task task = task_of(problem, *shape_of(problem));
  const auto given = static_cast<std::int64_t>(problem.given.size());
  if (!task.possible) return {answer_from_counts(problem, 0, {}), 0};
  Answer answer;
  const auto counts = count_boards(problem, task, context, answer.work);
  context.check();
  if (!task.wanted.each) {
    answer.table = {{}, {}, {sum(counts[0]) * sum(counts[1])}};
  } else if (one_number(problem)) {
    const std::int64_t rooks = problem.number().least - given;
    answer.table = {
        {}, {}, {coefficient_of_product(counts[0], counts[1], static_cast<std::size_t>(rooks))}};
  } else {
    answer.table = answer_from_counts(problem, given, multiply(counts[0], counts[1]));
  }
  return answer;
}

}  // namespace
}  // namespace bands

extern const Method band;
const Method band = {"band",
                     "bishops and rooks on any rectangle, with given pieces: a state a row",
                     "rook boards: Kaplansky and Riordan 1946; a transfer of band permanents",
                     "bands",
                     bands::estimate,
                     bands::solve,
                     bands::walk,
                     bands::walk_cost,
                     bands::story};

}  // namespace rookery
