// SPDX-License-Identifier: Apache-2.0
// A fixed sequence of numbers for predictions that sample: the same on every machine.
#pragma once
#include <cstdint>

namespace rookery {

// splitmix64: G. L. Steele, D. Lea and C. H. Flood, "Fast splittable pseudorandom number
// generators", OOPSLA 2014, 453-472.
class Chance {
 public:
  explicit Chance(std::uint64_t seed = 1) : state_(seed) {}

  std::uint64_t next() {
    std::uint64_t z = state_ += 0x9E3779B97F4A7C15;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
    z = (z ^ z >> 27) * 0x94D049BB133111EB;
    return z ^ z >> 31;
  }
  // From 0 up to, but not, 1.
  double share() { return static_cast<double>(next() >> 11) * 0x1p-53; }

 private:
  std::uint64_t state_;
};

}  // namespace rookery
