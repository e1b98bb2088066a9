// SPDX-License-Identifier: Apache-2.0
// The number-theoretic transform, once for all targets (kernel_arithmetic.hpp).
#pragma once
#include "base/residues/kernel_arithmetic.hpp"

namespace rookery {

template <class V>
struct KernelTransform : KernelArithmetic<V> {
  using Arithmetic = KernelArithmetic<V>;
  using C = typename Arithmetic::Constants;
  using Arithmetic::at;
  using Arithmetic::below_2p;
  using Arithmetic::parts;
  using Arithmetic::put;
  using Arithmetic::ratio_of;
  using Arithmetic::reduced;
  using Arithmetic::times;

  static void fill_roots(Eight* power, Eight* ratio, const Eight* root, int levels,
                         const Moduli& m) {
    for (std::size_t part = 0; part < parts; ++part) {
      const C c(m, part);
      put(*power, part, V::splat(1));
      put(*ratio, part, ratio_of(V::splat(1), c));
      for (int t = 0; t < levels; ++t) {
        const std::size_t half = std::size_t{1} << t;
        const V w = at(root[t], part), w_ratio = ratio_of(w, c);
        for (std::size_t i = 0; i < half; ++i) {
          const V x = reduced(times(at(power[i], part), w, w_ratio, c), c.prime);
          put(power[half + i], part, x);
          put(ratio[half + i], part, ratio_of(x, c));
        }
      }
    }
  }

  static void forward_level(Eight* x, std::size_t half, std::size_t block, const Roots& roots,
                            const Moduli& m) {
    Eight* y = x + half;
    for (std::size_t part = 0; part < parts; ++part) {
      const C c(m, part);
      const V w = at(roots.power[block], part), ratio = at(roots.ratio[block], part);
      for (std::size_t i = 0; i < half; ++i) {
        const V u = below_2p(at(x[i], part), c), t = times(at(y[i], part), w, ratio, c);
        put(x[i], part, V::add(u, t));
        put(y[i], part, V::add(V::sub(u, t), c.twice));
      }
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
    for (std::size_t part = 0; part < parts; ++part) {
      const C c(m, part);
      const V w = at(roots.power[mirror], part), ratio = at(roots.ratio[mirror], part);
      for (std::size_t i = 0; i < half; ++i) {
        const V u = at(x[i], part), v = at(y[i], part);
        put(x[i], part, below_2p(V::add(u, v), c));
        const V difference = block > 0 ? V::sub(v, u) : V::sub(u, v);
        put(y[i], part, times(V::add(difference, c.twice), w, ratio, c));
      }
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
};

}  // namespace rookery
