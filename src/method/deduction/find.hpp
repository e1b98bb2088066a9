// SPDX-License-Identifier: Apache-2.0
// Placements found one by one, without a plan: for questions that a few of them answer, and for
// puzzles.
#pragma once
#include <functional>
#include <optional>

#include "base/context.hpp"
#include "problem/problem.hpp"

namespace rookery {

struct Found {
  std::uint64_t placements = 0;  // told
  bool complete = false;         // there are no others, or as many as wanted are told
  std::uint64_t work = 0;        // as of the method `deduction`
};

// Tells up to `most` placements (sorted by square, each once, in no certain order) of any numbers
// within the ranges, and ends after about so many operations. None: the board is too large for
// that.
std::optional<Found> find_placements(const Problem& problem, std::uint64_t most, double operations,
                                     const Context& context,
                                     const std::function<void(const Placement&)>& tell);

}  // namespace rookery
