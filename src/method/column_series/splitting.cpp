// SPDX-License-Identifier: Apache-2.0
// The same recurrences (steps.cpp) many indices at a time. In the ring R = Z[x] / (x^3 + (m-3) x^2
// + (1-m) x - 1), in which multiplying by x is one step of 1/Q, let
//     S_k = x S_(k-1) + c_k + c_(k-1),   S_0 = 1;   then e_k = lambda(S_k)
// for the linear lambda with lambda(1), lambda(x), lambda(x^2) = 1, 3-m, (m-3)^2 + m-1, the first
// coefficients of 1/Q. A block of indices i+1, ..., i+l is the map
//     (c_i, c_(i-1)) -> C (c_i, c_(i-1)) / d,   S_i -> x^l S_i + (A_0 c_i + A_1 c_(i-1)) / d,
// and two blocks, p then q, make one:
//     C = C_q C_p,  d = d_q d_p,  A_j = x^l(q) d_q A_p,j + sum over k of A_q,k C_p,kj.
// D. V. and G. V. Chudnovsky, "Approximations and complex multiplication according to Ramanujan"
// (1988); the numbers of a block of l indices have O(l log m) bits, so all is quasi-linear.
#include <algorithm>
#include <set>

#include "method/column_series/series.hpp"

namespace rookery::columns {
namespace {

struct Ring {
  Integer a[3];
};

struct Block {
  Integer c[2][2], d;
  Ring a[2];
};

class Splitting {
 public:
  Splitting(const Combination& combination, Context& context)
      : m_(static_cast<long>(combination.rows)),
        length_(combination.length),
        last_(combination.last()),
        context_(context),
        // x^3 = (3-m) x^2 + (m-1) x + 1
        second_(3 - m_),
        first_(m_ - 1) {
    c_ = 1;
    s_.a[0] = 1;
  }

  // On to index k, in halves: joining the two would cost more than using them in turn.
  void advance(std::int64_t k) {
    const std::int64_t middle = (k_ + k) / 2;
    use(k_, middle);
    use(middle, k);
    k_ = k;
  }

  const Integer& c() const { return c_; }

  Integer e() const {
    const Integer square = (3 - m_) * (3 - m_) + m_ - 1;
    return s_.a[0] + s_.a[1] * second_ + s_.a[2] * square;
  }

 private:
  // The vector goes through the block of the indices from + 1, ..., to.
  void use(std::int64_t from, std::int64_t to) {
    if (from == to) return;
    const Block block = block_of(from, to);
    Ring next = times(power_of_x(to - from), s_);
    powers_.clear();
    for (int i = 0; i < 3; ++i) next.a[i] += divided(block.a[0].a[i], block.a[1].a[i], block.d);
    s_ = std::move(next);
    Integer c = divided(block.c[0][0], block.c[0][1], block.d);
    before_ = divided(block.c[1][0], block.c[1][1], block.d);
    c_ = std::move(c);
  }

  // (x c_k + y c_(k-1)) / d, which is whole.
  Integer divided(const Integer& x, const Integer& y, const Integer& d) {
    context_.check();
    Integer sum = x * c_;
    sum += y * before_;
    mpz_divexact(sum.get_mpz_t(), sum.get_mpz_t(), d.get_mpz_t());
    return sum;
  }

  Block block_of(std::int64_t from, std::int64_t to) {
    if (to - from == 1) return step(to);
    const std::int64_t middle = (from + to) / 2;
    const Block p = block_of(from, middle), q = block_of(middle, to);
    const Block block = joined(p, q, to - middle);
    context_.progress(static_cast<double>(to) / static_cast<double>(last_));
    return block;
  }

  Block step(std::int64_t k) const {
    Block block;
    const Integer one(static_cast<long>(length_ - k + 1)),
        two(static_cast<long>(2 * length_ - k + 2));
    block.d = static_cast<long>(k);
    block.c[0][0] = one;
    block.c[0][1] = two;
    block.c[1][0] = block.d;
    block.a[0].a[0] = one + block.d;  // c_k + c_(k-1)
    block.a[1].a[0] = two;
    return block;
  }

  Block joined(const Block& p, const Block& q, std::int64_t length_of_q) {
    context_.check();
    Block block;
    block.d = q.d * p.d;
    for (int i = 0; i < 2; ++i)
      for (int j = 0; j < 2; ++j) {
        block.c[i][j] = q.c[i][0] * p.c[0][j];
        block.c[i][j] += q.c[i][1] * p.c[1][j];
      }
    Ring shift = power_of_x(length_of_q);
    for (Integer& coefficient : shift.a) coefficient *= q.d;
    for (int j = 0; j < 2; ++j) {
      block.a[j] = times(shift, p.a[j]);
      for (int i = 0; i < 3; ++i) {
        block.a[j].a[i] += q.a[0].a[i] * p.c[0][j];
        block.a[j].a[i] += q.a[1].a[i] * p.c[1][j];
      }
    }
    return block;
  }

  // Six products instead of nine: x_i y_j + x_j y_i = (x_i + x_j)(y_i + y_j) - x_i y_i - x_j y_j.
  Ring times(const Ring& x, const Ring& y) const {
    context_.check();
    Integer t[5];
    t[0] = x.a[0] * y.a[0];
    const Integer middle = x.a[1] * y.a[1];
    t[4] = x.a[2] * y.a[2];
    t[1] = (x.a[0] + x.a[1]) * (y.a[0] + y.a[1]) - t[0] - middle;
    t[2] = (x.a[0] + x.a[2]) * (y.a[0] + y.a[2]) - t[0] - t[4] + middle;
    t[3] = (x.a[1] + x.a[2]) * (y.a[1] + y.a[2]) - middle - t[4];
    for (int i = 4; i >= 3; --i) {
      t[i - 1] += t[i] * second_;
      t[i - 2] += t[i] * first_;
      t[i - 3] += t[i];
    }
    return {{t[0], t[1], t[2]}};
  }

  // Remembered: all blocks of a level have one of two lengths.
  const Ring& power_of_x(std::int64_t exponent) {
    const auto found = powers_.find(exponent);
    if (found != powers_.end()) return found->second;
    Ring power;
    if (exponent < 3)
      power.a[exponent] = 1;
    else
      power = times(power_of_x(exponent / 2), power_of_x(exponent - exponent / 2));
    return powers_.emplace(exponent, std::move(power)).first->second;
  }

  Integer m_;
  std::int64_t length_, last_, k_ = 0;
  Context& context_;
  Integer second_, first_;
  Integer c_, before_;  // c_k, c_(k-1)
  Ring s_;
  std::map<std::int64_t, Ring> powers_;
};

}  // namespace

Integer value_by_splitting(const Combination& combination, Context& context) {
  std::set<std::int64_t> indices;
  for (const auto& [index, factor] : combination.e) indices.insert(index);
  for (const auto& [index, factor] : combination.c) indices.insert(index);
  Splitting splitting(combination, context);
  Integer sum = 0;
  for (const std::int64_t index : indices) {
    splitting.advance(index);
    const auto e = combination.e.find(index);
    if (e != combination.e.end()) sum += splitting.e() * e->second;
    const auto c = combination.c.find(index);
    if (c != combination.c.end()) sum += splitting.c() * c->second;
  }
  return sum;
}

}  // namespace rookery::columns
