// SPDX-License-Identifier: Apache-2.0
// Sets of squares of a small board as words, and who conflicts with whom.
#pragma once
#include <bit>
#include <cstdint>
#include <vector>

#include "problem/problem.hpp"

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

// The board's free squares numbered a1, b1, ..., and for each the squares that a piece on it rules
// out: itself and all in conflict with it.
struct Squares {
  explicit Squares(const Problem& problem);

  Square square(std::size_t number) const { return squares[number]; }

  std::vector<Square> squares;
  std::size_t count = 0, words = 0;
  std::vector<std::uint64_t> ruled_out;  // `words` words a square
  Words open;                            // free of the given pieces and of conflicts with them
  std::int64_t given = 0;                // pieces
  bool contradiction = false;            // two given pieces are in conflict

  const std::uint64_t* ruled_out_by(std::size_t number) const {
    return ruled_out.data() + number * words;
  }

 private:
  void rule_out(std::size_t by, std::size_t bit);
};

// The open squares that stay open with a piece on `number`, of those behind it.
void open_behind(const Squares& squares, const std::uint64_t* open, std::size_t number,
                 std::uint64_t* behind);

}  // namespace rookery::backtrack
