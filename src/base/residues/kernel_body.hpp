// SPDX-License-Identifier: Apache-2.0
// The other functions of a kernel, and their table, once for all targets (kernel_arithmetic.hpp).
#pragma once
#include "base/residues/kernel_transform.hpp"

namespace rookery {

template <class V>
struct KernelBody : KernelTransform<V> {
  using Transform = KernelTransform<V>;
  using Transform::at;
  using Transform::below_2p;
  using Transform::in_form;
  using Transform::mul;
  using Transform::reduced;

  static void multiply(Eight* x, const Eight* y, std::size_t count, const Moduli& m) {
    for (std::size_t i = 0; i < count; ++i)
      V::store(x + i, mul(below_2p(at(x[i]), m), below_2p(at(y[i]), m), m));
  }

  static void scale(Eight* x, const Eight* factor, std::size_t count, const Moduli& m) {
    const V f = at(*factor);
    for (std::size_t i = 0; i < count; ++i) V::store(x + i, mul(at(x[i]), f, m));
  }

  static void multiply_by_index(Eight* x, std::uint64_t first, std::size_t count, const Moduli& m) {
    for (std::size_t i = 0; i < count; ++i)
      V::store(x + i, mul(at(x[i]), in_form(V::splat(first + i), m), m));
  }

  static void alternate(Eight* x, std::size_t count, const Moduli& m) {
    for (std::size_t i = 1; i < count; i += 2)
      V::store(x + i, reduced(V::sub(at(m.prime), at(x[i])), at(m.prime)));
  }

  static void prefix_sums(Eight* x, std::size_t count, const Moduli& m) {
    V sum = V::splat(0);
    for (std::size_t i = 0; i < count; ++i) {
      sum = reduced(V::add(sum, at(x[i])), at(m.prime));
      V::store(x + i, sum);
    }
  }

  static void dot_reversed(Eight* sum, const Eight* x, const Eight* y, std::size_t count,
                           const Moduli& m) {
    V total = V::splat(0);
    for (std::size_t i = 0; i < count; ++i)
      total = reduced(V::add(total, mul(at(x[i]), at(y[count - 1 - i]), m)), at(m.prime));
    V::store(sum, total);
  }

  static V power(V x, std::uint64_t exponent, const Moduli& m) {
    V result = at(m.one);
    for (; exponent > 0; exponent >>= 1, x = mul(x, x, m))
      if (exponent & 1) result = mul(result, x, m);
    return result;
  }

  static void powers(Eight* x, std::size_t count, std::uint64_t exponent,
                     const std::uint32_t* smallest_factor, const Moduli& m) {
    for (std::size_t i = 0; i < count; ++i) {
      V value = i == 0 && exponent > 0 ? V::splat(0) : at(m.one);
      if (i >= 2) {
        const std::size_t factor = smallest_factor[i];
        value = factor == i ? power(in_form(V::splat(i), m), exponent, m)
                            : mul(at(x[factor]), at(x[i / factor]), m);
      }
      V::store(x + i, value);
    }
  }

  static void factorial(Eight* result, std::size_t count, const Moduli& m) {
    V value = at(m.one);
    for (std::size_t i = 2; i < count; ++i) value = mul(value, in_form(V::splat(i), m), m);
    V::store(result, value);
  }

  static void falling(Eight* x, std::size_t count, const Moduli& m) {
    for (std::size_t i = count - 1; i > 0; --i)
      V::store(x + i - 1, mul(at(x[i]), in_form(V::splat(i), m), m));
  }

  static void weigh(Eight* x, Eight* share, const Eight* weight, const Eight* part,
                    std::size_t count, const Moduli& m) {
    const V w = at(*weight), shares = at(*part);
    for (std::size_t i = 0; i < count; ++i) {
      const V plain = mul(at(x[i]), w, m);  // x 2^52 times w over 2^52
      V::store(x + i, plain);
      V::store(share + i, V::add(at(share[i]), V::high(plain, shares)));
    }
  }

  static void combine(std::uint64_t* low, std::uint64_t* high, const std::uint64_t* factor,
                      std::size_t stride, const std::uint64_t* digit, std::size_t count,
                      std::size_t width) {
    constexpr int rows = 6, columns = 2;  // of V: what fits the registers
    for (std::size_t d = 0; d < width; d += 8 * columns) {
      V lows[rows][columns], highs[rows][columns];
      for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c) lows[r][c] = highs[r][c] = V::splat(0);
      for (std::size_t i = 0; i < count; ++i) {
        const V digits[columns] = {V::load(digit + i * width + d),
                                   V::load(digit + i * width + d + 8)};
#pragma GCC unroll 6
        for (int r = 0; r < rows; ++r) {
          const V f = V::splat(factor[static_cast<std::size_t>(r) * stride + i]);
#pragma GCC unroll 2
          for (int c = 0; c < columns; ++c) {
            lows[r][c] = V::add_low(lows[r][c], f, digits[c]);
            highs[r][c] = V::add_high(highs[r][c], f, digits[c]);
          }
        }
      }
      for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c) {
          V::store(low + static_cast<std::size_t>(r) * width + d + 8 * c, lows[r][c]);
          V::store(high + static_cast<std::size_t>(r) * width + d + 8 * c, highs[r][c]);
        }
    }
  }

  static constexpr Kernel kernel(const char* name) {
    return {name,
            Transform::fill_roots,
            Transform::forward_level,
            Transform::backward_level,
            Transform::forward,
            Transform::backward,
            multiply,
            scale,
            multiply_by_index,
            alternate,
            prefix_sums,
            dot_reversed,
            powers,
            factorial,
            falling,
            weigh,
            combine};
  }
};

}  // namespace rookery
