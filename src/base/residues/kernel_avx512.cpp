// SPDX-License-Identifier: Apache-2.0
// The kernel for processors with AVX-512 and its 52-bit multiply-add (IFMA).
#if defined(__AVX512F__) && defined(__AVX512IFMA__)
#include <immintrin.h>

#include "base/residues/kernel_body.hpp"

namespace rookery {
namespace {

struct Vector {
  static constexpr std::size_t width = 8;

  __m512i bits;

  static Vector load(const std::uint64_t* at) { return {_mm512_load_si512(at)}; }
  static void store(std::uint64_t* at, Vector x) { _mm512_store_si512(at, x.bits); }
  static Vector splat(std::uint64_t x) { return {_mm512_set1_epi64(static_cast<long long>(x))}; }
  static Vector add(Vector x, Vector y) { return {_mm512_add_epi64(x.bits, y.bits)}; }
  static Vector sub(Vector x, Vector y) { return {_mm512_sub_epi64(x.bits, y.bits)}; }
  static Vector min(Vector x, Vector y) { return {_mm512_min_epu64(x.bits, y.bits)}; }
  static Vector masked(Vector x) {
    return {_mm512_and_si512(x.bits, _mm512_set1_epi64((1LL << 52) - 1))};
  }
  static Vector low(Vector x, Vector y) { return add_low(splat(0), x, y); }
  static Vector high(Vector x, Vector y) { return add_high(splat(0), x, y); }
  static Vector add_low(Vector sum, Vector x, Vector y) {
    return {_mm512_madd52lo_epu64(sum.bits, x.bits, y.bits)};
  }
  static Vector add_high(Vector sum, Vector x, Vector y) {
    return {_mm512_madd52hi_epu64(sum.bits, x.bits, y.bits)};
  }
};

}  // namespace

const Kernel avx512_kernel = KernelBody<Vector>::kernel("avx512");

}  // namespace rookery
#endif
