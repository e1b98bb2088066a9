// SPDX-License-Identifier: Apache-2.0
// The only caller of a method's solve and walk.
#pragma once
#include <functional>
#include <optional>
#include <string>

#include "plan/plan.hpp"

namespace rookery {

// What a run may use, and who may stop it.
struct Limits {
  std::uint64_t bytes = 0;
  std::function<bool()> cancelled;       // null: nobody
  std::function<void(double)> progress;  // null: nobody listens
  std::size_t threads = 1;
  std::string kernel;  // empty: the fastest
};

// Makes the context a method sees. Its check() throws Error::Kind::cancelled.
Context context_of(const Limits& limits);

// Carries out the plan.
Answer run(const Plan& plan, const Limits& limits);

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

}  // namespace rookery
