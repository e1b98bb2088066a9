// SPDX-License-Identifier: Apache-2.0
// Rooks, and a few bishops on n x n or n x (n+1), however large: exact polynomials in the sides.
//
// Rooks: r_k = C(m,k) C(n,k) k!, so r_(k+1) = r_k (m-k)(n-k) / (k+1).
//
// Bishops: write r_k(n) for the ways to put k rooks on a colour's board of rooks (rook-series), so
// that sum of r_(n-j)(n) x(x-1)...(x-j+1) = P_n(x). On n x n boards P_(n+2) = x (x+1) P_n for
// either colour, on n x (n+1) boards P_(n+1) = (x+1) P_n; multiplied out that is
//     r_k(n+2) = r_k(n) + 2 (n-k+2) r_(k-1)(n) + (n-k+2)(n-k+3) r_(k-2)(n),
//     r_k(n+1) = r_k(n) + (n-k+2) r_(k-1)(n).
// By induction on k the difference r_k(n+2) - r_k(n) is a polynomial in n of degree 2k-1 at most,
// so r_k is one of degree 2k on each parity of n (on n x (n+1): for all n), and so is B_k, the sum
// of the products r_i r_(k-i) of both colours. From its values at 2k+1 small n Newton's
// differences give it anywhere:  B_k(n_0 + s x) = sum over d of D^d C(x,d).
//
// S. Chaiken, C. R. H. Hanusa and T. Zaslavsky, "A q-queens problem. V. Some of our favorite
// pieces", J. Korean Math. Soc. 57 (2020), 1407-1433 (bishops: period 2); I. Kaplansky and
// J. Riordan, Duke Math. J. 13 (1946), 259-268.
//
// Time O(k^2) big-by-word steps and O(k^2) additions a number, whatever n is; memory O(k) numbers.
// Rooks: O(k) steps; a single number is one product. Work: these steps.
// Does not apply to many bishops, to given pieces, or to bishops where sides are more than 1 apart.
// Tested by test/method/rook_polynomial_test.cpp, test/agree, test/truth.
#include <algorithm>
#include <cmath>

#include "base/factorial.hpp"
#include "base/polynomial.hpp"
#include "method/method.hpp"
#include "method/rook_polynomial/polynomial.hpp"
#include "method/rook_theory/parts.hpp"
#include "problem/counts.hpp"

namespace rookery {
namespace few_rooks {
namespace {

using rook_boards::Shape;

constexpr std::int64_t most_bishops = 3000;

double log2_of(double x) { return std::log2(std::max(1.0, x)); }

// Measured on x86-64: turning a number of that many limbs into decimals.
double writing(double limbs) { return 3.5 * limbs * log2_of(limbs) * log2_of(limbs); }

// Only the number of a single k is wanted.
bool single(const Problem& problem) {
  return problem.want == Want::maximum || (problem.want == Want::total && problem.number().exact());
}

// Measured on x86-64: a step, an addition or a small product takes about 30 ns and 0.3 ns a limb.
Cost predict_rooks(const Problem& problem) {
  const Board& board = problem.board;
  const auto most =
      static_cast<double>(std::min({problem.number().most, board.rows, board.columns}));
  const rook_boards::Size size = rook_boards::size_of(board, Shape::rooks);
  constexpr int samples = 8;
  double bits = 0;  // on average
  for (int i = 0; i < samples; ++i)
    bits += rook_boards::bits_of(size, Shape::rooks, most * (i + 0.5) / samples) / samples;
  if (single(problem)) {
    const double limbs = rook_boards::bits_of(size, Shape::rooks, most) / 64;
    return {500 + 10 * most + 2 * writing(limbs), 4096 + 64 * limbs};
  }
  const bool table = problem.want == Want::table;
  const double kept = table ? most + 1 : 8;
  return {300 + (most + 1) * (60 + bits / 16 + (table ? writing(bits / 64) : 0)),
          4096 + kept * (32 + bits / 8)};
}

Cost predict_bishops(const Problem& problem, const Asked& asked) {
  const auto k = static_cast<double>(asked.most);
  const double numbers = static_cast<double>(asked.most - asked.least) + 1;
  const double small = 2 * k * log2_of(4 * k) / 64,
               large = 2 * k * log2_of(static_cast<double>(problem.board.rows)) / 64;
  const double values = (problem.want == Want::table ? numbers : 1) * (2 * k + 1);
  return {2000 + 8 * k * k * (30 + small) +
              2 * k * k * (40 + 2 * small) * (values > 2 * k + 1 ? 4 : 1) +
              values * (k * (20 + 0.3 * small) + 60 + large),
          8192 + (6 * k + values) * (32 + 8 * small) + numbers * (32 + 8 * large)};
}

Estimate estimate(const Problem& problem) {
  if (auto why = beyond_one_kind_on_a_plain_board(problem)) return NotApplicable{*why};
  const auto shape = rook_boards::shape_of(problem);
  if (const auto* no = std::get_if<NotApplicable>(&shape)) return *no;
  if (std::get<Shape>(shape) == Shape::rooks) return predict_rooks(problem);
  const Asked asked = asked_of(problem);
  if (asked.most > most_bishops) return NotApplicable{"it is for few pieces, at most 3000"};
  return predict_bishops(problem, asked);
}

// C(m,k) C(n,k) k!
Integer ways_for(const Board& board, std::int64_t k) {
  Integer ways = falling(board.rows, k) * falling(board.columns, k);
  const Integer orders = falling(k, k);
  mpz_divexact(ways.get_mpz_t(), ways.get_mpz_t(), orders.get_mpz_t());
  return ways;
}

Answer count_single(const Problem& problem) {
  const Range& number = problem.number();
  const std::int64_t top = std::min({number.most, problem.board.rows, problem.board.columns});
  const Integer ways = number.least > top ? Integer(0) : ways_for(problem.board, top);
  if (problem.want == Want::total) return {Table{{}, {}, {ways}}, 1};
  return {answer_from_counts(problem, top, number.least > top ? Polynomial{} : Polynomial{ways}),
          1};
}

// All r_k from the lower number asked for.
Answer count_rooks(const Problem& problem, Context& context) {
  if (single(problem)) return count_single(problem);
  const Range& number = problem.number();
  const std::int64_t rows = problem.board.rows, columns = problem.board.columns;
  const std::int64_t top = std::min({number.most, rows, columns});
  Answer answer;
  std::vector<Integer> counts;
  Integer ways = 1, total = 0;
  for (std::int64_t k = 0; k <= top; ++k) {
    if (k >= number.least && problem.want == Want::table) counts.push_back(ways);
    if (k >= number.least && problem.want != Want::table) total += ways;
    ways *= Integer(static_cast<long>(rows - k));
    ways *= Integer(static_cast<long>(columns - k));
    mpz_divexact_ui(ways.get_mpz_t(), ways.get_mpz_t(), static_cast<unsigned long>(k + 1));
    ++answer.work;
    if (k % 256 == 0 || mpz_size(ways.get_mpz_t()) > 1000) context.check();
  }
  answer.table = problem.want == Want::total
                     ? Table{{}, {}, {total}}
                     : answer_from_counts(problem, number.least, std::move(counts));
  return answer;
}

Answer count_bishops(const Problem& problem, Context& context) {
  Answer answer;
  const Asked asked = asked_of(problem);
  if (asked.least > asked.most) {
    answer.table = answer_from_counts(problem, 0, {});
    return answer;
  }
  std::vector<Integer> counts = bishops_at(problem.board, asked, context, answer.work);
  answer.table = asked.together ? Table{{}, {}, {counts[0]}}
                                : answer_from_counts(problem, asked.least, std::move(counts));
  return answer;
}

Answer solve(const Problem& problem, Context& context) {
  return std::get<Shape>(rook_boards::shape_of(problem)) == Shape::rooks
             ? count_rooks(problem, context)
             : count_bishops(problem, context);
}

}  // namespace
}  // namespace few_rooks

extern const Method rook_polynomial;
const Method rook_polynomial = {
    "rook-polynomial",
    "rooks, and a few bishops on n x n and n x (n+1), of any size: exact polynomials in the sides",
    "Chaiken, Hanusa and Zaslavsky 2020; Kaplansky and Riordan 1946",
    "diagonals",
    few_rooks::estimate,
    few_rooks::solve,
    rook_boards::walk,
    rook_boards::walk_cost,
    few_rooks::story,
    "rook-theory"};

}  // namespace rookery
