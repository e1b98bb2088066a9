// SPDX-License-Identifier: Apache-2.0
// The states of a sweep: keys in ascending order, and beside each a value.
#pragma once
#include <algorithm>
#include <cstdint>
#include <type_traits>
#include <utility>

#include "base/pages.hpp"

namespace rookery::sweeping {

// Room for words, left as it comes: pages that are never written take no memory.
template <class Word>
class Room {
 public:
  Room() = default;
  Room(const Room&) = delete;
  Room& operator=(const Room&) = delete;
  ~Room() { resize(0); }

  // What was there goes.
  Word* get(std::size_t words) {
    if (words > words_) {
      resize(0);
      resize(2 * words);  // for those to come
    }
    return room_;
  }
  // What was there stays.
  void grow(std::size_t words) {
    if (words > words_) resize(words);
  }
  std::size_t size() const { return words_; }
  Word* data() { return room_; }
  const Word* data() const { return room_; }
  void swap(Room& other) {
    std::swap(room_, other.room_);
    std::swap(words_, other.words_);
  }

 private:
  static_assert(std::is_trivially_copyable_v<Word>);

  void resize(std::size_t words) {
    room_ = static_cast<Word*>(resized(room_, words_ * sizeof(Word), words * sizeof(Word)));
    words_ = words;
  }

  Word* room_ = nullptr;
  std::size_t words_ = 0;
};

// A value is one number a slot, each of `limbs` words, the lowest first.
template <class Key>
struct List {
  Room<Key> keys;
  Room<std::uint64_t> values;
  std::size_t states = 0, limbs = 1, slots = 1;
  std::uint64_t top = 0;  // at least the highest word of any number

  std::size_t words() const { return limbs * slots; }  // of a value
  void make_room(std::size_t most_states) {
    keys.get(most_states + 1);
    values.get((most_states + 1) * words());
  }
  // For how many states there is room.
  std::size_t room() const { return std::min(keys.size(), values.size() / words()) - 1; }
  void grow(std::size_t most_states) {
    keys.grow(most_states + 1);
    values.grow((most_states + 1) * words());
  }
  void swap(List& other) {
    keys.swap(other.keys);
    values.swap(other.values);
    std::swap(states, other.states);
    std::swap(limbs, other.limbs);
    std::swap(slots, other.slots);
    std::swap(top, other.top);
  }
};

}  // namespace rookery::sweeping
