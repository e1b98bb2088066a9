// SPDX-License-Identifier: Apache-2.0
// Through the rows of a board of rooks: forwards to count, backwards for a walk.
#pragma once
#include <cstdint>
#include <vector>

#include "base/polynomial.hpp"
#include "method/band/step.hpp"

namespace rookery::bands {

// Which numbers of rooks are wanted on a board.
struct Wanted {
  std::int64_t most = 0;  // more need not be counted
  bool each = true;       // every number by itself; or else all numbers together, and most is none
};

// The ways to put 0, 1, ..., most rooks on the board; or their sum alone. No trailing zeros.
Polynomial count_rooks(const RookBoard& board, const Order& order, const Wanted& wanted,
                       Context& context, std::uint64_t& work);

// All layers of states with what lies ahead of them: number(state, j) is the ways to put j more
// rooks into the rows that are left. layers[t] belongs to order[t].
std::vector<Layer> completions(const RookBoard& board, const Order& order, std::int64_t most,
                               Context& context);

// How many numbers of rooks a layer keeps for each state: of rooks on columns that are gone, and
// of rooks still to come.
std::int64_t slots_forward(const Classes& classes, const Wanted& wanted);
std::int64_t slots_backward(const Classes& classes, std::int64_t most);

}  // namespace rookery::bands
