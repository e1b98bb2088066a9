// SPDX-License-Identifier: Apache-2.0
// What was considered, and the story of the chosen method with the numbers of this board.
#include <fmt/format.h>

#include "api/asked.hpp"
#include "base/quantity.hpp"
#include "problem/text.hpp"

namespace rookery {
namespace {

constexpr double small = 2e8;            // operations that explain may spend on an answer
constexpr std::size_t most_digits = 60;  // of a number in the story
constexpr std::size_t most_lines = 40;   // of a table
constexpr std::int64_t most_drawn = 40;  // rows and columns

bool is_cheap(const Plan& plan) {
  return !std::holds_alternative<std::monostate>(plan.how) && plan.cost.operations <= small;
}

Sheet sheet_of(const Table& table) {
  Sheet sheet{{"pieces", "placements"}, {}};
  for (std::size_t i = 0; i < table.values.size(); ++i)
    sheet.rows.push_back(
        {std::to_string(table.first[0] + static_cast<std::int64_t>(i)), table.values[i].get_str()});
  return sheet;
}

// The end of the story, where it is cheap to know.
void tell_answer(Story& story, const Asked& asked, const std::string& problem,
                 const Options& options) {
  if (!is_cheap(asked.plan)) {
    story.items.emplace_back("The answer is not computed here: it would take about " +
                             duration_text(asked.plan.cost.seconds()) + ".");
    return;
  }
  if (asked.question == "max") return;  // told with its picture
  if (asked.question == "count") {
    const std::string answer = count(problem, options).table.values[0].get_str();
    const bool long_number = answer.size() > most_digits;
    story.items.emplace_back(long_number ? fmt::format("The answer has {} digits.", answer.size())
                                         : "The answer: " + answer + ".");
    return;
  }
  const Table answer = table(problem, options).table;
  if (answer.values.size() > most_lines || answer.values[0].get_str().size() > most_digits) return;
  story.items.emplace_back("The answer:");
  story.items.emplace_back(sheet_of(answer));
}

// The largest number that fits, and a picture of it: the answer to max, and beside the question
// otherwise.
void tell_maximum(Story& story, const Asked& asked, const Options& options) {
  const Problem& problem = asked.plan.problem;
  if (problem.board.rows > most_drawn || problem.board.columns > most_drawn) return;
  Problem asked_of = problem;
  if (asked.question != "max") asked_of.army.front().number = {};
  const std::string text = text_of(asked_of);
  if (!is_cheap(ask("max", text, options).plan)) return;
  const Result most = maximum(text, options);
  if (!most.pieces || !most.witness) return;
  story.items.emplace_back(fmt::format(
      "{} {} fit{} on this board. Ways to place that many: {}. The first of them, in the order "
      "by {}:",
      asked.question == "max" ? "The answer: at most" : "Beside the question: at most",
      *most.pieces, problem.given.empty() ? "" : " with the given pieces",
      most.table.values[0].get_str(), most.order));
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
  }
  tell_answer(explanation.story, asked, explanation.problem, options);
  tell_maximum(explanation.story, asked, options);
  return explanation;
}

}  // namespace rookery
