// SPDX-License-Identifier: Apache-2.0
// The kernel that runs anywhere: one lane after the other, by 128-bit products.
#include "base/residues/kernel_body.hpp"
#include "base/wide.hpp"

namespace rookery {
namespace {

struct Word {
  static constexpr std::size_t width = 1;
  static constexpr std::uint64_t mask = (std::uint64_t{1} << 52) - 1;

  std::uint64_t bits;

  static Word load(const std::uint64_t* at) { return {*at}; }
  static void store(std::uint64_t* at, Word x) { *at = x.bits; }
  static Word splat(std::uint64_t x) { return {x}; }
  static Word add(Word x, Word y) { return {x.bits + y.bits}; }
  static Word sub(Word x, Word y) { return {x.bits - y.bits}; }
  static Word min(Word x, Word y) { return {x.bits < y.bits ? x.bits : y.bits}; }
  static Word masked(Word x) { return {x.bits & mask}; }
  // The low and the high 52 bits of the product of two words below 2^52.
  static Word low(Word x, Word y) { return {(x.bits * y.bits) & mask}; }
  static Word high(Word x, Word y) {
    return {static_cast<std::uint64_t>((static_cast<Wide>(x.bits) * y.bits) >> 52)};
  }
  static Word add_low(Word sum, Word x, Word y) { return add(sum, low(x, y)); }
  static Word add_high(Word sum, Word x, Word y) { return add(sum, high(x, y)); }
};

}  // namespace

const Kernel portable_kernel = KernelBody<Word>::kernel("portable");

}  // namespace rookery
