// SPDX-License-Identifier: Apache-2.0
// What was considered, and the story of the chosen method with the numbers of this board.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "api/asked.hpp"
#include "api/explain_board.hpp"
#include "api/explain_list.hpp"
#include "api/heat.hpp"
#include "base/box.hpp"
#include "base/quantity.hpp"
#include "problem/counts.hpp"
#include "problem/text.hpp"

namespace rookery {
namespace {

constexpr double cheap = 2e8;            // operations that explain may spend on an answer
constexpr std::size_t most_digits = 60;  // of a number in the story
constexpr std::size_t most_lines = 40;   // of a table
constexpr std::int64_t most_drawn = 40;  // rows and columns

bool is_cheap(const Plan& plan) {
  return !std::holds_alternative<std::monostate>(plan.how) && plan.cost.operations <= cheap;
}

Sheet sheet_of(const Problem& problem, const Table& table) {
  Sheet sheet{{}, {}};
  for (const std::size_t kind : axes_of(problem))
    sheet.heading.push_back(problem.army.size() == 1 ? "pieces" : kind_text(problem.army[kind]));
  sheet.heading.emplace_back("placements");
  const Strides strides(table);
  for (std::size_t i = 0; i < table.values.size(); ++i) {
    sheet.rows.emplace_back();
    for (const std::int64_t number : strides.numbers(i))
      sheet.rows.back().push_back(std::to_string(number));
    sheet.rows.back().push_back(table.values[i].get_str());
  }
  return sheet;
}

std::string shown(const Integer& number) {
  const std::string digits = number.get_str();
  return digits.size() <= most_digits ? digits
                                      : fmt::format("a number of {} digits", digits.size());
}

// Counts of a problem with a modulus are told as what they are.
std::string modulo(const Problem& problem) {
  return problem.modulus == 0 ? "" : " modulo " + problem.modulus.get_str();
}

void tell_count(Story& story, const Asked& asked) {
  const Solved answer = solve(asked);
  const std::string divisor = answer.divisor == 1 ? "" : " / " + shown(answer.divisor);
  story.items.emplace_back("The answer" + modulo(asked.plan.problem) + ": " +
                           shown(answer.table.values[0]) + divisor + ".");
}

void tell_table(Story& story, const Asked& asked) {
  const Table answer = solve(asked).table;
  const std::size_t lines = answer.values.size();
  const bool small = lines <= most_lines && answer.values[0].get_str().size() <= most_digits &&
                     answer.values[lines / 2].get_str().size() <= most_digits;
  story.items.emplace_back(
      small ? "The answer" + modulo(asked.plan.problem) + ":"
            : fmt::format("The answer has {} lines, too many to show here.", lines));
  if (small) story.items.emplace_back(sheet_of(asked.plan.problem, answer));
}

// The largest number and the first placement that has it; drawn if the board is small.
void tell_largest(Story& story, const std::string& opening, const std::string& problem,
                  const Options& options) {
  const Result most = maximum(problem, options);
  if (!most.pieces) {
    story.items.emplace_back(opening + "no placement at all.");
    return;
  }
  const Problem read = read_problem(problem);
  std::string text = fmt::format("{}{} pieces at most. Ways to place that many{}: {}.", opening,
                                 *most.pieces, modulo(read), shown(most.table.values[0]));
  const Board& board = read.board;
  const bool drawn = most.witness && board.rows <= most_drawn && board.columns <= most_drawn;
  if (drawn) text += fmt::format(" The first of them, in the order by {}:", most.order);
  story.items.emplace_back(text);
  if (drawn) story.items.emplace_back(picture(problem, *most.witness));
}

// The end of the story, where it is cheap to know.
void tell_answer(Story& story, const Asked& asked, const std::string& problem,
                 const Options& options) {
  if (!is_cheap(asked.plan))
    story.items.emplace_back("The answer is not computed here: it would take about " +
                             duration_text(asked.plan.cost.seconds()) + ".");
  else if (asked.question == "count")
    tell_count(story, asked);
  else if (asked.plan.problem.want == Want::table)
    tell_table(story, asked);
  else
    tell_largest(story, "The answer: ", problem, options);
}

// How many fit, beside a question for another number.
void tell_maximum(Story& story, const Asked& asked, const Options& options) {
  Problem any = asked.plan.problem;
  for (Kind& kind : any.army) kind.number = {};
  any.modulus = 0;
  any.weight.reset();
  const std::string text = text_of(any);
  const bool small = any.board.rows <= most_drawn && any.board.columns <= most_drawn;
  const bool other = any.maximal || any.fixed_by || any.up_to != UpTo::nothing;
  if (!small || other || asked.question == "max" || !is_cheap(ask("max", text, options).plan))
    return;
  tell_largest(story,
               any.given.empty() ? "Beside the question, how many fit: "
                                 : "Beside the question, how many fit with the given pieces: ",
               text, options);
}

// The tree below a plan with parts; equal parts in one line.
void add_lines(const Plan& plan, int depth, int times, std::vector<PlanLine>& lines) {
  const auto* equal = std::get_if<Equal>(&plan.how);
  lines.push_back({depth, times, text_of(plan.problem), plan.considered.front().name,
                   equal ? equal->why : "", plan.cost, plan.considered});
  for (std::size_t i = 0; i < plan.parts.size(); ++i) {
    const auto begin = plan.parts.begin(), here = begin + static_cast<std::ptrdiff_t>(i);
    if (std::find(begin, here, *here) != here) continue;
    const auto same = std::count(here, plan.parts.end(), *here);
    add_lines(**here, depth + 1, static_cast<int>(same), lines);
  }
}

void add(const Story& more, Story& story) {
  story.items.insert(story.items.end(), more.items.begin(), more.items.end());
}

// The stories of the methods at the leaves, each told on the first problem it gets.
void tell_leaves(const Plan& plan, Context& context, std::set<const Method*>& told, Story& story) {
  for (const auto& part : plan.parts) tell_leaves(*part, context, told, story);
  const auto* method = std::get_if<const Method*>(&plan.how);
  if (!method || !told.insert(*method).second) return;
  if (told.size() > 1 || text_of(plan.problem).size() <= most_digits)
    story.items.emplace_back(fmt::format("{} on {}:", (*method)->name, text_of(plan.problem)));
  add((*method)->story(plan.problem, context), story);
}

}  // namespace

Explanation explain(std::string_view question, std::string_view problem, const Options& options) {
  if (question == "heat") return explain_heat(problem, options);
  if (question == "list") return explain_list(problem, options);
  const Asked asked = ask(question, problem, options);
  const Plan& plan = asked.plan;
  Explanation explanation;
  explanation.question = asked.question;
  explanation.problem = text_of(plan.problem);
  explanation.considered = plan.considered;
  explanation.notes = notes_of(plan);
  if (std::holds_alternative<std::monostate>(plan.how)) return explanation;
  explanation.method = plan.considered.front().name;
  tell_board(explanation.story, plan.problem);
  if (const auto* method = std::get_if<const Method*>(&plan.how)) {
    Context context = context_of(asked.limits);
    add((*method)->story(plan.problem, context), explanation.story);
  } else if (!plan.parts.empty()) {
    Context context = context_of(asked.limits);
    std::set<const Method*> told;
    tell_leaves(plan, context, told, explanation.story);
    add_lines(plan, 0, 1, explanation.plan);
  }
  tell_answer(explanation.story, asked, explanation.problem, options);
  tell_maximum(explanation.story, asked, options);
  return explanation;
}

}  // namespace rookery
