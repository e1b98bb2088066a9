// SPDX-License-Identifier: Apache-2.0
// Rook theory on boards whose rows nest: rooks on rectangles, bishops on square boards.
//
// A board of rooks with row lengths r_1 <= r_2 <= ... in which every row's columns include those
// of all rows before it (a Ferrers board). Put the rooks in row by row: a row that takes the
// j-th rook finds j-1 of its columns taken, whichever rows took them, so with t[i][j] the ways
// to put j rooks on the first i rows
//     t[i][j] = t[i-1][j] + t[i-1][j-1] (r_i - (j-1)),   t[i][0] = 1.
// Rooks on m x n: m rows of n squares, m <= n. Bishops: a bishop never leaves its colour; turned
// by 45 degrees each colour is a board of rooks whose rows are the rising diagonals and whose
// columns the falling ones. On n x n and n x (n+1) the rows of a colour nest. The colours are
// independent, so the table over k is the product of their two polynomials. Rooks on a board with
// holes: the rows sorted by length, if of any two one has all the columns of the other.
//
// I. Kaplansky and J. Riordan, "The problem of the rooks and its applications", Duke Math. J. 13
// (1946), 259-268; J. R. Goldman, J. T. Joichi and D. E. White, "Rook theory I: rook equivalence
// of Ferrers boards", Proc. Amer. Math. Soc. 52 (1975), 485-492.
//
// Time O(n k) big-by-word steps and one product of polynomials; memory the table of each colour.
// With n rows, k rooks; the numbers have O(k log n) bits. Work: the steps t += t' r.
// Not done here: given pieces, and bishops on m x n with |m - n| >= 2, whose diagonals of equal
// length are shifted against each other, so that the rows do not nest (the formula is wrong there).
// Tested by test/method/rook_theory_test.cpp, test/agree, test/truth.
#include <algorithm>
#include <cmath>

#include "base/polynomial.hpp"
#include "method/method.hpp"
#include "method/rook_theory/lines.hpp"
#include "method/rook_theory/parts.hpp"
#include "problem/counts.hpp"

namespace rookery {
namespace rook_boards {

Polynomial count_rooks(const Ferrers& rows, std::int64_t most, Context& context,
                       std::uint64_t& work) {
  Counts t = {1};
  std::uint64_t unchecked = 0;
  for (const Line& row : rows) {
    const std::uint64_t before = work;
    add_row(t, row, most, work);
    unchecked += work - before;
    if (unchecked < 4096) continue;
    context.check();
    unchecked = 0;
  }
  while (t.back() == 0) t.pop_back();
  return t;
}

namespace {

// Most rooks that are worth counting: no more fit on the rows of one board.
std::int64_t most_of(const Problem& problem, const Size& size) {
  return std::min({problem.number().most, size.rows, size.longest});
}

// Steps of the recurrence on one board: sum over rows i of min(i, most).
double steps_of(const Size& size, double most) {
  const auto rows = static_cast<double>(size.rows);
  return most * (most + 1) / 2 + (rows - most) * most;
}

// Measured on x86-64: a step of the recurrence takes about 10 ns and 0.7 ns for each limb of the
// mean final count; the product 14 ns a limb for each doubling of their number.
Cost predict(const Problem& problem, const Size& size, Shape shape) {
  const auto most = static_cast<double>(most_of(problem, size));
  if (most <= 0) return {200, 4096};
  constexpr int samples = 32;
  double limbs = 0;  // of a whole table of counts
  for (int i = 0; i < samples; ++i)
    limbs += (most + 1) / samples * (1 + bits_of(size, shape, most * (i + 0.5) / samples) / 64);
  const auto boards = static_cast<double>(size.boards);
  const double mean = limbs / (most + 1);
  const double steps = boards * steps_of(size, most) * (10 + 0.7 * mean);
  const bool sums = problem.number() == Range{} || problem.number().exact();
  const bool product = boards == 2 && !(problem.want == Want::total && sums);
  const double joined = product ? 14 * limbs * std::log2(2 + limbs) : 4 * limbs;
  const double rows = boards * static_cast<double>(size.rows);
  // A number takes its limbs, a header and what the allocator adds. A product has twice the length
  // and twice the bits; it stands beside its factors as FLINT's, packed for multiplication, and as
  // ours (measured: 14 times a factor).
  const double table = 8 * limbs + 32 * (most + 1);
  return {200 + 20 * rows + steps + joined, 4096 + 64 * rows + table * boards * (product ? 14 : 1)};
}

std::optional<std::string> beyond(const Problem& problem) {
  const Board& board = problem.board;
  if (board.holes.empty()) return beyond_one_kind_on_a_plain_board(problem);
  if (auto why = beyond_one_kind(problem)) return why;
  if (!board.walls.empty()) return "the board has walls";
  if (board.gluing != Gluing::plane) return "the board has holes and joined edges";
  return std::nullopt;
}

Estimate estimate(const Problem& problem) {
  if (auto why = beyond(problem)) return NotApplicable{*why};
  const auto shape = shape_of(problem);
  if (const auto* no = std::get_if<NotApplicable>(&shape)) return *no;
  const Shape known = std::get<Shape>(shape);
  return predict(problem, size_of(problem.board, known), known);
}

Table join(const Problem& problem, const Polynomial& one, const Polynomial& other) {
  const Range& number = problem.number();
  if (problem.want == Want::total && number == Range{}) return {{}, {}, {sum(one) * sum(other)}};
  if (problem.want == Want::total && number.exact()) {
    const auto k = static_cast<std::size_t>(number.least);
    return {{}, {}, {coefficient_of_product(one, other, k)}};
  }
  return answer_from_counts(problem, 0, multiply(one, other));
}

Answer solve(const Problem& problem, Context& context) {
  const Shape shape = std::get<Shape>(shape_of(problem));
  Answer answer;
  std::vector<Polynomial> boards;
  const std::int64_t most = most_of(problem, size_of(problem.board, shape));
  if (most > 0)  // or the empty placement alone: no need to list the rows
    for (const Ferrers& rows : ferrers_boards(problem.board, shape))
      boards.push_back(count_rooks(rows, most, context, answer.work));
  boards.resize(2, {1});
  context.check();
  answer.table = join(problem, boards[0], boards[1]);
  return answer;
}

}  // namespace
}  // namespace rook_boards

extern const Method rook_theory;
const Method rook_theory = {"rook-theory",
                            "rooks on rectangles and Ferrers boards, bishops on n x n and n x "
                            "(n+1): row by row on nested rows",
                            "Kaplansky and Riordan 1946; Goldman, Joichi and White 1975",
                            "diagonals",
                            rook_boards::estimate,
                            rook_boards::solve,
                            rook_boards::walk,
                            rook_boards::walk_cost,
                            rook_boards::story};

}  // namespace rookery
