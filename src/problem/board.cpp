// SPDX-License-Identifier: Apache-2.0
#include "problem/board.hpp"

#include <fmt/format.h>

#include "base/text.hpp"

namespace rookery {
namespace {

constexpr std::string_view wanted = "want ROWSxCOLUMNS, as in 8x8";

// What DESIGN promises and a later version brings: said plainly instead of "malformed".
void refuse_what_is_not_yet(std::string_view text) {
  if (text.substr(0, 1) == "@") refuse("board", text, "drawn boards are not read yet");
  if (text.substr(0, 4) == "fen:" || text.find('/') != std::string_view::npos)
    refuse("board", text, "glued boards (/torus) and FEN are not read yet; want ROWSxCOLUMNS");
}

}  // namespace

// To add a kind of board: a row here, and what it means in problem/conflict.cpp.
const std::vector<BoardRow>& board_table() {
  static const std::vector<BoardRow> table = {
      {"plane", "ROWSxCOLUMNS", "a full rectangle, as in 8x8; moves end at its edges"},
  };
  return table;
}

Board read_board(std::string_view text) {
  refuse_what_is_not_yet(text);
  const auto parts = split(text, 'x');
  if (parts.size() != 2 || parts[0].empty() || parts[1].empty()) refuse("board", text, wanted);
  for (const std::string_view part : parts)
    if (part.find_first_not_of("0123456789") != std::string_view::npos)
      refuse("board", text, wanted);
  return {read_number("board rows", parts[0]), read_number("board columns", parts[1])};
}

std::string text_of(const Board& board) { return fmt::format("{}x{}", board.rows, board.columns); }

Integer squares_of(const Board& board) {
  return Integer(static_cast<long>(board.rows)) * Integer(static_cast<long>(board.columns));
}

bool contains(const Board& board, const Square& square) {
  return square.row >= 0 && square.row < board.rows && square.column >= 0 &&
         square.column < board.columns;
}

}  // namespace rookery
