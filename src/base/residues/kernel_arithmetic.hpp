// SPDX-License-Identifier: Apache-2.0
// Arithmetic on residues, once for all targets. V holds the words of some neighbouring lanes, one
// or all eight, and part p of an Eight is the p-th such group; the functions of V are those of the
// target. V lives in an unnamed namespace of the file that includes this, so that nothing here
// becomes a symbol that the linker could share between targets.
#pragma once
#include "base/residues/kernel.hpp"

namespace rookery {

template <class V>
struct KernelArithmetic {
  static constexpr std::size_t parts = 8 / V::width;
  static V at(const Eight& x, std::size_t part) { return V::load(x.lane + part * V::width); }
  static void put(Eight& x, std::size_t part, V value) {
    V::store(x.lane + part * V::width, value);
  }

  // The moduli of one part, near at hand.
  struct Constants {
    V prime, twice, inverse, one, square, one_ratio;
    Constants(const Moduli& m, std::size_t part)
        : prime(at(m.prime, part)),
          twice(at(m.twice, part)),
          inverse(at(m.inverse, part)),
          one(at(m.one, part)),
          square(at(m.square, part)),
          one_ratio(at(m.one_ratio, part)) {}
  };
  using C = Constants;

  // x reduced by a multiple of p, for x < 2 modulus: in [0, modulus).
  static V reduced(V x, V modulus) { return V::min(x, V::sub(x, modulus)); }

  // Montgomery's product x y / 2^52 mod p, in [0, 2p], for x y < p 2^52: x < 4p and y < p, or both
  // below 2p. The low halves of x y and q p are equal, so the high ones differ by the quotient.
  static V product(V x, V y, const C& c) {
    const V q = V::low(V::low(x, y), c.inverse);
    return V::add(V::sub(V::high(x, y), V::high(q, c.prime)), c.prime);
  }
  static V mul(V x, V y, const C& c) { return reduced(product(x, y, c), c.prime); }
  static V in_form(V plain, const C& c) { return mul(plain, c.square, c); }
  static V below_2p(V x, const C& c) { return reduced(x, c.twice); }

  // x factor mod p in [0, 2p) for any x < 2^52, with ratio = floor(factor 2^52 / p): the quotient
  // floor(x ratio / 2^52) is at most 1 too small (V. Shoup, NTL).
  static V times(V x, V factor, V ratio, const C& c) {
    const V q = V::high(x, ratio);
    return V::masked(V::sub(V::low(x, factor), V::low(q, c.prime)));
  }

  // floor(x 2^52 / p) = (x 2^52 - r) / p with r = x 2^52 mod p, taken modulo 2^52.
  static V ratio_of(V x, const C& c) {
    const V r = reduced(times(x, c.one, c.one_ratio, c), c.prime);
    return V::low(V::masked(V::sub(V::splat(0), r)), c.inverse);
  }

  // x^exponent, in the form.
  static V power(V x, std::uint64_t exponent, const C& c) {
    V result = c.one;
    for (; exponent > 0; exponent >>= 1, x = mul(x, x, c))
      if (exponent & 1) result = mul(result, x, c);
    return result;
  }
};

}  // namespace rookery
