// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>

namespace rookery::backtrack {

// A fixed sequence of numbers: splitmix64 (Steele, Lea and Flood 2014).
struct Sequence {
  std::uint64_t state = 1;
  std::uint64_t next() {
    std::uint64_t z = state += 0x9E3779B97F4A7C15;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
    z = (z ^ z >> 27) * 0x94D049BB133111EB;
    return z ^ z >> 31;
  }
};

}  // namespace rookery::backtrack
