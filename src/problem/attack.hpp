// SPDX-License-Identifier: Apache-2.0
// Which squares pieces attack. (Conflicts are symmetric; attacks have their direction.)
#pragma once
#include <vector>

#include "problem/problem.hpp"

namespace rookery {

// The squares that pieces on the given squares attack, each once, sorted; no piece shields a
// square from another. Holes and walls are not attacked.
// Time O(given * moves * longest ride), times its logarithm.
std::vector<Square> attacked_squares(const Board& board, const Piece& piece,
                                     const std::vector<Square>& given);

}  // namespace rookery
