// SPDX-License-Identifier: Apache-2.0
// The bodies of the kernels, once for all targets. V holds eight 64-bit words; the functions of
// V are those of the target. V lives in an unnamed namespace of the file that includes this, so
// that nothing here becomes a symbol that the linker could share between targets.
#pragma once
#include "base/residues/kernel.hpp"

namespace rookery {

template <class V>
struct KernelBody {
  static V at(const Eight& x) { return V::load(&x); }

  // x reduced by a multiple of p, for x < 2 modulus: in [0, modulus).
  static V reduced(V x, V modulus) { return V::min(x, V::sub(x, modulus)); }

  // Montgomery's product x y / 2^52 mod p, in [0, 2p], for x y < p 2^52: x < 4p and y < p, or both
  // below 2p. The low halves of x y and q p are equal, so the high ones differ by the quotient.
  static V product(V x, V y, const Moduli& m) {
    const V q = V::low(V::low(x, y), at(m.inverse));
    return V::add(V::sub(V::high(x, y), V::high(q, at(m.prime))), at(m.prime));
  }
  static V mul(V x, V y, const Moduli& m) { return reduced(product(x, y, m), at(m.prime)); }
  static V in_form(V plain, const Moduli& m) { return mul(plain, at(m.square), m); }
  static V below_2p(V x, const Moduli& m) { return reduced(x, at(m.twice)); }

  // x factor mod p in [0, 2p) for any x < 2^52, with ratio = floor(factor 2^52 / p): the quotient
  // floor(x ratio / 2^52) is at most 1 too small (V. Shoup, NTL).
  static V times(V x, V factor, V ratio, const Moduli& m) {
    const V q = V::high(x, ratio);
    return V::masked(V::sub(V::low(x, factor), V::low(q, at(m.prime))));
  }

  static void fill_roots(Eight* power, Eight* ratio, const Eight* root, int levels,
                         const Moduli& m) {
    V::store(power, V::splat(1));
    V::store(ratio, ratio_of(V::splat(1), m));
    for (int t = 0; t < levels; ++t) {
      const std::size_t half = std::size_t{1} << t;
      const V w = at(root[t]), w_ratio = ratio_of(w, m);
      for (std::size_t i = 0; i < half; ++i) {
        const V x = reduced(times(at(power[i]), w, w_ratio, m), at(m.prime));
        V::store(power + half + i, x);
        V::store(ratio + half + i, ratio_of(x, m));
      }
    }
  }

  // floor(x 2^52 / p) = (x 2^52 - r) / p with r = x 2^52 mod p, taken modulo 2^52.
  static V ratio_of(V x, const Moduli& m) {
    const V r = reduced(times(x, at(m.one), at(m.one_ratio), m), at(m.prime));
    return V::low(V::masked(V::sub(V::splat(0), r)), at(m.inverse));
  }

  static void forward_level(Eight* x, std::size_t half, std::size_t block, const Roots& roots,
                            const Moduli& m) {
    const V w = at(roots.power[block]), ratio = at(roots.ratio[block]);
    Eight* y = x + half;
    for (std::size_t i = 0; i < half; ++i) {
      const V u = below_2p(at(x[i]), m), t = times(at(y[i]), w, ratio, m);
      V::store(x + i, V::add(u, t));
      V::store(y + i, V::add(V::sub(u, t), at(m.twice)));
    }
  }

  // The inverse of the power at block b in [h, 2h), h a power of 2, is minus the one at
  // 3h - 1 - b: bit-reversed, their exponents add up to half a turn.
  static void backward_level(Eight* x, std::size_t half, std::size_t block, const Roots& roots,
                             const Moduli& m) {
    Eight* y = x + half;
    std::size_t mirror = 0;
    if (block > 0) {
      const std::size_t top = std::size_t{1} << (63 - __builtin_clzll(block));
      mirror = 3 * top - 1 - block;
    }
    const V w = at(roots.power[mirror]), ratio = at(roots.ratio[mirror]);
    for (std::size_t i = 0; i < half; ++i) {
      const V u = at(x[i]), v = at(y[i]);
      V::store(x + i, below_2p(V::add(u, v), m));
      const V difference = block > 0 ? V::sub(v, u) : V::sub(u, v);
      V::store(y + i, times(V::add(difference, at(m.twice)), w, ratio, m));
    }
  }

  static constexpr std::size_t in_cache = 512;  // values that stay near while all levels pass

  static void forward(Eight* x, std::size_t size, std::size_t block, const Roots& roots,
                      const Moduli& m) {
    if (size > in_cache) {
      forward_level(x, size / 2, block, roots, m);
      forward(x, size / 2, 2 * block, roots, m);
      forward(x + size / 2, size / 2, 2 * block + 1, roots, m);
      return;
    }
    std::size_t blocks = 1, first = block;
    for (std::size_t half = size / 2; half > 0; half /= 2, blocks *= 2, first *= 2)
      for (std::size_t k = 0; k < blocks; ++k)
        forward_level(x + k * 2 * half, half, first + k, roots, m);
  }

  static void backward(Eight* x, std::size_t size, std::size_t block, const Roots& roots,
                       const Moduli& m) {
    if (size > in_cache) {
      backward(x, size / 2, 2 * block, roots, m);
      backward(x + size / 2, size / 2, 2 * block + 1, roots, m);
      backward_level(x, size / 2, block, roots, m);
      return;
    }
    std::size_t blocks = size / 2;
    for (std::size_t half = 1; half < size; half *= 2, blocks /= 2)
      for (std::size_t k = 0; k < blocks; ++k)
        backward_level(x + k * 2 * half, half, block * blocks + k, roots, m);
  }

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
    return {name,     fill_roots, forward_level,     backward_level, forward,     backward,
            multiply, scale,      multiply_by_index, alternate,      prefix_sums, dot_reversed,
            powers,   factorial,  falling,           weigh,          combine};
  }
};

}  // namespace rookery
