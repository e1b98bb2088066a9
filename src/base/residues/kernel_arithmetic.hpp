// SPDX-License-Identifier: Apache-2.0
// Arithmetic on eight residues at once, once for all targets. V holds eight 64-bit words; the
// functions of V are those of the target. V lives in an unnamed namespace of the file that includes
// this, so that nothing here becomes a symbol that the linker could share between targets.
#pragma once
#include "base/residues/kernel.hpp"

namespace rookery {

template <class V>
struct KernelArithmetic {
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

  // floor(x 2^52 / p) = (x 2^52 - r) / p with r = x 2^52 mod p, taken modulo 2^52.
  static V ratio_of(V x, const Moduli& m) {
    const V r = reduced(times(x, at(m.one), at(m.one_ratio), m), at(m.prime));
    return V::low(V::masked(V::sub(V::splat(0), r)), at(m.inverse));
  }
};

}  // namespace rookery
