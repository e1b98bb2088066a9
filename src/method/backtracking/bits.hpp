// SPDX-License-Identifier: Apache-2.0
// Sets of squares of a small board as words, and who conflicts with whom.
#pragma once
#include <bit>
#include <cstdint>
#include <vector>

#include "problem/instance.hpp"

namespace rookery::backtrack {

using Words = std::vector<std::uint64_t>;

inline void set_bit(Words& words, std::size_t bit) {
  words[bit / 64] |= std::uint64_t{1} << bit % 64;
}
inline bool has_bit(const Words& words, std::size_t bit) { return words[bit / 64] >> bit % 64 & 1; }

inline std::int64_t size_of(const std::uint64_t* words, std::size_t length) {
  std::int64_t size = 0;
  for (std::size_t i = 0; i < length; ++i) size += std::popcount(words[i]);
  return size;
}

// The stands of an instance as bits (of one kind: its squares), and for each the stands that it
// rules out: itself, the others on its square, and all in conflict with it.
struct Stands {
  explicit Stands(const Instance& instance);

  std::size_t count = 0, words = 0;
  std::vector<std::uint64_t> ruled_out;  // `words` words a stand
  Words open;

  const std::uint64_t* ruled_out_by(std::size_t number) const {
    return ruled_out.data() + number * words;
  }

 private:
  void rule_out(std::size_t by, std::size_t bit);
};

// The open stands that stay open with a piece on `number`, of those behind it.
void open_behind(const Stands& stands, const std::uint64_t* open, std::size_t number,
                 std::uint64_t* behind);

}  // namespace rookery::backtrack
