// SPDX-License-Identifier: Apache-2.0
// Arithmetic on eight residues at once, modulo eight primes side by side: lane i belongs to prime
// i, and nothing ever moves between lanes. Each target (kernel_TARGET.cpp) fills one table of
// functions from the same bodies (kernel_body.hpp); src/base/cpu chooses among them.
//
// Primes lie between 2^49 and 2^50. A residue x is kept as x 2^52 mod p (Montgomery's form) in
// [0, p), unless a comment says otherwise: then mul(x, y) = x y / 2^52 mod p stays in the form.
#pragma once
#include <cstddef>
#include <cstdint>

namespace rookery {

struct alignas(64) Eight {
  std::uint64_t lane[8];
};

// Eight primes and what reduces modulo them.
struct Moduli {
  Eight prime;      // p
  Eight twice;      // 2 p
  Eight inverse;    // p^-1 mod 2^52
  Eight one;        // 2^52 mod p
  Eight square;     // 2^104 mod p: mul by it brings a plain number into the form
  Eight one_ratio;  // floor(one 2^52 / p)
};

// Powers of a root of unity in bit-reversed order, plain, each with floor(power 2^52 / p).
struct Roots {
  const Eight* power;
  const Eight* ratio;
};

struct Kernel {
  const char* name;

  // power[0] = 1; power[h + i] = power[i] root[t] for h = 2^t, i < h; and their ratios. `root` is
  // plain, `levels` long.
  void (*fill_roots)(Eight* power, Eight* ratio, const Eight* root, int levels, const Moduli&);
  // One level of the transform on block `block`: pairs (x[i], x[i + half]). forward takes and
  // leaves values below 4p, backward below 2p.
  void (*forward_level)(Eight* x, std::size_t half, std::size_t block, const Roots&, const Moduli&);
  void (*backward_level)(Eight* x, std::size_t half, std::size_t block, const Roots&,
                         const Moduli&);
  // All levels on a block of `size` values.
  void (*forward)(Eight* x, std::size_t size, std::size_t block, const Roots&, const Moduli&);
  void (*backward)(Eight* x, std::size_t size, std::size_t block, const Roots&, const Moduli&);

  // Values below 4p each. x[i] *= y[i]; x[i] *= factor.
  void (*multiply)(Eight* x, const Eight* y, std::size_t count, const Moduli&);
  void (*scale)(Eight* x, const Eight* factor, std::size_t count, const Moduli&);
  // x[i] *= first + i.
  void (*multiply_by_index)(Eight* x, std::uint64_t first, std::size_t count, const Moduli&);
  // x[i] = -x[i] for odd i.
  void (*alternate)(Eight* x, std::size_t count, const Moduli&);
  // x[i] += x[i-1], from the left.
  void (*prefix_sums)(Eight* x, std::size_t count, const Moduli&);
  // sum of x[i] y[count-1-i].
  void (*dot_reversed)(Eight* sum, const Eight* x, const Eight* y, std::size_t count,
                       const Moduli&);

  // x[i] = i^exponent for i < count; smallest_factor[i] is that of i, for 2 <= i < count. 0^0 = 1.
  void (*powers)(Eight* x, std::size_t count, std::uint64_t exponent,
                 const std::uint32_t* smallest_factor, const Moduli&);
  // (count-1)!
  void (*factorial)(Eight* result, std::size_t count, const Moduli&);
  // x[i] = x[count-1] (count-1)! / i!, from the right: inverse factorials from the last of them.
  void (*falling)(Eight* x, std::size_t count, const Moduli&);

  // x[i] = x[i] weight, plain in [0, p), for a plain weight; share[i] += floor(x[i] fraction /
  // 2^52).
  void (*weigh)(Eight* x, Eight* share, const Eight* weight, const Eight* fraction,
                std::size_t count, const Moduli&);
  // For r < 6 and each of `count` factors below 2^52: low and high[r][d] = the sums of the low and
  // of the high 52 bits of factor[r stride + i] digit[i width + d], for d < width, a multiple of
  // 16. fits: count <= 2048 sums of 52-bit numbers.
  void (*combine)(std::uint64_t* low, std::uint64_t* high, const std::uint64_t* factor,
                  std::size_t stride, const std::uint64_t* digit, std::size_t count,
                  std::size_t width);
};

extern const Kernel portable_kernel;
extern const Kernel avx512_kernel;  // only where the compiler targets x86-64

}  // namespace rookery
