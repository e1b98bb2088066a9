// SPDX-License-Identifier: Apache-2.0
// The states of one step with their numbers, in flat arrays: big integers of one fixed length.
#pragma once
#include <gmp.h>

#include <cstddef>
#include <cstdint>
#include <vector>

#include <rookery/values.hpp>

#include "base/context.hpp"

namespace rookery::bands {

using Word = std::uint64_t;
using Key = std::vector<Word>;  // a state: the occupied columns of each class, packed

// Whatever takes long asks the context's check on the way.
class Layer {
 public:
  static constexpr std::size_t none = SIZE_MAX;

  // Forgets all states, keeping the memory. From here on keys have so many words, and a state
  // `slots` numbers below 2^(64 limbs). No more than `most_states` will come: room is reserved
  // once, and nothing is moved later.
  void reset(std::size_t key_words, std::size_t slots, std::size_t limbs, double most_states,
             Context& context);

  std::size_t states() const { return states_; }
  std::size_t slots() const { return slots_; }
  std::size_t limbs() const { return limbs_; }

  const Word* key(std::size_t state) const { return keys_.data() + state * key_words_; }
  std::size_t find(const Key& key) const;  // none: not there
  std::size_t find_or_add(const Key& key);
  // Makes all numbers 0, of this new shape.
  void give_numbers(std::size_t slots, std::size_t limbs, Context& context);

  mp_limb_t* number(std::size_t state, std::size_t slot) {
    return numbers_.data() + (state * slots_ + slot) * limbs_;
  }
  const mp_limb_t* number(std::size_t state, std::size_t slot) const {
    return numbers_.data() + (state * slots_ + slot) * limbs_;
  }
  Integer integer(std::size_t state, std::size_t slot) const;

  // number(state, slot) += factor * other. The caller has proved that the sum fits.
  void add(std::size_t state, std::size_t slot, const mp_limb_t* other, std::size_t other_limbs,
           mp_limb_t factor);

  std::size_t bits_of_largest(Context& context) const;  // of any number
  std::size_t bits_of_sum(Context& context) const;      // of all together; it must fit `limbs`

  static double bytes(double states, double key_words, double slots, double limbs);

 private:
  std::size_t place_of(const Word* key) const;  // in the index
  bool equal(const Word* one, const Word* other) const;

  std::size_t key_words_ = 1, slots_ = 1, limbs_ = 1, states_ = 0;
  std::vector<Word> keys_;
  std::vector<mp_limb_t> numbers_;
  std::vector<std::uint32_t> index_;  // open addressing; 0: empty, else state + 1
};

}  // namespace rookery::bands
