// SPDX-License-Identifier: Apache-2.0
// Counts by numbers of pieces, for methods that put counts of parts together.
#pragma once
#include <cstdint>
#include <utility>
#include <vector>

#include <rookery/values.hpp>

namespace rookery {

// Sorted by the numbers, packed, 10 bits a kind: at most 6 kinds, fewer than 1024 pieces.
using Terms = std::vector<std::pair<std::uint64_t, Integer>>;
constexpr unsigned bits_a_kind = 10;
constexpr std::size_t most_kinds_of_terms = 6;

// What a table takes that remembers them by so many words.
inline double bytes_of_known(double words, double terms) { return 104 + 8 * words + 48 * terms; }

inline std::size_t number_in(std::uint64_t numbers, std::size_t kind) {
  return static_cast<std::size_t>(numbers >> bits_a_kind * kind & ((1U << bits_a_kind) - 1));
}

// How terms are added and multiplied where only numbers up to `most` are of interest; a kind that
// is untold (problem/counts.hpp) counts as none.
class TermRules {
 public:
  explicit TermRules(std::vector<std::int64_t> most) : most_(std::move(most)) {}

  std::uint64_t one_of(std::size_t kind) const;  // piece
  // sum += rest, with these pieces besides.
  void add(Terms& sum, const Terms& rest, std::uint64_t besides) const;
  Terms product(const Terms& one, const Terms& other) const;

 private:
  bool within(std::uint64_t numbers) const;

  std::vector<std::int64_t> most_;
};

}  // namespace rookery
