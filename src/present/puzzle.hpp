// SPDX-License-Identifier: Apache-2.0
// Checked puzzles and hints, as text and as JSON.
#pragma once
#include <string>

#include <rookery/puzzles.hpp>

namespace rookery {

// A row of a table, and below it two solutions of several.
std::string text_of(const PuzzleReport& report);
// One object on a line.
std::string json_of(const PuzzleReport& report);

std::string text_of(const PuzzleHint& hint, const Picture& drawn);
std::string json_of(const PuzzleHint& hint, const Picture& drawn);

}  // namespace rookery
