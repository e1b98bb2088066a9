// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <memory>
#include <vector>

#include "method/backtracking/bits.hpp"
#include "method/method.hpp"

namespace rookery::backtrack {

// One kind and no quotas: the search on sets of squares. Otherwise square by square (army.hpp).
inline bool plain(const Instance& instance) {
  return instance.kinds == 1 && instance.lines.empty();
}

// The sets of `least` to `most` squares of `open` without conflict, by size: [i] is for i squares,
// from 0 to `most` or the number of open squares. Sizes below `least` may be counted in part.
std::vector<Integer> count_by_size(const Stands& stands, const Words& open, std::int64_t least,
                                   std::int64_t most, Context& context, std::uint64_t& work);

// How many sets of open squares the search will look at, by Knuth's random descents from a fixed
// seed: the same on every machine.
double predicted_work(const Instance& instance);

std::unique_ptr<Walk> walk(const Problem& problem, Context& context);
Cost walk_cost(const Problem& problem);

// The cost of counting up to the upper numbers of pieces.
Cost predict(const Instance& instance);

}  // namespace rookery::backtrack
