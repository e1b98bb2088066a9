// SPDX-License-Identifier: Apache-2.0
// Of sets as words of 64 bits, for tables that remember what was counted of them.
#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

namespace rookery {

struct HashOfWords {
  std::size_t operator()(const std::vector<std::uint64_t>& words) const {
    std::uint64_t hash = 0;
    for (const std::uint64_t word : words) {
      hash = (hash ^ word) * 0x9E3779B97F4A7C15u;
      hash ^= hash >> 32;
    }
    return hash;
  }
};

}  // namespace rookery
