// SPDX-License-Identifier: Apache-2.0
// Weighs every method and rewrite, picks the cheapest, and keeps what it considered.
#pragma once
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "method/method.hpp"
#include "rewrite/rewrite.hpp"

namespace rookery {

// A plan is a tree: a method is a leaf; a rewrite has a plan for each of its parts. Parts that are
// the same problem share one plan, which is run once.
struct Plan {
  Problem problem;
  std::variant<std::monostate, const Method*, Equal> how;  // monostate: nobody can do it
  std::vector<std::shared_ptr<const Plan>> parts;          // of Equal, in the order of its parts
  Cost cost;                                               // of the choice
  std::vector<Considered> considered;                      // the choice first, then by cost
};

// What the planner may choose from.
struct Choices {
  std::string method;                  // the only method to look at; empty: all
  std::uint64_t bytes = UINT64_MAX;    // what needs more comes behind all that fits
  std::vector<std::string> without{};  // methods and rewrites to leave out
  std::vector<std::string> first{};    // rewrites to apply whatever they cost, outermost first
};

// best(problem) = the cheapest of every method's estimate and, for every rewrite that applies,
// the sum of its parts' best. A rewrite is used at most once on a path down the tree, so this
// ends; rewrites are not weighed where a method answers sooner than weighing takes.
// Throws Error::Kind::input if there is no such method. About a millisecond a method.
Plan make_plan(const Problem& problem, const Choices& choices = {});

// Throws Error::Kind::input if there is no such method; empty: any.
void require_method(const std::string& name);

// Throws Error::Kind::unanswered, with everybody's reasons, if nobody can do it; or, with the
// prediction, if the cost is over the budget.
void require_affordable(const Plan& plan, std::uint64_t bytes, double seconds);

// The plan's tree in a line: `sweep`, or `split (band, sweep)`.
std::string way_of(const Plan& plan);

// The methods at the leaves, each once.
std::vector<const Method*> methods_of(const Plan& plan);

}  // namespace rookery
