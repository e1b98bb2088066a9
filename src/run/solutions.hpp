// SPDX-License-Identifier: Apache-2.0
// The solutions of a puzzle: how many, and two of them.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "run/heat.hpp"

namespace rookery {

struct Solutions {
  Integer count;
  bool more = false;             // than `count`, which was enough
  std::vector<Placement> first;  // up to two, sorted; of several: any two
  Plan plan;                     // who counted
  std::uint64_t work = 0;
};

// What counting may cost, and how.
struct SolutionChoices {
  std::uint64_t stop = 0;  // more need not be told apart; 0: all
  std::string method;      // force this method; empty: deduction, or what is planned
  double seconds = 0;
  std::function<void(const Considered&)> chosen;  // null: nobody asks
};

// One by one while that is quick; else as planned. Throws Error::Kind::unanswered if it is over the
// budgets.
Solutions solutions_of(const Problem& problem, const SolutionChoices& choices,
                       const Limits& limits);

// How often the solutions use each stand, in the same way; `stop` means nothing here.
struct Uses : HeatAnswer {
  std::string method;
};
Uses uses_of(const Problem& problem, const SolutionChoices& choices, const Limits& limits);

}  // namespace rookery
