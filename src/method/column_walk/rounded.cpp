// SPDX-License-Identifier: Apache-2.0
// The recurrence from the right, with one piece in every column, in numbers of W bits.
//
// Let f(r) be the ways to fill the columns after a column whose piece stands on row r, g the same
// for the next column to the right. Then f(r) is the sum of g over the rows not in conflict with r.
// Let b <= g / 2^x <= b (1 + p) for every row, and S the sum of all b, s(r) that of the rows not in
// conflict. s(r) = S - (those in conflict) is exact: they are whole numbers. So
//     s(r) <= f(r) / 2^x <= s(r) (1 + p),
// without any new error, however much is subtracted. If S has more than W bits, k more, the column
// is rounded: a(r) = floor(s(r) / 2^k), which has W bits at most since s(r) <= S. If a(r) >= 2^h
// for all r with s(r) > 0, then s(r) / 2^k < a(r) + 1 <= a(r) (1 + 2^-h), and
//     a(r) <= f(r) / 2^(x + k) <= a(r) (1 + p) (1 + 2^-h).
// After c roundings, h the least of theirs, 1 + p <= (1 + 2^-h)^c <= exp(c 2^-h) <= 1 + 2 c 2^-h
// where c 2^-h <= 1. So p <= 2^-t with t = h - 1 - ceil(log2 c), as long as t >= 1: else the
// numbers are given up, and more bits are taken.
//
// Zeros are exact: without roundings trivially; and a rounding that makes a number 0 has no h, so
// it is given up.
//
// The sum of m < 2^63 rows of W bits has less than W + 63 bits: fits one limb more than a row, and
// the shift is below 64.
#include "method/column_walk/rounded.hpp"

#include <algorithm>

namespace rookery::columns {
namespace {

constexpr std::int64_t between_checks = 65536;  // rows: about a millisecond
constexpr std::size_t usual_limbs = 4;          // for these the loops are unrolled

}  // namespace

std::int64_t Rounded::trusted() const {
  const auto log2_up = std::bit_width(static_cast<std::uint64_t>(
      std::max<std::int64_t>(0, roundings - 1)));  // 1: 0, 2: 1, 3 and 4: 2
  return least_bits - 1 - static_cast<std::int64_t>(log2_up);
}

// One column that is being filled.
struct RoundedRecurrence::Step {
  const Rounded& right;
  Rounded& to;
  unsigned shift;
  std::size_t least = SIZE_MAX;  // bits of the least number that is not an exact 0
  std::vector<Limb> ways;
};

RoundedRecurrence::RoundedRecurrence(const Problem& problem, const Conflicts& conflicts,
                                     std::size_t bits)
    : rows_(problem.board.rows),
      differences_(conflicts.differences),
      given_(given_rows(problem)),
      bits_(bits),
      limbs_((bits + 63) / 64) {}

Rounded RoundedRecurrence::start() const {
  Rounded none;
  none.rows.assign(static_cast<std::size_t>(rows_) * limbs_, 0);
  none.sum.assign(limbs_ + 1, 0);
  none.sum[0] = 1;
  return none;
}

template <std::size_t fixed>
void RoundedRecurrence::fill(Step& step, std::int64_t from, std::int64_t end) const {
  const std::size_t limbs = fixed > 0 ? fixed : limbs_;
  Limb own[fixed + 1];
  Limb* const ways = fixed > 0 ? own : step.ways.data();
  const Limb* const before = step.right.rows.data();
  for (std::int64_t row = from; row < end; ++row) {
    for (std::size_t i = 0; i <= limbs; ++i) ways[i] = step.right.sum[i];
    for (const std::int64_t difference : differences_) {
      const std::int64_t other = row + difference;
      if (other < 0 || other >= rows_) continue;
      ways[limbs] -= subtract(ways, before + static_cast<std::size_t>(other) * limbs, limbs);
    }
    Limb* const rounded = step.to.rows.data() + static_cast<std::size_t>(row) * limbs;
    shift_down(rounded, ways, limbs, step.shift);
    step.to.sum[limbs] += add(step.to.sum.data(), rounded, limbs);
    const std::size_t bits = bits_of(rounded, limbs);
    if (bits < step.least && bits_of(ways, limbs + 1) > 0) step.least = bits;
  }
}

bool RoundedRecurrence::fill_all(Step& step, std::int64_t from, std::int64_t end,
                                 Context& context) const {
  for (; from < end; from += between_checks) {
    context.check();
    const std::int64_t some = std::min(end, from + between_checks);
    if (limbs_ == usual_limbs)
      fill<usual_limbs>(step, from, some);
    else
      fill<0>(step, from, some);
  }
  Rounded& to = step.to;
  to.power = step.right.power + step.shift;
  to.roundings = step.right.roundings;
  to.least_bits = step.right.least_bits;
  if (step.shift == 0 || step.least == SIZE_MAX) return true;  // SIZE_MAX: all are exactly 0
  const auto least = static_cast<std::int64_t>(step.least) - 1;
  to.least_bits = to.roundings == 0 ? least : std::min(to.least_bits, least);
  ++to.roundings;
  return to.trusted() >= 1;
}

bool RoundedRecurrence::enter(std::int64_t column, const Rounded& right, Rounded& to,
                              Context& context) const {
  to.rows.assign(static_cast<std::size_t>(rows_) * limbs_, 0);
  to.sum.assign(limbs_ + 1, 0);
  const std::size_t size = bits_of(right.sum.data(), limbs_ + 1);
  Step step{right, to, static_cast<unsigned>(size > bits_ ? size - bits_ : 0), SIZE_MAX,
            std::vector<Limb>(limbs_ + 1)};
  const auto given = given_.find(column);
  if (given == given_.end()) return fill_all(step, 0, rows_, context);
  if (given->second == no_row) return fill_all(step, 0, 0, context);
  return fill_all(step, given->second, given->second + 1, context);
}

}  // namespace rookery::columns
