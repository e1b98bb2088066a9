// SPDX-License-Identifier: Apache-2.0
// Boards and their squares. A plain board stores nothing per square.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <rookery/values.hpp>

namespace rookery {

struct Board {
  std::int64_t rows = 0, columns = 0;
};

// The kinds of board there are.
const std::vector<BoardRow>& board_table();

// Reads ROWSxCOLUMNS. Throws Error::Kind::input.
Board read_board(std::string_view text);
std::string text_of(const Board& board);

Integer squares_of(const Board& board);
bool contains(const Board& board, const Square& square);

}  // namespace rookery
