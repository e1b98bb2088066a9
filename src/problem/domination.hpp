// SPDX-License-Identifier: Apache-2.0
// What makes a placement maximal, as lines of squares.
#pragma once
#include <vector>

#include "problem/graph.hpp"

namespace rookery {

// A placement is maximal if no piece of any kind of the army can be added to it without conflict,
// however many there may be of it. So for every free square and kind either the square is taken,
// or some piece is in conflict with one of that kind there: a line that holds at least one. Lines
// that hold whenever another does are left out, but where there are too many to look for them.
// Time O(conflicts + squares of lines * lines).
std::vector<Line> domination_lines(const Problem& problem, const Graph& graph);

}  // namespace rookery
