// SPDX-License-Identifier: Apache-2.0
// The story of band with the numbers of the asked board.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <limits>

#include "base/quantity.hpp"
#include "base/square.hpp"
#include "method/band/parts.hpp"

namespace rookery::bands {
namespace {

constexpr std::size_t most_rows_shown = 24;     // of a table row by row
constexpr std::size_t most_classes_shown = 24;  // of a table of classes
constexpr double cheap = 1e8;                   // operations the story may spend on counting

std::string opening(const Problem& problem, const Task& task) {
  std::string text =
      task.shape == Shape::rooks
          ? "Every row and every column holds at most one rook. Take the shorter side as rows."
          : "A bishop never leaves its colour, so the squares of a1's colour and the others are "
            "two problems. Turn the board by 45 degrees: the diagonals of one direction become "
            "rows, those of the other columns, and a bishop becomes a rook. From here on a row "
            "means such a diagonal, and a rook a bishop on the turned board.";
  if (!problem.given.empty())
    text += " Each given piece takes its row and its column off the board.";
  return text;
}

std::string method_text() {
  return "The columns of a row need not include those of another, so how many rooks stand on the "
         "rows done so far does not tell how many squares are left in the next. But columns with "
         "the same rows left are alike for all that follows. They form a class, and it is enough "
         "to know for each class how many of its columns are occupied: that is the state. A row "
         "stays empty, or takes a rook in a class it crosses, in (columns of the class) - (those "
         "occupied) ways. When a row is done, classes that differed by it alone merge and their "
         "numbers add up; columns without a row left are forgotten.";
}

std::string colour_name(const Facing& facing) {
  if (facing.shape == Shape::rooks) return "the board";
  return facing.colour == 0 ? "a1's" : "other";
}

std::string rows_name(const Facing& facing) {
  if (facing.shape == Shape::rooks) return facing.exchanged ? "columns" : "rows";
  return facing.exchanged ? "falling" : "rising";
}

Sheet chosen_courses(const std::vector<Course>& all) {
  Sheet sheet{{"colour", "rows are", "order", "states at most"}, {}};
  for (const Course& course : all)
    sheet.rows.push_back(
        {colour_name(course.facing), rows_name(course.facing),
         course.ordering == Ordering::by_length ? "from both ends, shorter first" : "in turn",
         amount_text(course.forecast.states)});
  return sheet;
}

double states_of(const Classes& classes, const Task& task) {
  return states_at_most(classes, task.wanted.most, std::numeric_limits<double>::infinity());
}

// The step after which there are most states.
std::size_t widest(const RookBoard& board, const Order& order, const Task& task) {
  std::size_t best = 0;
  double most = 0;
  for (std::size_t t = 0; t < order.size(); ++t) {
    const double states = states_of(classes_of(board, order[t]), task);
    if (states <= most) continue;
    most = states;
    best = t;
  }
  return best;
}

// The classes with occupied columns when the states are most.
void tell_classes(Story& story, const RookBoard& board, const Order& order, const Task& task) {
  const std::size_t t = widest(board, order, task);
  const Classes classes = classes_of(board, order[t]);
  Sheet sheet{{"class", "rows left", "columns", "occupied at most"}, {}};
  for (const Class& one : classes.list)
    if (one.touched > 0)
      sheet.rows.push_back(
          {std::to_string(sheet.rows.size() + 1), fmt::format("{}-{}", one.first + 1, one.last + 1),
           std::to_string(one.size), std::to_string(most_used(classes, one, task.wanted.most))});
  if (sheet.rows.empty() || sheet.rows.size() > most_classes_shown) return;
  story.items.emplace_back(fmt::format(
      "There are most states when {} of the {} rows are done and rows {}-{} are left, at most {}. "
      "The classes then, those without an occupied column left out:",
      t, board.rows(), order[t].first + 1, order[t].end, amount_text(states_of(classes, task))));
  story.items.emplace_back(std::move(sheet));
}

void tell_rows(Story& story, const RookBoard& board, const Order& order, const Task& task) {
  if (order.size() > most_rows_shown + 1 || order.size() < 2) return;
  Sheet sheet{{"step", "row", "squares", "classes crossed", "states after"}, {}};
  for (std::size_t t = 0; t + 1 < order.size(); ++t) {
    const std::int64_t row = row_between(order[t], order[t + 1]);
    const Classes before = classes_of(board, order[t]);
    const auto crossed = std::count_if(before.list.begin(), before.list.end(),
                                       [row](const Class& one) { return one.holds(row); });
    sheet.rows.push_back({std::to_string(t + 1), std::to_string(row + 1),
                          std::to_string(board.length(row)), std::to_string(crossed),
                          amount_text(states_of(classes_of(board, order[t + 1]), task))});
  }
  story.items.emplace_back(fmt::format(
      "Step by step{} (states: at most):",
      task.shape == Shape::rooks ? "" : ", " + colour_name(board.facing()) + " colour"));
  story.items.emplace_back(std::move(sheet));
}

std::string twins_text() {
  return "A side of the board is even and nothing is given, so a mirror swaps the colours: what is "
         "counted for one holds for the other.";
}

// What is done with the numbers of the boards of rooks.
std::string join_text(const Problem& problem, const Task& task, bool affordable, Context& context) {
  if (task.shape == Shape::rooks) return "";
  if (task.wanted.each)
    return "Rooks on columns that are forgotten are counted, so that the numbers of each colour "
           "are known for each number of bishops. The colours do not see each other: take every "
           "split of the bishops between them, multiply and add up.";
  if (!affordable) return "The colours do not see each other, so their numbers are multiplied.";
  std::uint64_t work = 0;
  const auto counts = count_boards(problem, task, context, work);
  return fmt::format("The colours do not see each other, so their numbers are multiplied: {} * {}.",
                     counts[0][0].get_str(), counts[1][0].get_str());
}

}  // namespace

Story story(const Problem& problem, Context& context) {
  const Task task = task_of(problem, *shape_of(problem));
  Story story;
  story.items.emplace_back(opening(problem, task));
  story.items.emplace_back(method_text());
  if (!task.possible || task.wanted.most == 0) return story;
  if (rows_of(problem.board, task.shape) > most_rows_listed) {
    story.items.emplace_back("(The board is too large for its classes to be shown.)");
    return story;
  }
  const auto all = courses(problem, task);
  story.items.emplace_back(
      "Of the orders and directions the one with the least to do, as predicted, is taken:");
  story.items.emplace_back(chosen_courses(all));
  const RookBoard board(problem, all[0].facing);
  const Order order = order_of(board, all[0].ordering);
  const bool affordable = all[0].forecast.operations < cheap;
  if (affordable) {
    tell_rows(story, board, order, task);
    tell_classes(story, board, order, task);
  }
  if (task.twins) story.items.emplace_back(twins_text());
  const std::string join = join_text(problem, task, affordable, context);
  if (!join.empty()) story.items.emplace_back(join);
  return story;
}

}  // namespace rookery::bands
