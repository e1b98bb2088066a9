// SPDX-License-Identifier: Apache-2.0
// Which squares pieces attack. (Conflicts are symmetric; attacks have their direction.)
#pragma once
#include <vector>

#include "problem/problem.hpp"

namespace rookery {

// The squares that pieces on the given squares attack, each once, sorted; no piece shields a
// square from another. The board's squares must fit in memory, a bit each.
// Time O(squares + given * attacks * longer side).
std::vector<Square> attacked_squares(const Board& board, const Piece& piece, const Given& given);

}  // namespace rookery
