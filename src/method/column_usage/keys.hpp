// SPDX-License-Identifier: Apache-2.0
// How many pieces each column holds, as one word: a field of bits each, the last column highest.
#pragma once
#include <algorithm>
#include <bit>
#include <cstdint>

#include "method/column_usage/task.hpp"

namespace rookery::usages {

using Key = std::uint64_t;

// A field holds the number of pieces plus a bias, so that it is all ones where no more may come.
// As long as none comes there, keys are added field by field.
class Keys {
 public:
  Keys(std::int64_t columns, std::int64_t most)
      : columns_(static_cast<unsigned>(columns)),
        width_(width_of(most)),
        most_(static_cast<Key>(most)),
        bias_((Key{1} << width_) - 1 - most_),
        ones_(of(~Columns{0} >> (most_columns - columns))) {}

  // So few bits that the sum of two keys fits in a word, too.
  static bool fit(std::int64_t columns, std::int64_t most) {
    return static_cast<unsigned>(columns) * width_of(most) < 64;
  }

  // One in each of these columns, without bias.
  Key of(Columns filling) const {
    Key key = 0;
    for (Columns left = filling; left != 0; left &= left - 1)
      key |= Key{1} << (width_ * static_cast<unsigned>(std::countr_zero(left)));
    return key;
  }

  Key none() const { return ones_ * bias_; }

  // One in each column where no more may come.
  Key full(Key key) const {
    Key all = ones_;
    for (unsigned bit = 0; bit < width_; ++bit) all &= key >> bit;
    return all;
  }

  bool all_hold(Key key, std::int64_t least) const {
    const Key field = (Key{1} << width_) - 1, wanted = bias_ + static_cast<Key>(least);
    for (unsigned column = 0; column < columns_; ++column)
      if ((key >> (width_ * column) & field) < wanted) return false;
    return true;
  }

  // Shifted down by so many bits, a key tells of the last columns alone.
  unsigned shift(unsigned last_columns) const { return width_ * (columns_ - last_columns); }

  // What a key and that of its complement, `most` in every column together, add up to; of those
  // columns alone that a shift leaves.
  Key together(unsigned shift = 0) const { return (ones_ >> shift) * (most_ + 2 * bias_); }

 private:
  static unsigned width_of(std::int64_t most) {
    return std::max(1U, static_cast<unsigned>(std::bit_width(static_cast<Key>(most))));
  }

  unsigned columns_, width_;
  Key most_, bias_, ones_;
};

}  // namespace rookery::usages
