// SPDX-License-Identifier: Apache-2.0
// What can be drawn: checked before anything is kept for each square.
#pragma once
#include <rookery/rookery.hpp>

#include "problem/board.hpp"

namespace rookery {

// Throws Error::Kind::input above 400 rows or columns.
void require_drawable(const Board& board);

// Of the square's mark; it stands on the picture.
std::size_t place_of(const Picture& picture, const Square& square);

// For pictures that callers made. Throws Error::Kind::input unless it has a mark for each square,
// and its figures and attacked squares stand on the board.
void require_sound(const Picture& picture);

}  // namespace rookery
