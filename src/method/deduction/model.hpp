// SPDX-License-Identifier: Apache-2.0
// An instance as deduction sees it: stands as bits, and sets of them that must hold so many pieces.
#pragma once
#include <cstdint>
#include <vector>

#include "base/chance.hpp"
#include "problem/instance.hpp"

namespace rookery::deduction {

// What is taken on.
constexpr std::int64_t most_squares = 1024;
constexpr std::size_t most_stands = 1600;

using Bits = std::vector<std::uint32_t>;  // rising
using Word = std::uint64_t;

// A set of stands that must hold a number of pieces: a line, or a kind's number.
struct Demand {
  Bits stands;
  std::int64_t least = 0, most = 0;  // most is at most the number of stands
  // Of demands of several pieces: the stands, shared out among sets that exclude each other.
  std::vector<Bits> cliques{};
};

struct Model {
  std::vector<std::uint32_t> stands;  // of the instance, of each bit
  std::size_t words = 0;              // of a set of stands
  std::vector<Word> out;              // `words` a bit: what cannot be taken beside it
  std::vector<Demand> demands;
  bool impossible = false;

  std::size_t size() const { return stands.size(); }
  bool exclude(std::uint32_t one, std::uint32_t other) const {
    return (out[one * words + other / 64] >> other % 64 & 1) != 0;
  }
  Bits excluded_by(std::uint32_t bit) const;
};

// Lines that hold at most one piece are conflicts, too. Time O(stands * (stands / 64 + conflicts)).
Model model_of(const Instance& instance);

// The same with other numbers for its stands, at random.
Model shuffled(const Model& model, Chance& chance);

}  // namespace rookery::deduction
