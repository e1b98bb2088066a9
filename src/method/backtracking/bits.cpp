// SPDX-License-Identifier: Apache-2.0
#include "method/backtracking/bits.hpp"

#include "problem/graph.hpp"

namespace rookery::backtrack {

Squares::Squares(const Problem& problem) {
  const Graph graph = graph_of(problem);
  squares = graph.squares;
  count = squares.size();
  words = count / 64 + 1;
  ruled_out.resize(count * words);
  open.resize(words);
  for (std::size_t i = 0; i < count; ++i) {
    set_bit(open, i);
    rule_out(i, i);
    for (const std::uint32_t other : graph.conflicts[i]) rule_out(i, other);
  }
  for (const std::uint32_t number : graph.given) {
    contradiction |= !has_bit(open, number);
    for (std::size_t w = 0; w < words; ++w) open[w] &= ~ruled_out_by(number)[w];
  }
  given = static_cast<std::int64_t>(problem.given.size());
}

void Squares::rule_out(std::size_t by, std::size_t bit) {
  ruled_out[by * words + bit / 64] |= std::uint64_t{1} << bit % 64;
}

void open_behind(const Squares& squares, const std::uint64_t* open, std::size_t number,
                 std::uint64_t* behind) {
  const std::uint64_t* out = squares.ruled_out_by(number);
  for (std::size_t w = 0; w < number / 64; ++w) behind[w] = 0;
  for (std::size_t w = number / 64; w < squares.words; ++w) behind[w] = open[w] & ~out[w];
  behind[number / 64] &= ~std::uint64_t{0} << number % 64;  // itself is ruled out
}

}  // namespace rookery::backtrack
