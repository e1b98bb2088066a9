// SPDX-License-Identifier: Apache-2.0
// The story of column-walk with the numbers of the asked board.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/square.hpp"
#include "method/column_walk/columns.hpp"
#include "problem/text.hpp"

namespace rookery::columns {
namespace {

constexpr std::int64_t most_shown = 16;  // rows and columns of the table

std::string opening(const Problem& problem, const Conflicts& conflicts) {
  const std::string sideways =
      conflicts.differences.empty()
          ? "sideways it attacks nothing"
          : fmt::format(
                "sideways it reaches only the next column, where it is in conflict with a "
                "piece d rows higher for d = {} (below 0: lower)",
                fmt::join(conflicts.differences, ", "));
  return fmt::format(
      "The {} attacks its whole column, so no column holds two; {}. So of all the columns filled "
      "so "
      "far only the last one matters for the next.",
      problem.piece().name, sideways);
}

std::string recurrence(bool every_column) {
  std::string text = every_column
                         ? "There are as many pieces as columns, so each column has exactly one. "
                         : "A column may also stay empty. ";
  text +=
      "Go through the columns from the left. For each row of a column, count the ways to fill the "
      "columns up to it with the piece of this column on that row: that is the sum S of all "
      "numbers of the column before, less those of the rows in conflict with it. In a column with "
      "a given piece only its row counts; the others are 0.";
  if (!every_column)
    text +=
        " An empty column has all of S, and the numbers are kept for each number of pieces so "
        "far.";
  return text;
}

// One number of the second column, worked out.
std::string worked_number(const Problem& problem, const Conflicts& conflicts, Context& context) {
  Recurrence recurrence(problem, conflicts, problem.number());
  const Column first = recurrence.next(recurrence.start(), context);
  const Layer& before = first.layers[0];
  const GivenRows given = given_rows(problem);
  const std::int64_t row = given.count(1) > 0 ? given.at(1) : 0;
  if (row == no_row) return "";
  Integer ways = before.sum();
  std::string text = fmt::format(" For instance b{} = {}", row + 1, ways.get_str());
  for (const std::int64_t difference : conflicts.differences) {
    const std::int64_t other = row - difference;
    if (other < 0 || other >= problem.board.rows) continue;
    const Integer& less = before.by_row[static_cast<std::size_t>(other)];
    text += fmt::format(" - {}", less.get_str());
    ways -= less;
  }
  return text + fmt::format(" = {}.", ways.get_str());
}

std::vector<std::string> line_of(const std::vector<Column>& all, std::int64_t row) {
  std::vector<std::string> line = {std::to_string(row + 1)};
  for (const Column& column : all)
    line.push_back(column.layers[0].by_row[static_cast<std::size_t>(row)].get_str());
  return line;
}

// The numbers of every row and column, drawn as the board is: row 1 at the bottom.
Sheet column_by_column(const Problem& problem, const Conflicts& conflicts, Context& context) {
  Recurrence recurrence(problem, conflicts, problem.number());
  std::vector<Column> all = {recurrence.start()};
  while (recurrence.done() < problem.board.columns)
    all.push_back(recurrence.next(all.back(), context));
  all.erase(all.begin());
  Sheet sheet{{"row"}, {}};
  std::vector<std::string> sums = {"S"};
  for (std::size_t c = 0; c < all.size(); ++c) {
    sheet.heading.push_back(column_text(static_cast<std::int64_t>(c)));
    sums.push_back(all[c].layers[0].sum().get_str());
  }
  for (std::int64_t row = problem.board.rows; row-- > 0;) sheet.rows.push_back(line_of(all, row));
  sheet.rows.push_back(sums);
  return sheet;
}

}  // namespace

Story story(const Problem& problem, Context& context) {
  const Conflicts conflicts = std::get<Conflicts>(conflicts_of(problem));
  const Range every_column = {problem.board.columns, problem.board.columns};
  const bool full = problem.number() == every_column;
  Story story;
  story.items.emplace_back(opening(problem, conflicts));
  const bool small = problem.board.columns <= most_shown && problem.board.rows <= most_shown;
  const bool table = full && small && problem.board.columns > 0;
  const bool worked = table && problem.board.columns > 1 && problem.board.rows > 0 &&
                      !conflicts.differences.empty();
  story.items.emplace_back(recurrence(full) + (worked ? worked_number(problem, conflicts, context)
                                               : full && !small
                                                   ? " (The table is too large to print here.)"
                                                   : ""));
  if (table) {
    story.items.emplace_back("Column by column; the sums S are below, the last one is the answer:");
    story.items.emplace_back(column_by_column(problem, conflicts, context));
  }
  return story;
}

}  // namespace rookery::columns
