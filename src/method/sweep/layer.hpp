// SPDX-License-Identifier: Apache-2.0
// The states after so many squares, each with the ways to go on from it.
#pragma once
#include <cstdint>
#include <vector>

#include "base/context.hpp"
#include "method/sweep/moves.hpp"
#include "method/sweep/windows.hpp"

namespace rookery::sweeping {

// A value is one number a slot, each of `limbs` words, the lowest first.
template <class Key>
struct Layer {
  static constexpr std::size_t nowhere = SIZE_MAX;

  std::vector<Key> keys;  // sorted
  std::vector<std::uint64_t> values;
  std::size_t limbs = 1, slots = 1;
  std::uint64_t top = 0;  // at least the highest word of any number

  const std::uint64_t* number(std::size_t state, std::size_t slot) const {
    return values.data() + (state * slots + slot) * limbs;
  }
  std::size_t find(Key key) const;  // nowhere: it is not there
};

// Finds keys of a layer, at once where the next is near the last of its sort.
template <class Key>
class Finder {
 public:
  Finder(const std::vector<Key>& keys, Key sorts, std::size_t kinds)
      : keys_(keys), sorts_(sorts), at_((kinds + 1) * sorts_apart, 0) {}

  // `from`: the key that a piece of the kind (or nothing) made this one of.
  std::size_t find(Key key, Key from, int kind) {
    return find(key, at_[static_cast<std::size_t>(kind + 1) * sorts_apart + sort_of(from)]);
  }

 private:
  static constexpr std::size_t sorts_apart = 32;

  std::size_t sort_of(Key key) const {
    const Wide bits = key & sorts_;
    const std::uint64_t word = static_cast<std::uint64_t>(bits ^ bits >> 64);
    return word * 0x9E3779B97F4A7C15 >> 59;
  }
  std::size_t find(Key key, std::size_t& at) const;

  const std::vector<Key>& keys_;
  Key sorts_;
  std::vector<std::size_t> at_;
};

// One square of a course, with the numbers told apart before and after it.
template <class Key>
struct Passage {
  const SquareMoves<Key>& moves;
  std::vector<std::vector<Run>> runs;  // of each kind + 1 (windows.hpp)
  std::size_t slots = 1;               // before the square
};
template <class Key>
Passage<Key> passage_of(const Course& course, const Told& told,
                        const std::vector<SquareMoves<Key>>& moves, std::size_t square);

// After all squares: one state, with one way for every number that is left in the window.
template <class Key>
Layer<Key> last_layer(const Course& course);

// Those of the keys before the square that can go on, with the ways: those of `after` added up.
// Keys that `after` does not have lead nowhere.
template <class Key>
Layer<Key> completed(std::vector<Key> keys, const Passage<Key>& passage, const Layer<Key>& after,
                     const Context& context);

}  // namespace rookery::sweeping
