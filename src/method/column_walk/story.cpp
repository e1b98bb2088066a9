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
  const std::string& name = problem.piece().name;
  return fmt::format(
      "The {} attacks its whole column, so no column holds two, and sideways it reaches only the "
      "next column: there it is in conflict with a piece whose row differs by {}. So of all "
      "columns filled so far only the last one matters for the next.",
      name,
      conflicts.differences.empty() ? "nothing (columns do not see each other)"
                                    : fmt::format("{}", fmt::join(conflicts.differences, ", ")));
}

std::string recurrence(bool every_column) {
  std::string text =
      "Go through the columns from the left. For each row b of a column, count the ways to fill "
      "the columns up to it with the piece of this column on b: that is the sum S of all the "
      "numbers of the column before, less those of the rows that are in conflict with b. A given "
      "piece keeps only its own row.";
  if (!every_column)
    text +=
        " A column may also stay empty; then its number is all of S, and the numbers are kept "
        "for each number of pieces so far.";
  return text;
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
  story.items.emplace_back(recurrence(full));
  if (full && problem.board.columns <= most_shown && problem.board.rows <= most_shown &&
      problem.board.columns > 0) {
    story.items.emplace_back(
        "Column by column; the sums S are below, and the last one is the answer:");
    story.items.emplace_back(column_by_column(problem, conflicts, context));
  }
  return story;
}

}  // namespace rookery::columns
