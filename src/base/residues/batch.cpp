// SPDX-License-Identifier: Apache-2.0
// The transform: decimation in frequency forward, in time backward, twiddle factors in
// bit-reversed order, so that one factor serves a whole block and nothing needs to be permuted.
// Large blocks are halved here, with a look at the clock between, small ones in the kernel.
#include "base/residues/batch.hpp"

#include <algorithm>

namespace rookery {
namespace {

constexpr std::size_t at_once = std::size_t{1} << 15;  // values a kernel call may work on

template <class F>
Eight each_lane(F value) {
  Eight result;
  for (std::size_t i = 0; i < lanes; ++i) result.lane[i] = value(i);
  return result;
}

// p^-1 mod 2^52 by Newton's iteration: each step doubles the right bits, from 3.
std::uint64_t inverse_of(std::uint64_t p) {
  std::uint64_t x = p;
  for (int i = 0; i < 5; ++i) x *= 2 - p * x;
  return x & ((std::uint64_t{1} << 52) - 1);
}

std::uint64_t shifted(std::uint64_t x, std::uint64_t p) {  // x 2^52 mod p
  return multiply_mod(x, std::uint64_t{1} << 52, p);
}

}  // namespace

Moduli moduli_of(const Prime* primes) {
  const auto p = [&](std::size_t i) { return primes[i].value; };
  Moduli m;
  m.prime = each_lane(p);
  m.twice = each_lane([&](std::size_t i) { return 2 * p(i); });
  m.inverse = each_lane([&](std::size_t i) { return inverse_of(p(i)); });
  m.one = each_lane([&](std::size_t i) { return shifted(1, p(i)); });
  m.square = each_lane([&](std::size_t i) { return shifted(m.one.lane[i], p(i)); });
  m.one_ratio = each_lane([&](std::size_t i) {
    return static_cast<std::uint64_t>((static_cast<Wide>(m.one.lane[i]) << 52) / p(i));
  });
  return m;
}

Batch::Batch(const Kernel& kernel, std::size_t size, std::function<void()> check)
    : kernel_(kernel),
      size_(size),
      check_(std::move(check)),
      power_(std::max<std::size_t>(1, size / 2)),
      ratio_(std::max<std::size_t>(1, size / 2)) {}

void Batch::take(const Prime* primes) {
  moduli_ = moduli_of(primes);
  const auto p = [&](std::size_t i) { return moduli_.prime.lane[i]; };
  by_size_ = each_lane([&](std::size_t i) { return shifted(inverse_mod(size_, p(i)), p(i)); });
  // root[t] has order 4 2^t; each is the square of the next.
  int levels = 0;
  while (std::size_t{4} << levels <= size_) ++levels;
  std::vector<Eight> root(static_cast<std::size_t>(levels));
  for (int t = levels; t-- > 0;)
    root[static_cast<std::size_t>(t)] = each_lane([&](std::size_t i) {
      if (t == levels - 1) return power_mod(primes[i].nonresidue, (p(i) - 1) / size_, p(i));
      const std::uint64_t next = root[static_cast<std::size_t>(t) + 1].lane[i];
      return multiply_mod(next, next, p(i));
    });
  kernel_.fill_roots(power_.data(), ratio_.data(), root.data(), levels, moduli_);
  work_ += size_;
}

void Batch::forward(Eight* x, std::size_t size, std::size_t block) {
  const Roots roots{power_.data(), ratio_.data()};
  if (size <= at_once) return kernel_.forward(x, size, block, roots, moduli_);
  kernel_.forward_level(x, size / 2, block, roots, moduli_);
  check_();
  forward(x, size / 2, 2 * block);
  forward(x + size / 2, size / 2, 2 * block + 1);
}

void Batch::backward_levels(Eight* x, std::size_t size, std::size_t block) {
  const Roots roots{power_.data(), ratio_.data()};
  if (size <= at_once) return kernel_.backward(x, size, block, roots, moduli_);
  backward_levels(x, size / 2, 2 * block);
  backward_levels(x + size / 2, size / 2, 2 * block + 1);
  check_();
  kernel_.backward_level(x, size / 2, block, roots, moduli_);
}

void Batch::forward(Eight* x) {
  forward(x, size_, 0);
  for (std::size_t half = size_ / 2; half > 0; half /= 2) work_ += size_ / 2;
}

void Batch::backward(Eight* x, std::size_t count) {
  backward_levels(x, size_, 0);
  for (std::size_t half = size_ / 2; half > 0; half /= 2) work_ += size_ / 2;
  kernel_.scale(x, &by_size_, count, moduli_);
}

void Batch::multiply(Eight* x, const Eight* y, std::size_t count) {
  kernel_.multiply(x, y, count, moduli_);
  work_ += count;
}

void Batch::inverse_factorials(Eight* x, std::size_t count) {
  Eight last;
  kernel_.factorial(&last, count, moduli_);
  check_();
  // last is count! 2^52; its plain inverse comes by Fermat, and two factors 2^52 more.
  x[count - 1] = each_lane([&](std::size_t i) {
    const std::uint64_t p = moduli_.prime.lane[i];
    return multiply_mod(inverse_mod(last.lane[i], p), moduli_.square.lane[i], p);
  });
  kernel_.falling(x, count, moduli_);
  check_();
  work_ += 2 * count;
}

void Batch::powers(Eight* x, std::size_t count, std::uint64_t exponent,
                   const std::vector<std::uint32_t>& smallest_factor) {
  kernel_.powers(x, count, exponent, smallest_factor.data(), moduli_);
  check_();
  work_ += count;
}

void Batch::multiply_by_powers(Eight* x, std::uint64_t first, std::size_t count,
                               std::uint64_t exponent, Eight* scratch,
                               const std::vector<std::uint32_t>& smallest_factor) {
  if (exponent == 0) return;
  if (exponent == 1) {
    kernel_.multiply_by_index(x, first, count, moduli_);
    work_ += count;
    return;
  }
  powers(scratch, first + count, exponent, smallest_factor);
  multiply(x, scratch + first, count);
}

Eight Batch::dot_reversed(const Eight* x, const Eight* y, std::size_t count) {
  Eight sum;
  kernel_.dot_reversed(&sum, x, y, count, moduli_);
  work_ += count;
  return sum;
}

std::vector<std::uint32_t> smallest_factors(std::size_t count) {
  std::vector<std::uint32_t> smallest(count);
  for (std::size_t i = 2; i < count; ++i)
    if (smallest[i] == 0)
      for (std::size_t j = i; j < count; j += i)
        if (smallest[j] == 0) smallest[j] = static_cast<std::uint32_t>(i);
  return smallest;
}

}  // namespace rookery
