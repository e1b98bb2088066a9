// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <vector>

#include "problem/problem.hpp"

namespace rookery {

// The answer to Want::total, table or maximum from the counts of each number of pieces:
// counts[i] placements have `first + i` pieces, and none has fewer or more. What lies outside
// the problem's range is left out. The shapes are those of Answer::table (method/method.hpp).
Table answer_from_counts(const Problem& problem, std::int64_t first, std::vector<Integer> counts);

}  // namespace rookery
