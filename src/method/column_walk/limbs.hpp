// SPDX-License-Identifier: Apache-2.0
// Numbers of a few 64-bit limbs, the lowest first. Written out, not called, because the count of
// limbs is known where these are used most: the compiler then keeps a whole number in registers.
// (Clang unrolls such loops unasked.)
#pragma once
#include <bit>
#include <cstddef>

#include <gmp.h>

#include "base/wide.hpp"

#if defined(__clang__)
#define ROOKERY_UNROLLED
#else
#define ROOKERY_UNROLLED _Pragma("GCC unroll 8")
#endif

namespace rookery::columns {

using Limb = mp_limb_t;
static_assert(GMP_NUMB_BITS == 64);

// to += term; gives the carry.
inline Limb add(Limb* to, const Limb* term, std::size_t limbs) {
  Limb carry = 0;
  ROOKERY_UNROLLED
  for (std::size_t i = 0; i < limbs; ++i) {
    Limb sum;
    const Limb one = __builtin_add_overflow(to[i], term[i], &sum);
    const Limb two = __builtin_add_overflow(sum, carry, &to[i]);
    carry = one + two;
  }
  return carry;
}

// to -= term; gives the borrow.
inline Limb subtract(Limb* to, const Limb* term, std::size_t limbs) {
  Limb borrow = 0;
  ROOKERY_UNROLLED
  for (std::size_t i = 0; i < limbs; ++i) {
    Limb rest;
    const Limb one = __builtin_sub_overflow(to[i], term[i], &rest);
    const Limb two = __builtin_sub_overflow(rest, borrow, &to[i]);
    borrow = one + two;
  }
  return borrow;
}

// to = from / 2^shift, rounded down, for a `from` of one limb more; below 64 bits at a time.
inline void shift_down(Limb* to, const Limb* from, std::size_t limbs, unsigned shift) {
  ROOKERY_UNROLLED
  for (std::size_t i = 0; i < limbs; ++i)
    to[i] = static_cast<Limb>((static_cast<Wide>(from[i + 1]) << 64 | from[i]) >> shift);
}

// The bits up to the highest that is set; 0 for 0.
inline std::size_t bits_of(const Limb* number, std::size_t limbs) {
  while (limbs > 0 && number[limbs - 1] == 0) --limbs;
  return limbs == 0 ? 0
                    : 64 * limbs - static_cast<std::size_t>(std::countl_zero(number[limbs - 1]));
}

}  // namespace rookery::columns

#undef ROOKERY_UNROLLED
