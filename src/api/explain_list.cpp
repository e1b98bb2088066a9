// SPDX-License-Identifier: Apache-2.0
#include "api/explain_list.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "api/asked.hpp"
#include "problem/counts.hpp"
#include "problem/text.hpp"
#include "run/placements.hpp"

namespace rookery {
namespace {

void tell_walk(const Walker& walker, Explanation& explanation) {
  auto& lines = explanation.considered;
  lines = walker.considered;
  std::stable_sort(lines.begin(), lines.end(), [](const Considered& a, const Considered& b) {
    return a.cost && (!b.cost || a.cost->operations < b.cost->operations);
  });
  if (!walker.method) return;
  lines.front().why = "its walk is the cheapest";
  explanation.method = walker.method->name;
  explanation.story.items.emplace_back(
      fmt::format("{} sees the placements as a tree of choices, in the order by {}, and knows of "
                  "each choice how many placements lie below it. None is stored. The one of a "
                  "given number is found by going down once: past every choice whose placements "
                  "come before it. The number of a given one is what is passed on the way to it. "
                  "One at random is that of a random number below the count, so each is as likely "
                  "as any other.",
                  walker.method->name, walker.method->order));
}

}  // namespace

Explanation explain_list(std::string_view text, const Options& options) {
  Problem problem = read_problem(text);
  problem.want = Want::walk;
  Explanation explanation;
  explanation.question = "list";
  explanation.problem = text_of(problem);
  const bool classes = std::exchange(problem.up_to, UpTo::nothing) != UpTo::nothing;
  const WalkChoices choices{options.method, options.seconds, nullptr};
  if (all_exact(problem)) {
    tell_walk(cheapest_walker(problem, options.method), explanation);
  } else {
    const RangesPlan ranges = plan_ranges(problem, choices, limits_of(options).bytes);
    tell_walk(ranges.whole, explanation);
    if (ranges.table && !std::holds_alternative<std::monostate>(ranges.table->how)) {
      explanation.method = "by numbers";
      explanation.story.items.emplace_back(
          fmt::format("A table of the numbers of pieces, by {}, costs less than such a walk for "
                      "all numbers at once. Unless the walks for the numbers make up for it, the "
                      "placements come by numbers of pieces first, those of each number by the "
                      "walk that is the cheapest for it.",
                      way_of(*ranges.table)));
    }
  }
  if (classes)
    explanation.story.items.emplace_back(
        "Of each class the least placement is listed: every one found is compared with its images "
        "under all symmetries.");
  return explanation;
}

}  // namespace rookery
