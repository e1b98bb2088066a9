// SPDX-License-Identifier: Apache-2.0
// Betza notation: a piece is a row of parts, a part is modifiers, an atom and a range.
// doc/betza.md has the grammar and what is refused.
#pragma once
#include <string_view>

#include "problem/piece.hpp"

namespace rookery {

// The moves of a Betza string that may capture. Its name is the string with C and Z for the old
// L and J. Throws Error::Kind::input, naming the string, the place (from 1) and the reason.
Piece read_betza(std::string_view text);

}  // namespace rookery
