// SPDX-License-Identifier: Apache-2.0
// Placements found one by one, without a plan: for questions that a few of them answer, and for
// puzzles.
#pragma once
#include <functional>
#include <optional>

#include "base/chance.hpp"
#include "base/context.hpp"
#include "method/deduction/wish.hpp"
#include "problem/problem.hpp"

namespace rookery {

struct Found {
  std::uint64_t placements = 0;
  bool complete = false;   // there are no others, or as many as wanted are found
  std::uint64_t work = 0;  // as of the method `deduction`
};

// What is quick enough to try before anything is planned, within a budget of seconds.
constexpr double operations_at_first(double seconds) { return seconds < 1 ? seconds * 1e9 : 1e9; }

// Finds placements (sorted by square, each once, in no certain order) of any numbers
// within the ranges, and ends after about so many operations. With chance the stands are tried in a
// random order: the placements are any ones, though not each as likely as any other. None: the
// board is too large.
std::optional<Found> find_placements(const Problem& problem, const Wish& wish, double operations,
                                     const Context& context,
                                     const std::function<void(const Placement&)>& tell,
                                     Chance* chance = nullptr);

}  // namespace rookery
