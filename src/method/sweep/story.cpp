// SPDX-License-Identifier: Apache-2.0
// The story of sweep with the numbers of the asked board.
#include <fmt/format.h>

#include <algorithm>

#include "base/quantity.hpp"
#include "base/square.hpp"
#include "method/sweep/parts.hpp"

namespace rookery::sweeping {
namespace {

constexpr std::size_t most_steps_shown = 24;

std::string opening(const Task& task) {
  return fmt::format(
      "Decide the {} squares one after the other, {}: each stays empty or takes a piece. Of a "
      "decided square the others need to know only what stands there that they could be in "
      "conflict with, and only until the last of them is decided. What they need to know is the "
      "state, and for each state it is enough to know in how many ways it is reached.",
      task.course.order.size(), task.by_columns ? "column by column" : "row by row");
}

std::string merging() {
  return "A state is a key of a few bits: one for each decided square that still matters, the "
         "latest lowest. The states are kept in the order of their keys. When a bit is not needed "
         "any more, the keys with it and those without it are two sorted lists, which are merged; "
         "the ways of equal keys add up. A new square appends its bit below: 0, and 1 where no "
         "bit of a square in conflict is set.";
}

Sheet steps(const Task& task) {
  Sheet sheet{{"square", "bits of the key after it"}, {}};
  for (std::size_t i = 0; i < task.course.steps.size(); ++i) {
    const std::size_t decided = task.course.steps[i].decided;
    const bool last =
        i + 1 == task.course.steps.size() || task.course.steps[i + 1].decided != decided;
    if (!last) continue;
    sheet.rows.push_back({text_of(task.instance.squares[task.course.order[decided - 1]]),
                          std::to_string(task.course.bits[i])});
  }
  return sheet;
}

}  // namespace

Story story(const Problem& problem, Context&, Way way) {
  Story story;
  const bool back = problem.want == Want::heat || problem.want == Want::walk;  // to the end
  const auto task = back ? whole_task_of(problem, way) : task_of(problem, way);
  story.items.emplace_back(opening(*task));
  story.items.emplace_back(merging());
  if (!task->instance.lines.empty())
    story.items.emplace_back(
        "Of a row, column or region with a quota the key has a number, too: how many pieces it "
        "holds so far, from its first square to its last. States that cannot fulfil it any more "
        "are dropped.");
  if (task->course.told)
    story.items.emplace_back(
        "The number of pieces is asked for, so a state has a count for each number that can still "
        "lead to a wanted one.");
  if (task->middle)
    story.items.emplace_back(fmt::format(
        "Turned by 180 degrees the board is itself. So it is enough to go on until {} squares are "
        "decided: the last {} of them lie in the half that was swept and in its image, and no "
        "conflict passes over them. For each way to fill those, multiply the ways of the state "
        "and of its image, and add up.",
        task->middle->decided, task->middle->kept));
  if (task->course.order.size() <= most_steps_shown && !task->course.hopeless)
    story.items.emplace_back(steps(*task));
  story.items.emplace_back(
      fmt::format("The key has at most {} bits here, and there are about {} states at most.",
                  task->course.most_bits, amount_text(forecast(*task).states)));
  return story;
}

}  // namespace rookery::sweeping
