// SPDX-License-Identifier: Apache-2.0
// Weighs every method and rewrite, picks the cheapest, and keeps what it considered.
#pragma once
#include <string>
#include <variant>
#include <vector>

#include "method/method.hpp"
#include "rewrite/rewrite.hpp"

namespace rookery {

struct Plan {
  Problem problem;
  std::variant<std::monostate, const Method*, Equal> how;  // monostate: nobody can do it
  Cost cost;                                               // of the choice
  std::vector<Considered> considered;                      // the choice first, then by cost
};

// best(problem) = the cheapest of every method's estimate and, for every rewrite that applies,
// the sum of its parts' best; what needs more than `bytes` of memory comes behind all that fits.
// `forced` names the only method to look at; empty: all.
// Throws Error::Kind::input if there is no such method. About a millisecond a method.
Plan make_plan(const Problem& problem, const std::string& forced = "",
               std::uint64_t bytes = UINT64_MAX);

// Throws Error::Kind::unanswered, with everybody's reasons, if nobody can do it; or, with the
// prediction, if the cost is over the budget.
void require_affordable(const Plan& plan, std::uint64_t bytes, double seconds);

}  // namespace rookery
