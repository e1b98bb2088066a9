// SPDX-License-Identifier: Apache-2.0
// What the solutions of a puzzle have in common.
#include <rookery/rookery.hpp>

#include <fmt/format.h>

#include <algorithm>

#include "api/asked.hpp"
#include "api/drawing.hpp"
#include "api/formats.hpp"
#include "base/quantity.hpp"
#include "method/deduction/find.hpp"
#include "problem/army.hpp"
#include "problem/counts.hpp"
#include "problem/text.hpp"
#include "run/heat.hpp"
#include "run/placements.hpp"

namespace rookery {
namespace {

constexpr double one_by_one = 1e9;  // operations, before counting is planned

// One by one: false if it was given up.
bool find_uses(const Problem& problem, const Options& options, const Limits& limits,
               HeatAnswer& answer) {
  answer.table = cold(problem);
  std::vector<std::uint64_t> uses(answer.table.values.size());
  const auto found = find_placements(problem, {}, std::min(one_by_one, options.seconds * 1e9),
                                     context_of(limits), [&](const Placement& placement) {
                                       for (const Stand& stand : placement)
                                         ++uses[heat_place(problem, stand)];
                                     });
  if (!found || !found->complete) return false;
  answer.total = static_cast<unsigned long>(found->placements);
  for (std::size_t i = 0; i < uses.size(); ++i)
    answer.table.values[i] = static_cast<unsigned long>(uses[i]);
  return true;
}

HeatAnswer count_uses(const Problem& problem, const Options& options, const Limits& limits,
                      std::string& method) {
  HeatAnswer answer;
  method = "deduction";
  if (options.method.empty() && find_uses(problem, options, limits, answer)) return answer;
  const HeatPlan plan = plan_heat(problem, {options.method, limits.bytes});
  if (!possible(plan)) require_affordable(plan.total, limits.bytes, options.seconds);
  require_within_budget(problem, "the hint", way_of(plan), plan.cost, options.seconds,
                        limits.bytes);
  method = way_of(plan);
  return run(plan, limits);
}

void sort_out(PuzzleHint& hint, const Problem& problem, const HeatAnswer& answer) {
  for (const Square& square : free_squares(problem.board)) {
    Integer used = 0;
    bool certain = false;
    for (int kind = 0; kind < static_cast<int>(problem.army.size()); ++kind) {
      const Stand stand{square, kind};
      const Integer& uses = answer.table.values[heat_place(problem, stand)];
      used += uses;
      if (uses != answer.total) continue;
      hint.certain.push_back(stand);
      certain = true;
    }
    if (used == 0) hint.empty.push_back(square);
    if (used != 0 && !certain) hint.open.push_back(square);
  }
}

}  // namespace

PuzzleHint hint_of_puzzle(std::string_view text, const Options& options) {
  const Problem problem = without_classes(read_for_placements(text));
  require_drawable(problem.board);
  PuzzleHint hint;
  hint.problem = text_of(problem);
  hint.kinds = KindNames(problem.army).all();
  const HeatAnswer answer = count_uses(problem, options, limits_of(options), hint.method);
  hint.solutions = answer.total;
  if (hint.solutions != 0) sort_out(hint, problem, answer);
  return hint;
}

Picture picture(const PuzzleHint& hint) {
  Picture drawn = picture(hint.problem, hint.certain);
  drawn.attacked = hint.empty;
  for (const Square& square : hint.empty) drawn.marks[place_of(drawn, square)] = "x";
  drawn.title =
      fmt::format("{}: {} certain, {} empty, {} open",
                  hint.solutions == 1 ? "one solution" : hint.solutions.get_str() + " solutions",
                  hint.certain.size(), hint.empty.size(), hint.open.size());
  return drawn;
}

std::string written(const PuzzleHint& hint, std::string_view format, const Writing& writing) {
  const Format& writer = format_for(format, "puzzle hint");
  const Picture drawn = picture(hint);
  return writer.hint ? writer.hint(hint, drawn) : drawn_by(writer, drawn, writing);
}

}  // namespace rookery
