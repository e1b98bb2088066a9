// SPDX-License-Identifier: Apache-2.0
// An instance as the searches see it: stands as bits, kind after kind, each kind's stands in
// groups.
#pragma once
#include <bit>
#include <cstdint>
#include <vector>

#include "problem/instance.hpp"

namespace rookery::depth_first {

// What searches take on.
constexpr std::int64_t most_squares = 400;
constexpr std::size_t most_stands = 1600;

using Word = std::uint64_t;
using Words = std::vector<Word>;

// Calls use(bit) for every set bit.
template <class Use>
void for_bits(const Words& words, const Use& use) {
  for (std::size_t w = 0; w < words.size(); ++w)
    for (Word left = words[w]; left != 0; left &= left - 1)
      use(w * 64 + static_cast<std::size_t>(std::countr_zero(left)));
}

inline std::int64_t size_of(const Word* words, std::size_t first, std::size_t end) {
  std::int64_t size = 0;
  for (std::size_t w = first; w < end; ++w) size += std::popcount(words[w]);
  return size;
}

inline bool has(const Words& words, std::size_t bit) { return words[bit / 64] >> bit % 64 & 1; }
inline void set(Words& words, std::size_t bit) { words[bit / 64] |= Word{1} << bit % 64; }

// Stands of one kind that all exclude each other, in one word.
struct Group {
  std::size_t word = 0;
  Word mask = 0;
};

// The stands of one kind: the words from first to end, the groups from first_group to end_group.
struct Phase {
  std::size_t kind = 0, first = 0, end = 0, first_group = 0, end_group = 0;
  Range number;            // of pieces to add
  std::size_t stride = 0;  // in the box; 0: untold

  // Is every number as good as any other?
  bool any_number() const {
    const auto groups = static_cast<std::int64_t>(end_group - first_group);
    return stride == 0 && number.least <= 0 && number.most >= groups;
  }
};

// A set of stands that must hold a number of pieces.
struct FieldLine {
  Words mask;
  Range range;
};

// A box of so many numbers, or more, is not counted into.
constexpr std::size_t too_many_entries = (1 << 20) + 1;

struct Field {
  std::size_t words = 0;
  std::vector<Phase> phases;  // the kinds that may still be added, the widest first
  std::vector<Group> groups;
  std::vector<std::uint32_t> stands;  // of each bit; unused where the bit is not open
  std::vector<std::uint32_t> bit_of;  // of each open stand
  std::vector<Word> out;              // `words` a bit: what a piece there rules out
  Words open;
  std::vector<FieldLine> lines;      // what neither conflicts nor numbers keep by themselves
  std::vector<FieldLine> forced;     // cliques that must all hold a piece, as there are just
                                     // as many as pieces
  std::vector<std::uint32_t> orbit;  // of each bit: the lowest bit that is just like it
  std::size_t entries = 1;           // of the box
  bool impossible = false;

  const Word* ruled_out(std::size_t bit) const { return out.data() + bit * words; }
};

// `told`: has the kind an axis of its own in the box? Time O(bits * groups * words).
Field field_of(const Instance& instance, const std::vector<bool>& told);

}  // namespace rookery::depth_first
