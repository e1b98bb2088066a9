// SPDX-License-Identifier: Apache-2.0
// What was considered, and the story of the chosen method with the numbers of this board.
#include <fmt/format.h>

#include "api/asked.hpp"
#include "problem/text.hpp"

namespace rookery {
namespace {

constexpr double small = 2e8;            // operations that explain may spend on the maximum
constexpr std::int64_t most_drawn = 40;  // rows and columns

// The largest number that fits, and a picture of it.
void tell_maximum(Story& story, const Problem& problem, const Options& options) {
  if (problem.board.rows > most_drawn || problem.board.columns > most_drawn) return;
  Problem any = problem;
  any.army.front().number = {};
  const std::string text = text_of(any);
  const Asked asked = ask("max", text, options);
  if (!std::holds_alternative<const Method*>(asked.plan.how)) return;
  if (asked.plan.cost.operations > small) return;
  const Result most = maximum(text, options);
  if (!most.pieces || !most.witness) return;
  story.items.emplace_back(fmt::format(
      "At most {} fit{}. Ways to place that many: {}. The first of them:", *most.pieces,
      problem.given.empty() ? "" : " with the given pieces", most.table.values[0].get_str()));
  story.items.emplace_back(picture(text, *most.witness));
}

}  // namespace

Explanation explain(std::string_view question, std::string_view problem, const Options& options) {
  const Asked asked = ask(question, problem, options);
  const Plan& plan = asked.plan;
  Explanation explanation;
  explanation.question = asked.question;
  explanation.problem = text_of(plan.problem);
  explanation.considered = plan.considered;
  explanation.notes = notes_of(plan);
  if (std::holds_alternative<std::monostate>(plan.how)) return explanation;
  explanation.method = plan.considered.front().name;
  if (const auto* method = std::get_if<const Method*>(&plan.how)) {
    Context context = context_of(asked.limits);
    explanation.story = (*method)->story(plan.problem, context);
    tell_maximum(explanation.story, plan.problem, options);
  }
  return explanation;
}

}  // namespace rookery
