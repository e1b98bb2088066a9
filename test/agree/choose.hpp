// SPDX-License-Identifier: Apache-2.0
// Choices that are the same for the same seed with every standard library.
#pragma once
#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace agree {

inline std::uint64_t below(std::mt19937_64& random, std::uint64_t limit) {
  return random() % limit;
}

// True so many times in a hundred.
inline bool chance(std::mt19937_64& random, std::uint64_t percent) {
  return below(random, 100) < percent;
}

inline std::string one_of(std::mt19937_64& random, const std::vector<std::string>& words) {
  return words[below(random, words.size())];
}

}  // namespace agree
