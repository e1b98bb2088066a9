// SPDX-License-Identifier: Apache-2.0
// Letters for pieces on drawn boards.
#pragma once
#include <string>
#include <vector>

#include "problem/problem.hpp"

namespace rookery {

// The capital letter of a piece: the first capital of its Betza notation, N for knights, else the
// first letter of its name; X where there is none, as in (1,3).
char letter_of(const Piece& piece);

// A letter for each kind of the army, no two equal: the piece's own, or another one if an earlier
// kind has it; white kinds in upper case, black ones in lower case. Beyond 26 pieces they are `?`.
std::vector<char> letters_of(const Army& army);

}  // namespace rookery
