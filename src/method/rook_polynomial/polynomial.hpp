// SPDX-License-Identifier: Apache-2.0
// What the files of rook-polynomial share with each other.
#pragma once
#include <cstdint>
#include <vector>

#include "method/method.hpp"

namespace rookery::few_rooks {

// The numbers of bishops asked for, no more than can stand; none if most < least.
struct Asked {
  std::int64_t least = 0, most = 0;
  bool together = false;  // their sum
};
Asked asked_of(const Problem& problem);

// B_k on the board for k = least, ..., most, or their sum. `work` counts steps.
std::vector<Integer> bishops_at(const Board& board, const Asked& asked, Context& context,
                                std::uint64_t& work);

// values[i] = f(i) for a polynomial f of degree values.size() - 1 at most; f(x).
Integer newton(std::vector<Integer> values, const Integer& x, Context& context,
               std::uint64_t& work);

Story story(const Problem& problem, Context& context);

}  // namespace rookery::few_rooks
