// SPDX-License-Identifier: Apache-2.0
// The states of a sweep: keys in ascending order, and beside each a value.
#pragma once
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <type_traits>

namespace rookery::sweeping {

// Room for words, left as it comes: pages that are never written take no memory. The C library
// moves large rooms without a copy of them beside.
template <class Word>
class Room {
 public:
  // What was there goes.
  Word* get(std::size_t words) {
    if (words > words_) {
      room_.reset();
      resize(2 * words);  // for those to come
    }
    return room_.get();
  }
  // What was there stays.
  void grow(std::size_t words) {
    if (words > words_) resize(words);
  }
  std::size_t size() const { return words_; }
  Word* data() { return room_.get(); }
  const Word* data() const { return room_.get(); }
  void swap(Room& other) {
    room_.swap(other.room_);
    std::swap(words_, other.words_);
  }

 private:
  static_assert(std::is_trivially_copyable_v<Word>);
  struct Free {
    void operator()(Word* room) const { std::free(room); }
  };

  void resize(std::size_t words) {
    void* room = std::realloc(room_.get(), words * sizeof(Word));
    if (room == nullptr) throw std::bad_alloc();
    static_cast<void>(room_.release());
    room_.reset(static_cast<Word*>(room));
    words_ = words;
  }

  std::unique_ptr<Word[], Free> room_;
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
