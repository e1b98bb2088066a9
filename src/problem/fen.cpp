// SPDX-License-Identifier: Apache-2.0
#include "problem/fen.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"

namespace rookery {
namespace {

constexpr std::string_view digits = "0123456789";

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// One row, read from the left: its marks, with their columns.
struct Row {
  std::int64_t width = 0;
  std::vector<std::pair<std::int64_t, char>> marks;
};

std::int64_t longer(std::string_view text, std::int64_t width, std::int64_t by) {
  if (width > std::numeric_limits<std::int64_t>::max() - by)
    refuse("fen row", text, "has more than 2^63-1 squares");
  return width + by;
}

Row read_row(std::string_view text, bool with_pieces) {
  Row row;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find_first_not_of(digits, at), text.size());
    if (end > at) {
      const std::int64_t run = read_number("run of free squares", text.substr(at, end - at));
      if (run == 0) refuse("fen row", text, "a run of 0 squares");
      row.width = longer(text, row.width, run);
      at = end;
      continue;
    }
    if (text[at] != '-' && text[at] != '*' && !(with_pieces && is_letter(text[at])))
      refuse("fen row", text,
             fmt::format("at letter {}: want a number of free squares, - (hole), * (wall){}",
                         at + 1, with_pieces ? " or a piece's letter" : ""));
    row.marks.emplace_back(row.width, text[at]);
    row.width = longer(text, row.width, 1);
    ++at;
  }
  return row;
}

void add(Board& board, std::vector<Lettered>* pieces, const Row& row, std::int64_t number) {
  for (const auto& [column, mark] : row.marks)
    if (mark == '-' || mark == '*')
      (mark == '-' ? board.holes : board.walls).push_back({number, column});
    else
      pieces->push_back({{number, column}, mark});
}

// `pieces`: null if there may be none.
Board read_rows(std::string_view text, std::vector<Lettered>* pieces) {
  if (text.empty()) refuse("fen", text, "want rows, as in fen:8/3-4/8; 0x0 is the empty board");
  const auto rows = split(text, '/');
  Board board;
  board.rows = static_cast<std::int64_t>(rows.size());
  for (std::size_t i = rows.size(); i-- > 0;) {  // from row 1 on, so that squares come sorted
    const Row row = read_row(rows[i], pieces != nullptr);
    const auto number = static_cast<std::int64_t>(rows.size() - 1 - i);
    if (number == 0) board.columns = row.width;
    if (row.width != board.columns)
      refuse("fen row", rows[i],
             fmt::format("has {} squares, but row 1 has {}", row.width, board.columns));
    add(board, pieces, row, number);
  }
  return board;
}

}  // namespace

Board read_fen(std::string_view text) { return read_rows(text, nullptr); }

Board read_fen(std::string_view text, std::vector<Lettered>& pieces) {
  return read_rows(text, &pieces);
}

std::string fen_of(const Board& board) {
  std::string text;
  auto hole = board.holes.rbegin();  // rows are written from the highest, squares from the left
  auto wall = board.walls.rbegin();
  std::vector<std::pair<std::int64_t, char>> marks;
  for (std::int64_t row = board.rows; row-- > 0;) {
    marks.clear();
    for (; hole != board.holes.rend() && hole->row == row; ++hole)
      marks.emplace_back(hole->column, '-');
    for (; wall != board.walls.rend() && wall->row == row; ++wall)
      marks.emplace_back(wall->column, '*');
    std::sort(marks.begin(), marks.end());
    std::int64_t at = 0;
    for (const auto& [column, mark] : marks) {
      if (column > at) text += std::to_string(column - at);
      text += mark;
      at = column + 1;
    }
    if (board.columns > at) text += std::to_string(board.columns - at);
    if (row > 0) text += '/';
  }
  return text;
}

}  // namespace rookery
