// SPDX-License-Identifier: Apache-2.0
// One placement to show for a maximum.
#pragma once
#include <optional>
#include <string>

#include "run/run.hpp"

namespace rookery {

struct Witness {
  Placement placement;  // sorted by square
  std::string order;    // it is the first in this order
};

// The first placement of `pieces` pieces in all, in the order of a method that can walk to it:
// `method`, or where that is null or dearer than `allowed`, the one whose walk is the cheapest.
// With several kinds the first ones are as many as they can be. None if there is no placement.
// Throws Error::Kind::unanswered if every walk costs more than `allowed`.
std::optional<Witness> first_placement(const Method* method, const Problem& problem,
                                       std::int64_t pieces, const Cost& allowed,
                                       const Limits& limits);

// The same for the largest number of a plan that has run: composed of the parts' own where
// their maxima add up (the order is then `parts`). `pieces` is the largest number, `parts` what
// run() kept.
std::optional<Witness> witness_of(const Plan& plan, std::int64_t pieces, const Answers& parts,
                                  const Cost& allowed, const Limits& limits);

}  // namespace rookery
