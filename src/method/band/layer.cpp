// SPDX-License-Identifier: Apache-2.0
#include "method/band/layer.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

#include <rookery/error.hpp>

namespace rookery::bands {
namespace {

constexpr double largest_index = 4294967295.0;  // states are numbered in 32 bits, from 1

// Twice to four times as many places as states.
std::size_t places_for(double states) {
  return std::bit_ceil(static_cast<std::size_t>(2 * states) + 1);
}

// Half as much again as needed, as layers grow step by step; what is not touched takes no memory.
template <class Item>
void reserve(std::vector<Item>& items, std::size_t size) {
  if (items.capacity() < size) items.reserve(size + size / 2);
}

std::size_t bits_of(const std::vector<mp_limb_t>& number) {
  for (std::size_t limb = number.size(); limb-- > 0;)
    if (number[limb] != 0)
      return 64 * limb + static_cast<std::size_t>(std::bit_width(number[limb]));
  return 0;
}

constexpr std::size_t unchecked = 1 << 18;  // items filled or read between two checks

// Zeros, so many.
template <class Item>
void fill(std::vector<Item>& items, std::size_t size, Context& context) {
  items.clear();
  items.reserve(size);
  while (items.size() < size) {
    context.check();
    items.resize(std::min(size, items.size() + unchecked), 0);
  }
}

}  // namespace

void Layer::reset(std::size_t key_words, std::size_t slots, std::size_t limbs, double most_states,
                  Context& context) {
  if (most_states >= largest_index)
    throw Error(Error::Kind::unanswered, "method 'band': more than 2^32 states at once");
  key_words_ = std::max<std::size_t>(1, key_words);
  slots_ = slots;
  limbs_ = limbs;
  states_ = 0;
  keys_.clear();
  numbers_.clear();
  const auto states = static_cast<std::size_t>(most_states);
  reserve(keys_, states * key_words_);
  reserve(numbers_, states * slots_ * limbs_);
  fill(index_, places_for(most_states), context);
}

bool Layer::equal(const Word* one, const Word* other) const {
  for (std::size_t i = 0; i < key_words_; ++i)  // one or two words: a call would cost more
    if (one[i] != other[i]) return false;
  return true;
}

// Linear probing; at most half of the places are taken, so there is always an empty one.
std::size_t Layer::place_of(const Word* key) const {
  Word hash = 0;
  for (std::size_t i = 0; i < key_words_; ++i) {
    hash = (hash ^ key[i]) * 0x9E3779B97F4A7C15u;
    hash ^= hash >> 32;
  }
  const std::size_t mask = index_.size() - 1;
  std::size_t place = hash & mask;
  while (index_[place] != 0 && !equal(key, this->key(index_[place] - 1)))
    place = (place + 1) & mask;
  return place;
}

std::size_t Layer::find(const Key& key) const {
  const std::uint32_t entry = index_[place_of(key.data())];
  return entry == 0 ? none : entry - 1;
}

std::size_t Layer::find_or_add(const Key& key) {
  std::uint32_t& entry = index_[place_of(key.data())];
  if (entry != 0) return entry - 1;
  keys_.insert(keys_.end(), key.begin(), key.end());
  numbers_.resize(numbers_.size() + slots_ * limbs_, 0);
  entry = static_cast<std::uint32_t>(++states_);  // fits: below largest_index
  return states_ - 1;
}

void Layer::give_numbers(std::size_t slots, std::size_t limbs, Context& context) {
  slots_ = slots;
  limbs_ = limbs;
  fill(numbers_, states_ * slots * limbs, context);
}

Integer Layer::integer(std::size_t state, std::size_t slot) const {
  mpz_t view;
  return Integer(mpz_roinit_n(view, number(state, slot), static_cast<mp_size_t>(limbs_)));
}

void Layer::add(std::size_t state, std::size_t slot, const mp_limb_t* other,
                std::size_t other_limbs, mp_limb_t factor) {
  mp_limb_t* sum = number(state, slot);
  const std::size_t size = std::min(limbs_, other_limbs);  // any limbs of `other` above are 0
  const mp_limb_t carry = mpn_addmul_1(sum, other, static_cast<mp_size_t>(size), factor);
  if (size < limbs_)
    mpn_add_1(sum + size, sum + size, static_cast<mp_size_t>(limbs_ - size), carry);
}

std::size_t Layer::bits_of_largest(Context& context) const {
  std::vector<mp_limb_t> any(limbs_, 0);  // bits set in any number
  for (std::size_t i = 0; i < numbers_.size(); i += limbs_) {
    if (i % unchecked < limbs_) context.check();
    mpn_ior_n(any.data(), any.data(), numbers_.data() + i, static_cast<mp_size_t>(limbs_));
  }
  return bits_of(any);
}

std::size_t Layer::bits_of_sum(Context& context) const {
  std::vector<mp_limb_t> sum(limbs_, 0);
  for (std::size_t i = 0; i < numbers_.size(); i += limbs_) {
    if (i % unchecked < limbs_) context.check();
    mpn_add_n(sum.data(), sum.data(), numbers_.data() + i, static_cast<mp_size_t>(limbs_));
  }
  return bits_of(sum);
}

double Layer::bytes(double states, double key_words, double slots, double limbs) {
  const double places = std::exp2(std::ceil(std::log2(2 * states + 1)));
  return states * 8 * (std::max(1.0, key_words) + slots * limbs) + 4 * places;
}

}  // namespace rookery::bands
