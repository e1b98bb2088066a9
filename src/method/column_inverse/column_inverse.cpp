// SPDX-License-Identifier: Apache-2.0
// One piece in every column, for any set of row differences: signed walks and one inverse series.
//
// Pieces on row a of one column and row b of the next are in conflict when b - a lies in a set D
// (column-walk has which pieces are of this kind). On m rows the words w_1 ... w_n without
// conflict are counted by powers of J - T, J all ones, T_ab = 1 for b - a in D. J = 1 1' has rank
// one, so (Sherman and Morrison) with A = (I + zT)^-1 and s = 1'A1
//     (I - z(J-T))^-1 = A + z A1 1'A / (1 - zs).
// T^l counts walks of l steps in D that stay on the rows, so A = sum of (-z)^l T^l needs only the
// numbers of walks V_l(b) that end on b, U_l(a) that start on a, and W_l = sum of V_(l-1)(b):
//     G(z) = sum over n of (all words of length n) z^n = 1 / (1 - sum of (-1)^(l-1) W_l z^l),
//     g free columns, then b:    [z^g]  (sum of (-1)^l V_l(b) z^l) G(z),     and so for U_l(a),
//     a, then L columns on b:    (-1)^L (T^L)_ab + [z^(L-1)] (U series of a)(V series of b) G(z).
// Walks cost small numbers, |D|^l, where column-walk adds numbers of m^l; and rows further from
// both walls than l steps reach have |D|^l walks and are not stored. Given columns cut the board
// into independent segments.
//
// J. Sherman and W. J. Morrison, Ann. Math. Statist. 21 (1950), 124-127; R. P. Stanley,
// "Enumerative Combinatorics", volume 1 (2nd edition 2012), section 4.7.
//
// Time O(n min(m, n max|D|) |D|) additions of O(n log |D|) bits, and one inverse series of n terms
// of O(n log m) bits. Memory O(n) such numbers. Work: the additions.
// Does not apply to fewer pieces than columns (see column-walk).
// Tested by test/method/column_inverse_test.cpp, test/agree.
#include <algorithm>
#include <cmath>
#include <map>

#include "base/polynomial.hpp"
#include "method/column_inverse/walks.hpp"

namespace rookery {
namespace columns {
namespace {

constexpr std::int64_t most_side = std::int64_t{1} << 60;

// The series that the segments need: for each given row the walks that end on it, or start.
using SeriesOf = std::map<std::int64_t, Polynomial>;

std::int64_t longest_gap(const std::vector<Segment>& segments) {
  std::int64_t longest = 0;
  for (const Segment& segment : segments) longest = std::max(longest, segment.free);
  return longest;
}

void add_sign(Integer& x, std::int64_t l) {
  if (l % 2 == 1) mpz_neg(x.get_mpz_t(), x.get_mpz_t());
}

class Inverse {
 public:
  Inverse(const Problem& problem, Context& context)
      : rows_(problem.board.rows),
        steps_(std::get<Conflicts>(conflicts_of(problem)).differences),
        segments_(segments_of(problem)),
        context_(context) {
    for (const Segment& segment : segments_) {
      if (segment.right) want(ending_, *segment.right, segment.free);
      if (segment.left) want(starting_, *segment.left, segment.free);
    }
  }

  std::vector<Integer> counts() {
    Polynomial denominator = {1};
    const std::int64_t longest = longest_gap(segments_);
    Walks forward(rows_, steps_);
    for (std::int64_t l = 0; l <= longest; ++l) {
      keep(ending_, forward, l);
      denominator.push_back(forward.sum());
      add_sign(denominator.back(), l + 1);
      if (l == longest) break;
      forward.next(context_);
      context_.progress(static_cast<double>(l) / static_cast<double>(longest) / 2);
    }
    work_ += forward.work();
    if (!starting_.empty()) walk_back();
    all_words_ = inverse_series(denominator, static_cast<std::size_t>(longest) + 1);
    std::vector<Integer> counts;
    for (const Segment& segment : segments_) counts.push_back(count(segment));
    return counts;
  }
  std::uint64_t work() const { return work_; }

 private:
  // Room for the terms up to z^free.
  static void want(SeriesOf& series, std::int64_t row, std::int64_t free) {
    Polynomial& terms = series[row];
    terms.resize(std::max(terms.size(), static_cast<std::size_t>(free) + 1));
  }

  static void keep(SeriesOf& series, const Walks& walks, std::int64_t l) {
    for (auto& [row, terms] : series) {
      if (l >= static_cast<std::int64_t>(terms.size())) continue;
      Integer& term = terms[static_cast<std::size_t>(l)];
      term = walks.at(row - 1);
      add_sign(term, l);
    }
  }

  // Walks that start on a row are walks of the opposite steps that end on it.
  void walk_back() {
    std::vector<std::int64_t> back;
    for (const std::int64_t step : steps_) back.push_back(-step);
    std::size_t longest = 0;
    for (const auto& [row, terms] : starting_) longest = std::max(longest, terms.size());
    Walks backward(rows_, back);
    for (std::size_t l = 0; l < longest; ++l) {
      keep(starting_, backward, static_cast<std::int64_t>(l));
      if (l + 1 < longest) backward.next(context_);
    }
    work_ += backward.work();
  }

  Integer count(const Segment& segment) {
    context_.check();
    const auto free = static_cast<std::size_t>(segment.free);
    if (!segment.left && !segment.right) return all_words_[free];
    if (!segment.left)
      return coefficient_of_product(cut(ending_, *segment.right, free), all_words_, free);
    if (!segment.right)
      return coefficient_of_product(cut(starting_, *segment.left, free), all_words_, free);
    const std::int64_t length = segment.free + 1;
    Integer direct = walks_between(rows_, steps_, *segment.left - 1, *segment.right - 1, length,
                                   context_, work_);
    add_sign(direct, length);
    const Polynomial both =
        multiply(cut(starting_, *segment.left, free), cut(ending_, *segment.right, free));
    return direct + coefficient_of_product(both, all_words_, free);
  }

  static Polynomial cut(const SeriesOf& series, std::int64_t row, std::size_t last) {
    const Polynomial& terms = series.at(row);
    return {terms.begin(), terms.begin() + static_cast<std::ptrdiff_t>(last) + 1};
  }

  std::int64_t rows_;
  std::vector<std::int64_t> steps_;
  std::vector<Segment> segments_;
  Context& context_;
  SeriesOf ending_, starting_;
  Polynomial all_words_;  // G(z)
  std::uint64_t work_ = 0;
};

// Measured on x86-64: an addition takes about 12 ns and 0.6 ns a limb; the inverse 15 ns a limb of
// its terms for each doubling of their number.
// The inverse ends in a product of two polynomials, packed into integers of so many bits and
// multiplied by a transform whose size doubles at 55 million bits and its multiples by powers of
// 2 (measured with FLINT 2.9 from 30 to 700 million bits: within a tenth).
double inverse_bytes(double bits) {
  constexpr double step = 55e6;
  return 0.43 * step * std::exp2(std::ceil(std::log2(std::max(1.0, bits) / step)));
}

Cost predict(const Problem& problem, const Conflicts& conflicts) {
  const auto rows = static_cast<double>(problem.board.rows);
  const auto differences = static_cast<double>(conflicts.differences.size());
  double reach = 0;
  for (const std::int64_t d : conflicts.differences)
    reach = std::max(reach, std::abs(static_cast<double>(d)));
  const std::vector<Segment> segments = segments_of(problem);
  const auto longest = static_cast<double>(longest_gap(segments));
  const double turn = reach > 0 ? std::min(longest, rows / (2 * reach)) : longest;
  const double kept = reach * turn * turn + (longest - turn) * rows;  // rows, summed over l
  const double walk_limbs = 1 + longest * std::log2(differences + 1) / 64;
  const double directions = problem.given.empty() ? 1 : 2;
  double operations = directions * kept * (differences + 1) * (12 + 0.3 * walk_limbs);
  const double limbs = longest * (1 + longest * std::log2(rows + 2) / 128);
  operations += 15 * limbs * std::log2(2 + limbs) + 6000;
  for (const Segment& segment : segments) {
    const auto free = static_cast<double>(segment.free);
    if (!segment.left && !segment.right) continue;
    const double own = 1 + free * std::log2(rows + 2) / 128;
    operations += free * (40 + own * std::log2(2 + own) * 4);
    if (segment.left && segment.right)
      operations += free * std::min(rows, 2 * reach * free) * differences * (12 + 0.1 * walk_limbs);
  }
  const double layer = std::min(rows, 2 * reach * longest) * (16 + 8 * walk_limbs);
  const double bits = longest * longest * std::log2((differences + 1) * (rows + 1));
  return {operations, 8192 + 2 * layer + inverse_bytes(bits) + 64 * longest};
}

Estimate estimate(const Problem& problem) {
  if (auto why = beyond_one_kind_on_a_plain_board(problem)) return NotApplicable{*why};
  const auto conflicts = conflicts_of(problem);
  if (const auto* no = std::get_if<NotApplicable>(&conflicts)) return *no;
  const Conflicts& known = std::get<Conflicts>(conflicts);
  if (!one_in_every_column(problem, known))
    return NotApplicable{"not just one in every column is asked for"};
  const Board& board = problem.board;
  if (board.rows == 0 || board.columns == 0 || std::max(board.rows, board.columns) > most_side)
    return NotApplicable{"a side of 0 or above 2^60"};
  return predict(problem, known);
}

Answer solve(const Problem& problem, Context& context) {
  if (segments_of(problem).empty()) return {table_of(problem, {}), 0};
  Inverse inverse(problem, context);
  Table table = table_of(problem, inverse.counts());
  return {std::move(table), inverse.work()};
}

}  // namespace
}  // namespace columns

extern const Method column_inverse;
const Method column_inverse = {
    "column-inverse",
    "one piece in every column that fills it and reaches only into the next: one inverse series",
    "Sherman and Morrison 1950; Stanley, Enumerative Combinatorics 1, section 4.7",
    "columns",
    columns::estimate,
    columns::solve,
    columns::walk,
    columns::walk_cost,
    columns::inverse_story,
    "column-walk"};

}  // namespace rookery
