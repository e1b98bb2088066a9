// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <memory>
#include <vector>

#include "method/backtracking/bits.hpp"
#include "method/method.hpp"

namespace rookery::backtrack {

// The sets of `least` to `most` squares of `open` without conflict, by size: [i] is for i squares,
// from 0 to `most` or the number of open squares. Sizes below `least` may be counted in part.
std::vector<Integer> count_by_size(const Squares& squares, const Words& open, std::int64_t least,
                                   std::int64_t most, Context& context, std::uint64_t& work);

// How many sets of open squares the search will look at, by Knuth's random descents from a fixed
// seed: the same on every machine.
double predicted_work(const Squares& squares, std::int64_t most);

std::unique_ptr<Walk> walk(const Problem& problem, Context& context);
Cost walk_cost(const Problem& problem);

// The cost of counting up to the upper number of pieces.
Cost predict(const Problem& problem);

}  // namespace rookery::backtrack
