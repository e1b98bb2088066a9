// SPDX-License-Identifier: Apache-2.0
// Rewrites: this problem equals a product or a sum of easier ones. They are alternatives to be
// weighed, not a pipeline: a column walk would be ruined by folding given pieces into holes.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "problem/problem.hpp"

namespace rookery {

// A part of a rewritten problem. Its placements, with the pieces of `put` added and each square
// taken to where(square), are those of the whole (or its share of them).
struct Part {
  Problem problem;
  Placement put{};                                       // in the squares of the whole
  std::function<Square(const Square&)> where = nullptr;  // null: the same squares
  std::size_t times = 1;                                 // in a mean: how often it counts
};

// The whole's placements: one from each part together, in every way (product), or those of all
// parts side by side (sum). A sum of no parts is no placement; a product of none, the empty one. A
// mean is the sum over how many are added up, whole for every number of pieces. A fold is a sum
// whose parts know what to ask, and whose kinds are those of the whole told apart by orbits.
struct Equal {
  enum class Join { sum, product, mean, fold } join = Join::sum;
  std::vector<Part> parts;
  std::string why;  // in the words of explain
};

struct Rewrite {
  std::string_view name;
  // None where it does not apply. About a millisecond.
  std::optional<Equal> (*apply)(const Problem&);
  // Has its result never any parts? It is then tried before any method is weighed.
  bool without_parts = false;
  // Is it for problems with symmetries? These know no other rewrites.
  bool of_symmetries = false;
};

// What it makes of the problem, if it is for such problems at all and applies.
std::optional<Equal> rewritten(const Rewrite& rewrite, const Problem& problem);

// Every rewrite, in the order they are tried.
const std::vector<const Rewrite*>& all_rewrites();

// What to ask of the parts, for the whole's question to be answered from their answers: sets
// their wants and numbers. Called on what apply() returns.
void ask_parts(const Problem& whole, Equal& equal);

// The whole's answer from those of the parts, in their order. The work adds up.
Table joined(const Problem& whole, const Equal& equal, const std::vector<Table>& answers);

}  // namespace rookery
