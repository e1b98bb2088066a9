// SPDX-License-Identifier: Apache-2.0
#include "method/backtracking/bits.hpp"

namespace rookery::backtrack {

Stands::Stands(const Instance& instance) {
  count = instance.open.size();
  words = count / 64 + 1;
  ruled_out.resize(count * words);
  open.resize(words);
  for (std::size_t i = 0; i < count; ++i) {
    if (instance.open[i]) set_bit(open, i);
    const std::size_t square = i / instance.kinds;
    for (std::size_t kind = 0; kind < instance.kinds; ++kind)
      rule_out(i, instance.stand(square, kind));
    for (const std::uint32_t other : instance.conflicts[i]) rule_out(i, other);
  }
}

void Stands::rule_out(std::size_t by, std::size_t bit) {
  ruled_out[by * words + bit / 64] |= std::uint64_t{1} << bit % 64;
}

void open_behind(const Stands& stands, const std::uint64_t* open, std::size_t number,
                 std::uint64_t* behind) {
  const std::uint64_t* out = stands.ruled_out_by(number);
  for (std::size_t w = 0; w < number / 64; ++w) behind[w] = 0;
  for (std::size_t w = number / 64; w < stands.words; ++w) behind[w] = open[w] & ~out[w];
  behind[number / 64] &= ~std::uint64_t{0} << number % 64;  // itself is ruled out
}

}  // namespace rookery::backtrack
