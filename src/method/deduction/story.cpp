// SPDX-License-Identifier: Apache-2.0
// The story of deduction with the numbers of the asked board.
#include <fmt/format.h>

#include "base/quantity.hpp"
#include "method/deduction/each.hpp"
#include "method/deduction/parts.hpp"

namespace rookery::deduction {

Story story(const Problem& problem, Context& context) {
  const Task task = task_of(problem);
  std::size_t asking = 0;
  for (const Demand& demand : task.model.demands) asking += demand.least > 0;
  Story story;
  story.items.emplace_back(fmt::format(
      "{} are open, and {} of them (rows, columns, regions, numbers) must hold some "
      "pieces. What follows is drawn at once: a set that is full closes its other squares; one "
      "with just as many places as it lacks takes them all, where blocks that hold one piece each "
      "are a place; and what every square of a set that lacks one piece excludes is closed.",
      counted(task.model.size(), "stand"), counted(asking, "set")));
  story.items.emplace_back(
      "Where nothing follows any more, a square of the set with the fewest ways is tried, and the "
      "others after it.");
  constexpr double a_while = 5e7;
  const Ended ended =
      each_placement(task.model, {UINT64_MAX, 0}, a_while, context, [](const Bits&) {});
  if (ended.whole && ended.learned)
    story.items.emplace_back(
        "The plain search gets stuck here. So each dead end is taken apart: the few facts that led "
        "to it become a clause, which is never run into again, and the search goes back to where "
        "they began.");
  if (ended.whole)
    story.items.emplace_back(fmt::format("All placements are found after {} {}.",
                                         amount_text(static_cast<double>(ended.nodes)),
                                         ended.learned ? "facts" : "positions"));
  return story;
}

}  // namespace rookery::deduction
