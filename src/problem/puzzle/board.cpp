// SPDX-License-Identifier: Apache-2.0
// Boards for n queens, a line a row: `.`, `_` or 0 for a free square, Q or 1 for a queen that
// stands there, * for a square that must stay empty and blocks nothing. - is a free square too,
// unless the board has other marks for these: then it is a hole as in Rookery's own drawings.
#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "problem/puzzle/batch.hpp"
#include "problem/text.hpp"

namespace rookery::puzzle {
namespace {

constexpr std::string_view free_marks = "._0", queens = "Qq1";
constexpr std::size_t most = 1000;  // rows, and columns

enum class Mark { free, queen, hole };

bool is_in(std::string_view marks, char c) { return marks.find(c) != std::string_view::npos; }

bool is_mark(char c) { return is_in(free_marks, c) || is_in(queens, c) || c == '*' || c == '-'; }

// Every row has such marks only.
bool looks(std::string_view text) {
  bool some = false, all = true;
  while (!text.empty()) {
    const std::string_view row = next_line(text);
    if (row.empty() || is_heading(row)) continue;
    some = true;
    all = all && std::all_of(row.begin(), row.end(),
                             [](char c) { return c == ' ' || c == '\t' || is_mark(c); });
  }
  return some && all;
}

std::vector<std::string> rows_of(const Paragraph& lines) {
  std::vector<std::string> rows;
  for (const DrawnLine& line : lines) {
    rows.emplace_back();
    for (const char c : line.text)
      if (c != ' ' && c != '\t') rows.back() += c;
  }
  return rows;
}

void require_equal_rows(const std::vector<std::string>& rows) {
  if (rows.size() > most) refuse("board", fmt::format("{} rows", rows.size()), "want at most 1000");
  for (std::size_t row = 0; row < rows.size(); ++row) {
    const std::string thing = fmt::format("row {} from the top", row + 1);
    if (rows[row].size() > most) refuse(thing, rows[row], "want at most 1000 squares");
    if (rows[row].size() != rows[0].size())
      refuse(thing, rows[row],
             fmt::format("has {} squares, but the first row has {}", rows[row].size(),
                         rows[0].size()));
  }
}

std::string text_of_board(const std::vector<std::string>& rows) {
  require_equal_rows(rows);
  const bool dash_is_hole = std::any_of(rows.begin(), rows.end(), [](const std::string& row) {
    return row.find_first_of(free_marks) != std::string::npos;
  });
  Board board{static_cast<std::int64_t>(rows.size()), static_cast<std::int64_t>(rows[0].size())};
  Given given;
  for (std::size_t row = rows.size(); row-- > 0;)  // from row 1 on, so that squares come sorted
    for (std::size_t column = 0; column < rows[row].size(); ++column) {
      const char mark = rows[row][column];
      const Square square{static_cast<std::int64_t>(rows.size() - 1 - row),
                          static_cast<std::int64_t>(column)};
      if (!is_mark(mark))
        refuse("square " + rookery::text_of(square), std::string(1, mark),
               "want . (free), Q (a queen) or * (must stay empty)");
      if (is_in(queens, mark)) given.push_back({square});
      if (mark == '*' || (mark == '-' && dash_is_hole)) board.holes.push_back(square);
    }
  const std::string army = fmt::format("{} queen", std::min(board.rows, board.columns));
  return rookery::text_of(read_problem_on(board, army, [&](const Army&) { return given; }));
}

std::vector<Puzzle> read(std::string_view text, const PuzzleReading& reading) {
  Batch batch(reading);
  for_each_paragraph(text, [&](const Paragraph& lines, const Heading& heading) {
    batch.add_text(place_of(lines[0]), heading, [&] { return text_of_board(rows_of(lines)); });
  });
  return batch.take();
}

// Why the problem is not n queens on a board; empty: it is.
std::string_view beyond_queens(const Problem& problem) {
  const Board& board = problem.board;
  if (problem.army.size() != 1 || problem.piece().name != "queen")
    return "other pieces than queens";
  if (problem.army[0].colour != Colour::none) return "colours";
  if (problem.number() !=
      Range{std::min(board.rows, board.columns), std::min(board.rows, board.columns)})
    return "another number of queens than the smaller of rows and columns";
  if (!board.walls.empty() || board.gluing != Gluing::plane) return "walls or joined edges";
  if (static_cast<std::size_t>(std::max(board.rows, board.columns)) > most)
    return "more than 1000 rows or columns";
  if (!problem.quotas.none() || problem.maximal || problem.fixed_by || problem.weight ||
      problem.up_to != UpTo::nothing || problem.modulus != 0)
    return "options besides given and forbidden squares";
  return board.rows == 0 || board.columns == 0 ? "a board without squares" : "";
}

std::string write(const Problem& problem) {
  if (const auto has = beyond_queens(problem); !has.empty())
    refuse("problem", rookery::text_of(problem), fmt::format("format board cannot hold {}", has));
  const auto columns = static_cast<std::size_t>(problem.board.columns);
  std::vector<std::string> rows(static_cast<std::size_t>(problem.board.rows),
                                std::string(columns, '.'));
  const auto mark = [&](const Square& square, char c) {
    rows[rows.size() - 1 - static_cast<std::size_t>(square.row)]
        [static_cast<std::size_t>(square.column)] = c;
  };
  for (const Stand& stand : problem.given) mark(stand.square, 'Q');
  for (const Square& hole : problem.board.holes) mark(hole, '*');
  std::string text;
  for (const std::string& row : rows) text += row + "\n";
  return text + "\n";
}

}  // namespace

extern const PuzzleFormat board_format;
const PuzzleFormat board_format = {.name = "board",
                                   .summary =
                                       "n queens on a board of . (free), Q and * (must stay "
                                       "empty), a line a row",
                                   .looks = looks,
                                   .read = read,
                                   .write = write};

}  // namespace rookery::puzzle
