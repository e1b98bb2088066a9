// SPDX-License-Identifier: Apache-2.0
// Through the rows of a board of rooks.
#pragma once
#include <cstdint>

#include "base/context.hpp"
#include "base/polynomial.hpp"
#include "method/lines/stages.hpp"

namespace rookery::lines {

// Which numbers of rooks are wanted on a board.
struct Wanted {
  std::int64_t most = 0;  // more need not be counted
  bool each = true;       // every number by itself; or else all together, and most is none
};

// The ways to put 0, 1, ..., most rooks on the board; or their sum alone. No trailing zeros.
Polynomial count_rooks(const Stages& stages, const Wanted& wanted, Context& context,
                       std::uint64_t& work);

// How many numbers a layer keeps for each state: of rooks on columns that are gone.
std::int64_t slots_of(const Stage& stage, const Wanted& wanted);
std::size_t words_of_key(const Stage& stage, std::int64_t most_rooks);

}  // namespace rookery::lines
