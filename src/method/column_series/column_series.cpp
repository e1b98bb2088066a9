// SPDX-License-Identifier: Apache-2.0
// One injured queen in every column, in closed form: words whose neighbours differ by at least 2.
//
// On m rows the words of length n over 1..m with |w_i - w_(i+1)| >= 2 are counted by powers of the
// matrix J - T, J all ones, T the tridiagonal band of ones. J has rank one, so (Sherman and
// Morrison) with A = (I + zT)^-1 and 1 the vector of ones
//     (I - z(J-T))^-1 = A + z A1 1'A / (1 - z 1'A1).
// Put y = -z and u = y (1 + u + u^2) = y phi. In u the entries of A are rational (a walk between
// two walls, M = m + 1 apart, by reflection):
//     A_ab = phi/(1-u^2) (u^|a-b| - u^(a+b) - u^(a'+b') + u^(2M-|a-b|)) / (1 - u^(2M)),  b' = M -
//     b, 1'A e_b = (1 - (u^b + u^b')/(1+u^M)) / (1-3y), 1 - z 1'A1 = Q*(u) / ((1-u)^3 (1+u^M)), Q*
//     = Q + u^M Q^ (steps.cpp has both),
// and Lagrange inversion, [y^L] F = [u^L] F phi^(L-1) (1-u^2), turns every count into a few
// coefficients of E_L(u) = (1+u) phi^L / Q*(u) and of phi^L: combination.cpp has which. Given
// columns cut the board into independent segments, whose counts are multiplied. Both series obey
// recurrences of a fixed number of terms, which are run index by index (steps.cpp) or by binary
// splitting (splitting.cpp); what lies further than u^m, where Q^ begins to matter, by steps alone.
//
// P. Flajolet and R. Sedgewick, "Analytic Combinatorics" (2009), A.6 (Lagrange inversion) and V.4
// (walks in strips); J. Sherman and W. J. Morrison, Ann. Math. Statist. 21 (1950), 124-127.
//
// Time O(n) big-by-word steps, or quasi-linear in the bits of the count; memory the count a few
// times, by splitting O(its bits times log n), and m + 5 numbers for gaps longer than m. Work: the
// indices of the recurrences.
// Does not apply to other differences than -1, 0, 1 (see column-inverse), nor to fewer pieces than
// columns (see column-walk).
// Tested by test/method/column_series_test.cpp, test/agree, test/truth.
#include <algorithm>
#include <atomic>
#include <cmath>

#include "method/column_series/series.hpp"

namespace rookery {
namespace columns {

namespace {

constexpr std::int64_t most_side = std::int64_t{1} << 61;

// Of the coefficients up to u^last, about the last of them all.
double bits_of(std::int64_t rows, std::int64_t last) {
  return (static_cast<double>(last) + 1) * std::log2(static_cast<double>(rows) + 4);
}

// Measured on x86-64: a step goes nine times over the number, 0.25 ns a limb each time.
Cost cost_of_steps(std::int64_t rows, std::int64_t last) {
  const double limbs = bits_of(rows, last) / 64, steps = static_cast<double>(last) + 2;
  const double kept = last > rows ? static_cast<double>(rows) + 9 : 8;
  return {steps * (150 + 2.3 * limbs / 2), 4096 + kept * (16 + 8 * limbs)};
}

Cost cost_of_splitting(std::int64_t rows, std::int64_t last) {
  const double bits = bits_of(rows, last), levels = std::log2(static_cast<double>(last) + 2);
  return {2.5 * bits * levels * levels + 3000 * levels, 4096 + 4.2 * bits};
}

bool splits_better(std::int64_t rows, std::int64_t last) {
  return last <= rows &&
         cost_of_splitting(rows, last).operations < cost_of_steps(rows, last).operations;
}

Cost cost_of(const Segment& segment, std::int64_t rows) {
  const std::int64_t last = segment.free + (segment.left && segment.right ? 1 : 0);
  return splits_better(rows, last) ? cost_of_splitting(rows, last) : cost_of_steps(rows, last);
}

}  // namespace

Integer value(const Combination& combination, Context& context) {
  return splits_better(combination.rows, combination.last())
             ? value_by_splitting(combination, context)
             : value_by_steps(combination, context);
}

namespace {

Estimate estimate(const Problem& problem) {
  if (auto why = beyond_one_kind_on_a_plain_board(problem)) return NotApplicable{*why};
  const auto conflicts = conflicts_of(problem);
  if (const auto* no = std::get_if<NotApplicable>(&conflicts)) return *no;
  const Conflicts& known = std::get<Conflicts>(conflicts);
  if (known.differences != std::vector<std::int64_t>{-1, 0, 1})
    return NotApplicable{problem.piece().name +
                         " is not in conflict with the neighbouring rows of the next column alone"};
  if (!one_in_every_column(problem, known))
    return NotApplicable{"not just one in every column is asked for"};
  const Board& board = problem.board;
  if (board.columns == 0 || board.rows > most_side || board.columns > most_side)
    return NotApplicable{"a side of 0 or above 2^61"};
  Cost cost{4000, 4096};
  double bits = 0;
  for (const Segment& segment : segments_of(problem)) {
    const Cost part = cost_of(segment, board.rows);
    cost.operations += part.operations;
    cost.bytes = std::max(cost.bytes, part.bytes);
    bits += bits_of(board.rows, segment.free);
  }
  cost.operations += bits * 0.5 * std::log2(2 + static_cast<double>(problem.given.size()));
  // Two segments at a time, all their counts, and their product; or writing it in decimal.
  cost.bytes = std::max(cost.bytes * (problem.given.empty() ? 1 : 2) + bits / 8 * 2, bits * 0.9);
  return cost;
}

Answer solve(const Problem& problem, Context& context) {
  const std::vector<Segment> segments = segments_of(problem);
  std::vector<Integer> counts(segments.size());
  std::atomic<std::uint64_t> work = 0;
  share_out(context, segments.size(), [&](const Context& mine, const NextTask& next) {
    Context own = mine;
    while (const auto i = next()) {
      const Counted counted = combination_of(segments[*i], problem.board.rows);
      counts[*i] = value(counted.combination, own);
      if (counted.negative) mpz_neg(counts[*i].get_mpz_t(), counts[*i].get_mpz_t());
      work += static_cast<std::uint64_t>(counted.combination.last()) + 1;
    }
  });
  return {table_of(problem, std::move(counts)), work};
}

}  // namespace
}  // namespace columns

extern const Method column_series;
const Method column_series = {
    "column-series",
    "one injured queen in every column: a closed form, by recurrences or binary splitting",
    "Flajolet and Sedgewick, Analytic Combinatorics, A.6 and V.4; Sherman and Morrison 1950",
    "columns",
    columns::estimate,
    columns::solve,
    columns::walk,
    columns::walk_cost,
    columns::series_story,
    "column-walk"};

}  // namespace rookery
