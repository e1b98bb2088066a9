// SPDX-License-Identifier: Apache-2.0
// Placements found one by one, without counting: for questions that a few of them answer.
#pragma once
#include <optional>
#include <vector>

#include "base/context.hpp"
#include "problem/problem.hpp"

namespace rookery {

struct Found {
  std::vector<Placement> placements;  // sorted by square, each once; not in a certain order
  bool complete = false;              // there are no others, or as many as wanted are found
};

// Up to `most` placements of any numbers within the ranges, and at most so many steps of a search
// where the fewest ways are first (lines.cpp). None: the board is too large for that.
std::optional<Found> find_placements(const Problem& problem, std::size_t most, std::uint64_t steps,
                                     Context& context);

}  // namespace rookery
