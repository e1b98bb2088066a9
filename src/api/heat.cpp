// SPDX-License-Identifier: Apache-2.0
// How often each square is used.
#include "api/heat.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "api/asked.hpp"
#include "api/drawing.hpp"
#include "api/verify.hpp"
#include "base/text.hpp"
#include "problem/army.hpp"
#include "problem/text.hpp"
#include "run/heat.hpp"
#include "run/placements.hpp"

namespace rookery {
namespace {

Problem read_for_heat(std::string_view text) {
  Problem problem = read_for_placements(text);
  without_classes(problem);
  require_drawable(problem.board);
  return problem;
}

std::string why(const HeatPlan& plan) {
  if (plan.way == HeatWay::stands) return "counting for each square is the cheapest";
  return plan.able ? "all squares at once: cheaper than a count for each" : "all squares at once";
}

bool affordable(const HeatPlan& plan, const Options& options, const Limits& limits) {
  return possible(plan) && plan.cost.seconds() <= options.seconds &&
         plan.cost.bytes <= static_cast<double>(limits.bytes);
}

void require_affordable(const HeatPlan& plan, const Options& options, const Limits& limits) {
  if (affordable(plan, options, limits)) return;
  if (!possible(plan)) require_affordable(plan.total, limits.bytes, options.seconds);
  require_within_budget(plan.problem, "the heat", way_of(plan), plan.cost, options.seconds,
                        limits.bytes);
}

// All squares at once against a count for each, by methods that share no file where possible.
HeatPlan second_plan(const HeatPlan& first, const Options& options, const Limits& limits) {
  const std::vector<std::string> kin = {"sweep", "sweep-across"};
  const bool whole = first.way == HeatWay::whole;
  const HeatWay other = whole ? HeatWay::stands : HeatWay::whole;
  HeatPlan second =
      plan_heat(first.problem, {"", limits.bytes, whole ? kin : std::vector<std::string>{}}, other);
  if (!affordable(second, options, limits))
    second = plan_heat(first.problem, {"", limits.bytes}, other);
  if (affordable(second, options, limits)) return second;
  throw Error(Error::Kind::unanswered,
              fmt::format("problem {}: no second way is within the budgets; --verify wants one "
                          "beside {}",
                          quoted(text_of(first.problem)), way_of(first)));
}

Table with_total(HeatAnswer answer) {
  answer.table.values.push_back(std::move(answer.total));
  return std::move(answer.table);
}

void fill(Heat& heat, const Problem& problem, const HeatAnswer& answer) {
  const std::size_t squares = static_cast<std::size_t>(heat.rows * heat.columns);
  heat.total = answer.total;
  heat.sum.resize(squares);
  auto at = answer.table.values.begin();
  for (std::size_t kind = 0; kind < problem.army.size(); ++kind) {
    heat.maps.emplace_back(at, at + static_cast<std::ptrdiff_t>(squares));
    for (std::size_t i = 0; i < squares; ++i) heat.sum[i] += *at++;
  }
}

std::vector<std::string> marks_of(const Board& board) {
  std::vector<std::string> marks;
  for (std::int64_t row = 0; row < board.rows; ++row)
    for (std::int64_t column = 0; column < board.columns; ++column)
      marks.emplace_back(is_free(board, {row, column})   ? "."
                         : is_wall(board, {row, column}) ? "*"
                                                         : "-");
  return marks;
}

}  // namespace

Heat heat(std::string_view text, const Options& options) {
  const Problem problem = read_for_heat(text);
  const Limits limits = limits_of(options);
  const HeatPlan plan = plan_heat(problem, {options.method, limits.bytes});
  require_affordable(plan, options, limits);
  std::optional<HeatPlan> second;
  if (options.verify) second = second_plan(plan, options, limits);
  if (options.chosen) options.chosen({way_of(plan), plan.cost, why(plan)});
  const HeatAnswer answer = run(plan, limits);
  Heat heat;
  heat.problem = text_of(problem);
  heat.kinds = KindNames(problem.army).all();
  heat.rows = problem.board.rows;
  heat.columns = problem.board.columns;
  heat.marks = marks_of(problem.board);
  heat.method = way_of(plan);
  heat.why = why(plan);
  if (second) {
    require_equal(with_total(answer), way_of(plan), with_total(run(*second, limits)),
                  way_of(*second), heat.problem);
    heat.verified = way_of(*second);
  }
  fill(heat, problem, answer);
  return heat;
}

Picture picture(const Heat& heat, int kind) {
  if (kind != all_kinds && (kind < 0 || static_cast<std::size_t>(kind) >= heat.maps.size()))
    refuse("kind", std::to_string(kind), fmt::format("the army has {}", heat.maps.size()));
  Picture drawn = picture(heat.problem, Placement{});
  const bool all = kind == all_kinds;
  drawn.heat = HeatMap{all ? heat.sum : heat.maps[static_cast<std::size_t>(kind)], heat.total};
  drawn.title = fmt::format(
      "{}: how often each square is used{}", heat.problem,
      all || heat.kinds.size() == 1 ? "" : " by " + heat.kinds[static_cast<std::size_t>(kind)]);
  return drawn;
}

Explanation explain_heat(std::string_view text, const Options& options) {
  const Problem problem = read_for_heat(text);
  const Limits limits = limits_of(options);
  const HeatPlan plan = plan_heat(problem, {options.method, limits.bytes});
  Explanation explanation;
  explanation.question = "heat";
  explanation.problem = text_of(problem);
  const Considered stands = {"a count for each square",
                             plan.able ? std::optional(plan.stands) : std::nullopt,
                             plan.able ? "by " + way_of(plan.total) : "not weighed"};
  explanation.considered = plan.whole.considered;
  auto& lines = explanation.considered;
  const bool first = plan.way == HeatWay::stands;
  const auto last =
      std::find_if(lines.begin(), lines.end(), [](const Considered& line) { return !line.cost; });
  lines.insert(first ? lines.begin() : last, stands);
  if (!possible(plan)) return explanation;
  explanation.method = first ? stands.name : way_of(plan);
  Story& story = explanation.story;
  if (first) {
    story.items.emplace_back(
        "For each free square and each kind, count the placements that have such a piece there: "
        "it is given, and that is a count like any other, planned for itself.");
    return explanation;
  }
  Context context = context_of(limits);
  story = std::get<const Method*>(plan.whole.how)->story(plan.problem, context);
  story.items.emplace_back(
      "Going back from the end, each state also gets the number of ways to go on from it. The "
      "ways to reach a state times the ways to go on from where a piece leads, added up over all "
      "states, is the number of placements with that piece.");
  return explanation;
}

}  // namespace rookery
