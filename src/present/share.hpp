// SPDX-License-Identifier: Apache-2.0
// Heat maps in numbers that people can take in.
#pragma once
#include <string>

#include <rookery/values.hpp>

namespace rookery {

// At most seven characters: 123456, or the first three digits and a power of ten, 1.23e45.
std::string short_text(const Integer& number);

// `part` of `whole` in per cent, rounded to a tenth: 12.5, 3.0; 0, <0.1 and 100.
std::string percent_text(const Integer& part, const Integer& whole);

// Where something can stand: neither a hole nor a wall. In the order of the marks.
std::vector<bool> open_squares(const Picture& picture);

// What a picture's heat map has on its open squares. The picture has one.
struct Scale {
  explicit Scale(const Picture& picture);

  // 0 for nothing, to `steps` for the most.
  int level(const Integer& value, int steps) const;

  Integer least = 0, most = 0, total;
  std::size_t coldest = 0, hottest = 0;  // the first squares that have them
};

// The highest and the lowest number with their squares, and the total, in a line.
std::string heat_legend(const Picture& picture);

}  // namespace rookery
