// SPDX-License-Identifier: Apache-2.0
// A product of matrices on 52-bit words, once for all targets (kernel_arithmetic.hpp).
#pragma once
#include "base/residues/kernel.hpp"

namespace rookery {

template <class V>
struct KernelMatrix {
  static void combine(std::uint64_t* low, std::uint64_t* high, const std::uint64_t* factor,
                      std::size_t stride, const std::uint64_t* digit, std::size_t count,
                      std::size_t width) {
    constexpr int rows = 6;
    constexpr std::size_t columns = 2;  // of V: what fits the registers
    for (std::size_t d = 0; d < width; d += V::width * columns) {
      V lows[rows][columns], highs[rows][columns];
      for (int r = 0; r < rows; ++r)
        for (std::size_t c = 0; c < columns; ++c) lows[r][c] = highs[r][c] = V::splat(0);
      for (std::size_t i = 0; i < count; ++i) {
        const V digits[columns] = {V::load(digit + i * width + d),
                                   V::load(digit + i * width + d + V::width)};
#pragma GCC unroll 6
        for (int r = 0; r < rows; ++r) {
          const V f = V::splat(factor[static_cast<std::size_t>(r) * stride + i]);
#pragma GCC unroll 2
          for (std::size_t c = 0; c < columns; ++c) {
            lows[r][c] = V::add_low(lows[r][c], f, digits[c]);
            highs[r][c] = V::add_high(highs[r][c], f, digits[c]);
          }
        }
      }
      for (int r = 0; r < rows; ++r)
        for (std::size_t c = 0; c < columns; ++c) {
          V::store(low + static_cast<std::size_t>(r) * width + d + V::width * c, lows[r][c]);
          V::store(high + static_cast<std::size_t>(r) * width + d + V::width * c, highs[r][c]);
        }
    }
  }
};

}  // namespace rookery
