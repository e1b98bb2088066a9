// SPDX-License-Identifier: Apache-2.0
// How hard a puzzle is: what must be tried to find its solution.
#pragma once
#include <optional>

#include <rookery/puzzles.hpp>

#include "base/context.hpp"
#include "problem/problem.hpp"

namespace rookery {

// Of one solution. None: the board is too large.
std::optional<PuzzleDifficulty> difficulty_of(const Problem& problem, const Context& context);

}  // namespace rookery
