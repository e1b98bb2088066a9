// SPDX-License-Identifier: Apache-2.0
// The other functions of a kernel, and their table, once for all targets (kernel_arithmetic.hpp).
#pragma once
#include "base/residues/kernel_matrix.hpp"
#include "base/residues/kernel_transform.hpp"

namespace rookery {

template <class V>
struct KernelBody : KernelTransform<V> {
  using Transform = KernelTransform<V>;
  using C = typename Transform::Constants;
  using Transform::at;
  using Transform::below_2p;
  using Transform::in_form;
  using Transform::mul;
  using Transform::parts;
  using Transform::power;
  using Transform::put;
  using Transform::reduced;

  // For each part: change(part, constants).
  template <class Change>
  static void each_part(const Moduli& m, const Change& change) {
    for (std::size_t part = 0; part < parts; ++part) change(part, C(m, part));
  }

  static void multiply(Eight* x, const Eight* y, std::size_t count, const Moduli& m) {
    each_part(m, [=](std::size_t part, const C& c) {
      for (std::size_t i = 0; i < count; ++i)
        put(x[i], part, mul(below_2p(at(x[i], part), c), below_2p(at(y[i], part), c), c));
    });
  }

  static void scale(Eight* x, const Eight* factor, std::size_t count, const Moduli& m) {
    each_part(m, [=](std::size_t part, const C& c) {
      const V f = at(*factor, part);
      for (std::size_t i = 0; i < count; ++i) put(x[i], part, mul(at(x[i], part), f, c));
    });
  }

  static void multiply_by_index(Eight* x, std::uint64_t first, std::size_t count, const Moduli& m) {
    each_part(m, [=](std::size_t part, const C& c) {
      for (std::size_t i = 0; i < count; ++i)
        put(x[i], part, mul(at(x[i], part), in_form(V::splat(first + i), c), c));
    });
  }

  static void alternate(Eight* x, std::size_t count, const Moduli& m) {
    each_part(m, [=](std::size_t part, const C& c) {
      for (std::size_t i = 1; i < count; i += 2)
        put(x[i], part, reduced(V::sub(c.prime, at(x[i], part)), c.prime));
    });
  }

  static void prefix_sums(Eight* x, std::size_t count, const Moduli& m) {
    each_part(m, [=](std::size_t part, const C& c) {
      V sum = V::splat(0);
      for (std::size_t i = 0; i < count; ++i) {
        sum = reduced(V::add(sum, at(x[i], part)), c.prime);
        put(x[i], part, sum);
      }
    });
  }

  static void dot_reversed(Eight* sum, const Eight* x, const Eight* y, std::size_t count,
                           const Moduli& m) {
    each_part(m, [=](std::size_t part, const C& c) {
      V total = V::splat(0);
      for (std::size_t i = 0; i < count; ++i) {
        const V term = mul(at(x[i], part), at(y[count - 1 - i], part), c);
        total = reduced(V::add(total, term), c.prime);
      }
      put(*sum, part, total);
    });
  }

  static void powers(Eight* x, std::size_t count, std::uint64_t exponent,
                     const std::uint32_t* smallest_factor, const Moduli& m) {
    each_part(m, [=](std::size_t part, const C& c) {
      for (std::size_t i = 0; i < count; ++i) {
        V value = i == 0 && exponent > 0 ? V::splat(0) : c.one;
        if (i >= 2) {
          const std::size_t factor = smallest_factor[i];
          value = factor == i ? power(in_form(V::splat(i), c), exponent, c)
                              : mul(at(x[factor], part), at(x[i / factor], part), c);
        }
        put(x[i], part, value);
      }
    });
  }

  static void factorial(Eight* result, std::size_t count, const Moduli& m) {
    each_part(m, [=](std::size_t part, const C& c) {
      V value = c.one;
      for (std::size_t i = 2; i < count; ++i) value = mul(value, in_form(V::splat(i), c), c);
      put(*result, part, value);
    });
  }

  static void falling(Eight* x, std::size_t count, const Moduli& m) {
    each_part(m, [=](std::size_t part, const C& c) {
      for (std::size_t i = count - 1; i > 0; --i)
        put(x[i - 1], part, mul(at(x[i], part), in_form(V::splat(i), c), c));
    });
  }

  static void weigh(Eight* x, Eight* share, const Eight* weight, const Eight* fraction,
                    std::size_t count, const Moduli& m) {
    each_part(m, [=](std::size_t part, const C& c) {
      const V w = at(*weight, part), shares = at(*fraction, part);
      for (std::size_t i = 0; i < count; ++i) {
        const V plain = mul(at(x[i], part), w, c);  // x 2^52 times w over 2^52
        put(x[i], part, plain);
        put(share[i], part, V::add(at(share[i], part), V::high(plain, shares)));
      }
    });
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
            KernelMatrix<V>::combine};
  }
};

}  // namespace rookery
