// SPDX-License-Identifier: Apache-2.0
// The story of rook-theory with the numbers of the asked board.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "method/rook_theory/parts.hpp"
#include "problem/text.hpp"

namespace rookery::rook_boards {
namespace {

constexpr std::size_t most_rows_shown = 16;   // of a row-by-row table
constexpr std::size_t most_terms_shown = 20;  // of a split, and of a list of lengths
constexpr std::int64_t most_rows_listed = 100000;

std::string lengths_of(const Ferrers& rows) {
  std::vector<std::int64_t> lengths;
  for (std::size_t i = 0; i < std::min(rows.size(), most_terms_shown); ++i)
    lengths.push_back(rows[i].length);
  const bool cut = rows.size() > most_terms_shown;
  return fmt::format("{}{}", fmt::join(lengths, " "),
                     cut ? fmt::format(" ... {}", rows.back().length) : "");
}

// The table t[i][j], a line a row of the board.
Sheet row_by_row(const Ferrers& rows, std::int64_t most) {
  std::vector<Counts> t = {{1}};
  std::uint64_t work = 0;
  for (const Line& row : rows) {
    t.push_back(t.back());
    add_row(t.back(), row, most, work);
  }
  Sheet sheet{{"i", "r_i"}, {}};
  for (std::size_t j = 0; j < t.back().size(); ++j) sheet.heading.push_back(fmt::format("j={}", j));
  for (std::size_t i = 0; i < t.size(); ++i) {
    std::vector<std::string> line = {std::to_string(i),
                                     i == 0 ? "" : std::to_string(rows[i - 1].length)};
    for (std::size_t j = 0; j < t.back().size(); ++j)
      line.push_back(j < t[i].size() ? t[i][j].get_str() : "");
    sheet.rows.push_back(line);
  }
  return sheet;
}

Picture diagonals_picture(const Board& board, const Ferrers& rows) {
  Picture picture{
      board.rows, board.columns,
      std::vector<std::string>(static_cast<std::size_t>(board.rows * board.columns), ".")};
  for (const Line& row : rows)
    for (std::int64_t i = 0; i < row.length; ++i) {
      const Square square = row.square(i);
      picture.marks[static_cast<std::size_t>(square.row * board.columns + square.column)] =
          std::to_string(row.length);
    }
  return picture;
}

std::string recurrence() {
  return "Fill in the rows from the shortest. A row of r squares that takes the j-th rook finds "
         "j-1 of them taken, whichever shorter rows took their columns, because its columns "
         "include all of theirs; r-(j-1) squares are left. So with t[i][j] the ways to put j "
         "rooks on the first i rows, t[i][j] = t[i-1][j] + t[i-1][j-1] * (r_i - (j-1)), and "
         "t[i][0] = 1.";
}

// One cell of the table below, worked out.
std::string worked_cell(const Ferrers& rows, std::int64_t most) {
  if (rows.size() < 3 || most < 2) return "";
  Counts t = {1};
  std::uint64_t work = 0;
  for (std::size_t i = 0; i < 2; ++i) add_row(t, rows[i], most, work);
  const Integer before = t.size() > 2 ? t[2] : Integer(0);
  const std::int64_t free = rows[2].length - 1;
  return fmt::format(" For instance t[3][2] = t[2][2] + t[2][1] * (r_3 - 1) = {} + {} * {} = {}.",
                     before.get_str(), t[1].get_str(), free,
                     Integer(before + t[1] * static_cast<long>(free)).get_str());
}

std::string number_text(const Problem& problem) {
  const Range& number = problem.number();
  return number == Range{} ? "any number of" : text_of(number);
}

// All splits of exactly k bishops, with the products and their sum.
Sheet splits(std::int64_t k, const Polynomial& one, const Polynomial& other) {
  Sheet sheet{{"on a1's colour", "on the other", "ways of a1's", "ways of the other", "product"},
              {}};
  Integer total = 0;
  for (std::size_t i = 0; i < one.size(); ++i) {
    const std::int64_t left = k - static_cast<std::int64_t>(i);
    if (left < 0 || left >= static_cast<std::int64_t>(other.size())) continue;
    const Integer& rest = other[static_cast<std::size_t>(left)];
    const Integer product = one[i] * rest;
    total += product;
    sheet.rows.push_back({std::to_string(i), std::to_string(left), one[i].get_str(), rest.get_str(),
                          product.get_str()});
  }
  sheet.rows.push_back({"", "", "", "sum", total.get_str()});
  return sheet;
}

// How many rooks fit at most: one more for each row that is longer than the number so far.
std::int64_t most_on(const Ferrers& rows) {
  std::int64_t most = 0;
  for (const Line& row : rows) most += row.length > most;
  return most;
}

std::string maximum_text(const std::vector<Ferrers>& boards) {
  const std::int64_t one = most_on(boards[0]), other = most_on(boards[1]);
  return fmt::format(
      "How many fit? Go through the rows from the shortest and put a rook into each row that has a "
      "square left, that is, one that is longer than the number of rooks so far: {} on a1's "
      "colour and {} on the other, {} together.",
      one, other, one + other);
}

void tell_rows(Story& story, const Ferrers& rows, const std::string& whose, std::int64_t most) {
  if (rows.size() > most_rows_shown) return;
  story.items.emplace_back(fmt::format("Row by row{}:", whose));
  story.items.emplace_back(row_by_row(rows, most));
}

void tell_join(Story& story, const Problem& problem, const Polynomial& one,
               const Polynomial& other) {
  const Range& number = problem.number();
  if (problem.want == Want::total && number.exact()) {
    const bool small = one.size() <= most_terms_shown;
    story.items.emplace_back(fmt::format(
        "The colours do not see each other. For {} bishops take every split between them, multiply "
        "the ways of the two colours and add up{}",
        number.least, small ? ":" : " (too many splits to print here)."));
    if (small) story.items.emplace_back(splits(number.least, one, other));
    return;
  }
  if (problem.want == Want::total && number == Range{}) {
    const Integer dark = sum(one), light = sum(other);
    story.items.emplace_back(
        fmt::format("The colours do not see each other, so for any number of bishops multiply "
                    "their sums over j: {} * {} = {}.",
                    dark.get_str(), light.get_str(), Integer(dark * light).get_str()));
    return;
  }
  story.items.emplace_back(
      fmt::format("The colours do not see each other: for {} bishops, take for each number every "
                  "split between the colours, multiply the ways and add up. All numbers at once "
                  "are the product of two polynomials, whose coefficients are the ways of the two "
                  "colours.",
                  number_text(problem)));
}

Story tell_bishops(const Problem& problem, Context& context) {
  const Board& board = problem.board;
  const auto boards = ferrers_boards(board, Shape::bishops);
  Story story;
  story.items.emplace_back(
      "A bishop never leaves its colour, so the squares of a1's colour and the others are two "
      "problems that know nothing of each other.");
  story.items.emplace_back(
      "Turn the board by 45 degrees. The diagonals that rise to the right become rows, those that "
      "fall become columns, and a bishop becomes a rook: two bishops attack each other exactly "
      "when they share such a row or column. From here on a row means a rising diagonal, a column "
      "a falling one, and a rook a bishop on the turned board. Sorted by length the rows only "
      "grow, and they nest: a falling diagonal that crosses a short rising one of its colour "
      "crosses every longer one, too, so that each row's columns include those of all shorter "
      "rows. Their lengths:");
  story.items.emplace_back(
      Sheet{{"colour", "rows", "lengths"},
            {{"a1's", std::to_string(boards[0].size()), lengths_of(boards[0])},
             {"other", std::to_string(boards[1].size()), lengths_of(boards[1])}}});
  if (board.columns <= 12 && board.rows <= 12 && board.columns > 1 && board.rows > 1) {
    story.items.emplace_back(
        "On the board, each square of a1's colour with the length of its row:");
    story.items.emplace_back(diagonals_picture(board, boards[0]));
  }
  const std::int64_t most = problem.number().most;
  const bool tables = boards[0].size() <= most_rows_shown && boards[1].size() <= most_rows_shown;
  story.items.emplace_back(recurrence() + (tables ? worked_cell(boards[0], most)
                                                  : " (The tables are too large to print here.)"));
  tell_rows(story, boards[0], ", a1's colour", most);
  tell_rows(story, boards[1], ", the other colour", most);
  story.items.emplace_back(maximum_text(boards));
  if (boards[0].size() > 1000 || problem.want == Want::maximum) return story;
  std::uint64_t work = 0;
  tell_join(story, problem, count_rooks(boards[0], most, context, work),
            count_rooks(boards[1], most, context, work));
  return story;
}

Story tell_rooks(const Problem& problem) {
  Story story;
  const auto rows = ferrers_boards(problem.board, Shape::rooks)[0];
  story.items.emplace_back(fmt::format(
      "Every row and every column holds at most one rook. Take the shorter side as rows: {} rows "
      "of {} squares each.",
      rows.size(), rows.empty() ? 0 : rows[0].length));
  const bool table = rows.size() <= most_rows_shown;
  story.items.emplace_back(recurrence() + (table ? worked_cell(rows, problem.number().most)
                                                 : " (The table is too large to print here.)"));
  tell_rows(story, rows, "", problem.number().most);
  if (table) story.items.emplace_back("The last line has the ways for each number j of rooks.");
  return story;
}

}  // namespace

Story story(const Problem& problem, Context& context) {
  const Shape shape = std::get<Shape>(shape_of(problem));
  if (size_of(problem.board, shape).rows > most_rows_listed)
    return Story{
        {fmt::format("{} (The board is too large for its tables to be shown.)", recurrence())}};
  return shape == Shape::bishops ? tell_bishops(problem, context) : tell_rooks(problem);
}

}  // namespace rookery::rook_boards
