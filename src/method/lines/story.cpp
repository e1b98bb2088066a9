// SPDX-License-Identifier: Apache-2.0
// The story of lines with the numbers of the asked board.
#include <fmt/format.h>

#include "base/quantity.hpp"
#include "method/lines/parts.hpp"

namespace rookery::lines {
namespace {

constexpr std::size_t most_boards_shown = 12;

std::string opening(const Problem& problem, const Instance& instance, std::size_t boards) {
  std::string text = fmt::format(
      "Every square lies on at most two lines, and two {} are in conflict exactly when they share "
      "one. Call the lines of one kind rows and the others columns: then every piece is a rook. "
      "The "
      "{} squares that are left fall into {} {} that do not see each other; their numbers "
      "multiply.",
      problem.piece().name, instance.squares.size(), boards, boards == 1 ? "part" : "parts");
  if (!problem.given.empty())
    text += " The given pieces have taken their squares and all in conflict with them away.";
  return text;
}

std::string method_text() {
  return "The rows are done one by one. Columns with the same cells in the rows left are alike for "
         "all that follows; they form a class, and it is enough to know how many of its columns "
         "are "
         "occupied. A row stays empty, or takes a rook in a class it crosses, in (columns of the "
         "class) - (those occupied) ways. When a row is done, classes that differed by it alone "
         "merge.";
}

std::string twins_text() {
  return "Squares with the same conflicts count as one cell that can be filled in several ways.";
}

}  // namespace

Story story(const Problem& problem, Context&) {
  const Instance instance = instance_of(problem);
  const auto boards = boards_of(instance);
  const auto& found = std::get<std::vector<RookBoard>>(boards);
  Story story;
  story.items.emplace_back(opening(problem, instance, found.size()));
  story.items.emplace_back(method_text());
  if (instance.impossible || found.empty()) return story;
  const Wanted wanted = wanted_of(problem, instance);
  Sheet sheet{{"part", "rows", "columns", "cells", "states, about"}, {}};
  bool twins = false;
  for (const RookBoard& board : found) {
    for (const Cell& cell : board.cells) twins |= cell.weight > 1;
    if (sheet.rows.size() == most_boards_shown) continue;
    const Course course = course_of(board, wanted);
    sheet.rows.push_back({std::to_string(sheet.rows.size() + 1), std::to_string(course.board.rows),
                          std::to_string(course.board.columns),
                          std::to_string(course.board.cells.size()),
                          amount_text(course.forecast.states)});
  }
  if (twins) story.items.emplace_back(twins_text());
  story.items.emplace_back(found.size() > most_boards_shown ? "The first parts:" : "The parts:");
  story.items.emplace_back(std::move(sheet));
  return story;
}

}  // namespace rookery::lines
