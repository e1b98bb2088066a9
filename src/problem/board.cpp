// SPDX-License-Identifier: Apache-2.0
#include "problem/board.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "base/text.hpp"
#include "problem/fen.hpp"

namespace rookery {
namespace {

constexpr std::string_view wanted = "want ROWSxCOLUMNS, as in 8x8";
constexpr std::string_view fen_mark = "fen:";

struct GluingRow {
  std::string_view name;
  Gluing gluing;
  std::string_view summary;
};

// To add a gluing: a row here, and where its edges lead in problem/travel.cpp.
constexpr GluingRow gluing_table[] = {
    {"plane", Gluing::plane, "a rectangle; moves end at its edges"},
    {"cylinder", Gluing::cylinder, "left and right edges joined"},
    {"cylinder-v", Gluing::cylinder_v, "top and bottom edges joined"},
    {"torus", Gluing::torus, "left and right, top and bottom edges joined"},
    {"moebius", Gluing::moebius, "left and right edges joined, row r of m to row m+1-r"},
    {"klein", Gluing::klein, "moebius, and top and bottom edges joined straight"},
};

Board read_size(std::string_view whole, std::string_view text) {
  const auto parts = split(text, 'x');
  if (parts.size() != 2 || parts[0].empty() || parts[1].empty()) refuse("board", whole, wanted);
  for (const std::string_view part : parts)
    if (part.find_first_not_of("0123456789") != std::string_view::npos)
      refuse("board", whole, wanted);
  return {read_number("board rows", parts[0]), read_number("board columns", parts[1])};
}

bool has(const std::vector<Square>& sorted, const Square& square) {
  return std::binary_search(sorted.begin(), sorted.end(), square);
}

}  // namespace

const std::vector<BoardRow>& board_table() {
  static const std::vector<BoardRow> table = [] {
    std::vector<BoardRow> rows;
    for (const GluingRow& row : gluing_table) {
      const bool plane = row.gluing == Gluing::plane;
      rows.push_back({std::string(row.name),
                      plane ? "ROWSxCOLUMNS" : "ROWSxCOLUMNS/" + std::string(row.name),
                      std::string(row.summary)});
    }
    rows.push_back(
        {"fen", "fen:ROW/ROW/...",
         "the highest row first: 3 free squares, - a hole, * a wall; --glue joins edges"});
    return rows;
  }();
  return table;
}

Gluing read_gluing(std::string_view word) {
  std::vector<std::string> names;
  for (const GluingRow& row : gluing_table) {
    if (row.name == word) return row.gluing;
    names.emplace_back(row.name);
  }
  refuse("gluing", word,
         "want plane, cylinder, cylinder-v, torus, moebius or klein" + nearest_hint(word, names));
}

std::string_view name_of(Gluing gluing) {
  return std::find_if(std::begin(gluing_table), std::end(gluing_table),
                      [&](const GluingRow& row) { return row.gluing == gluing; })
      ->name;
}

bool joins_sides(Gluing gluing) { return gluing != Gluing::plane && gluing != Gluing::cylinder_v; }
bool turns_over(Gluing gluing) { return gluing == Gluing::moebius || gluing == Gluing::klein; }
bool joins_top(Gluing gluing) {
  return gluing == Gluing::cylinder_v || gluing == Gluing::torus || gluing == Gluing::klein;
}

Board read_board(std::string_view text) {
  if (text.substr(0, fen_mark.size()) == fen_mark) return read_fen(text.substr(fen_mark.size()));
  if (text.substr(0, 1) == "@")
    refuse("board", text, "a file is read by the command line, not by the library");
  const std::size_t slash = text.find('/');
  Board board = read_size(text, text.substr(0, slash));
  if (slash != std::string_view::npos) board.gluing = read_gluing(text.substr(slash + 1));
  return board;
}

// Holes and walls are the problem's to write (text.cpp).
std::string text_of(const Board& board) {
  std::string text = fmt::format("{}x{}", board.rows, board.columns);
  if (board.gluing != Gluing::plane) text += "/" + std::string(name_of(board.gluing));
  return text;
}

Integer squares_of(const Board& board) {
  return Integer(static_cast<long>(board.rows)) * Integer(static_cast<long>(board.columns));
}

Integer free_squares_of(const Board& board) {
  return squares_of(board) - static_cast<unsigned long>(board.holes.size()) -
         static_cast<unsigned long>(board.walls.size());
}

bool contains(const Board& board, const Square& square) {
  return square.row >= 0 && square.row < board.rows && square.column >= 0 &&
         square.column < board.columns;
}

bool is_wall(const Board& board, const Square& square) { return has(board.walls, square); }

bool is_free(const Board& board, const Square& square) {
  return contains(board, square) && !has(board.holes, square) && !has(board.walls, square);
}

std::vector<Square> free_squares(const Board& board) {
  std::vector<Square> closed;
  std::merge(board.holes.begin(), board.holes.end(), board.walls.begin(), board.walls.end(),
             std::back_inserter(closed));
  std::vector<Square> squares;
  auto next = closed.begin();
  for (std::int64_t row = 0; row < board.rows; ++row)
    for (std::int64_t column = 0; column < board.columns; ++column)
      if (next != closed.end() && *next == Square{row, column})
        ++next;
      else
        squares.push_back({row, column});
  return squares;
}

void close(Board& board, const std::vector<Square>& squares) {
  std::vector<Square> fresh;
  for (const Square& square : squares)
    if (is_free(board, square)) fresh.push_back(square);
  board.holes.insert(board.holes.end(), fresh.begin(), fresh.end());
  std::sort(board.holes.begin(), board.holes.end());
  board.holes.erase(std::unique(board.holes.begin(), board.holes.end()), board.holes.end());
}

}  // namespace rookery
