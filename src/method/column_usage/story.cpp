// SPDX-License-Identifier: Apache-2.0
#include "method/column_usage/story.hpp"

#include <fmt/format.h>

#include "base/quantity.hpp"
#include "method/column_usage/forecast.hpp"

namespace rookery::usages {
namespace {

std::string opening(const Task& task) {
  return fmt::format(
      "The pieces attack no further than the next row, so the board is filled row by row: by "
      "itself a row has {} fillings. What the rows left need to know is the last row, and how many "
      "pieces each column holds so far, its usage. The state is these two; its value is the number "
      "of ways to get there.",
      task.fillings.size() - (task.may_be_empty ? 0 : 1));
}

std::string stepping() {
  return "For a usage b and each filling p of the next row, add up the values of all last rows "
         "that "
         "p is not in conflict with. That is the value of the state with last row p and usage b + "
         "p, if no column holds too many; there is no other way to get to it.";
}

std::string meeting(const Task& task) {
  return fmt::format(
      "In the end every column must hold {}. So the rows are gone through from below and from "
      "above, {} each, and {}: two halves fit together where their usages{} add up to {} in every "
      "column and their last rows are not in conflict.{}",
      task.per_column.least, task.swept(),
      task.has_middle() ? "the row left between joins them"
                        : "one row more on either side as they are joined",
      task.has_middle() ? " and the row between" : "", task.per_column.least,
      task.same_both_ways() ? " Turned over, the moves between two rows are the same, so that one "
                              "half serves for both."
                            : "");
}

Sheet sheet_of(const Forecast& forecast) {
  Sheet sheet{{"rows done", "usages, about", "states, about"}, {}};
  for (std::size_t done = 0; done < forecast.crowds.size(); ++done)
    sheet.rows.push_back({std::to_string(done), amount_text(forecast.crowds[done].usages),
                          amount_text(forecast.crowds[done].states)});
  return sheet;
}

}  // namespace

Story story(const Problem& problem, Context&) {
  const auto known = task_of(problem);
  const Task& task = std::get<Task>(known);
  Story story;
  if (task.contradictory) {
    story.items.emplace_back(
        "The numbers in rows, in columns and of all pieces contradict each other: there is no "
        "placement.");
    return story;
  }
  story.items.emplace_back(opening(task));
  story.items.emplace_back(stepping());
  if (task.meets())
    story.items.emplace_back(meeting(task));
  else
    story.items.emplace_back(fmt::format(
        "States whose columns cannot come to {} any more are dropped. The values of all states "
        "after the last row are added up.",
        task.per_column.least));
  if (const auto numbers = forecast(task)) story.items.emplace_back(sheet_of(*numbers));
  return story;
}

}  // namespace rookery::usages
