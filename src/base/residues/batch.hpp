// SPDX-License-Identifier: Apache-2.0
// Power series modulo eight primes at once, through one kernel.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "base/residues/kernel.hpp"
#include "base/residues/prime.hpp"

namespace rookery {

// An array of eights, aligned. Left as it comes: callers fill it.
class Eights {
 public:
  explicit Eights(std::size_t size = 0)
      : size_(size), values_(size > 0 ? new Eight[size] : nullptr) {}
  Eight* data() { return values_.get(); }
  const Eight* data() const { return values_.get(); }
  std::size_t size() const { return size_; }
  Eight& operator[](std::size_t i) { return values_[i]; }
  const Eight& operator[](std::size_t i) const { return values_[i]; }

 private:
  std::size_t size_;
  std::unique_ptr<Eight[]> values_;
};

constexpr std::size_t lanes = 8;

// What reduces modulo the next eight primes.
Moduli moduli_of(const Prime* primes);

// Modular arithmetic with eight primes and transforms of up to `size` points, a power of 2.
// Values are residues in Montgomery's form (kernel.hpp). Reused from batch to batch.
class Batch {
 public:
  Batch(const Kernel& kernel, std::size_t size, std::function<void()> check);

  void take(const Prime* primes);  // the next eight

  const Kernel& kernel() const { return kernel_; }
  const Moduli& moduli() const { return moduli_; }
  std::size_t size() const { return size_; }
  std::uint64_t work() const { return work_; }  // transform steps and multiplications so far

  // x becomes its transform: values at roots of unity, in bit-reversed order, below 4p.
  void forward(Eight* x);
  // Back from a product of transforms, divided by the size, in [0, p); only `count` values.
  void backward(Eight* x, std::size_t count);
  void multiply(Eight* x, const Eight* y, std::size_t count);
  // x = 1/0!, 1/1!, ..., 1/(count-1)!
  void inverse_factorials(Eight* x, std::size_t count);
  // x[i] *= (first + i)^exponent
  void multiply_by_powers(Eight* x, std::uint64_t first, std::size_t count, std::uint64_t exponent,
                          Eight* scratch, const std::vector<std::uint32_t>& smallest_factor);
  void powers(Eight* x, std::size_t count, std::uint64_t exponent,
              const std::vector<std::uint32_t>& smallest_factor);
  Eight dot_reversed(const Eight* x, const Eight* y, std::size_t count);

 private:
  void forward(Eight* x, std::size_t size, std::size_t block);
  void backward_levels(Eight* x, std::size_t size, std::size_t block);

  const Kernel& kernel_;
  std::size_t size_;
  std::function<void()> check_;
  Moduli moduli_{};
  Eights power_, ratio_;
  Eight by_size_{};  // size^-1, in the form
  std::uint64_t work_ = 0;
};

// smallest_factor[i] is the smallest prime factor of i, for 2 <= i < count.
std::vector<std::uint32_t> smallest_factors(std::size_t count);

}  // namespace rookery
