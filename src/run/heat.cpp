// SPDX-License-Identifier: Apache-2.0
#include "run/heat.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <set>

#include "problem/counts.hpp"
#include "problem/symmetry.hpp"

namespace rookery {
namespace {

constexpr double quick = 3e7;         // operations: no other way is worth weighing
constexpr std::size_t looked_at = 9;  // stands, to predict them all
constexpr double far_away = 1e13;     // operations: hours
constexpr double weighing = 1e6;      // operations that a plan takes, about

// The first square of each square's orbit under the symmetries of the problem, by place: squares of
// one orbit are used equally often. Each alone where there are none to be had.
std::vector<std::uint32_t> firsts_of(const Problem& problem) {
  std::vector<std::uint32_t> alone(
      static_cast<std::size_t>(problem.board.rows * problem.board.columns));
  std::iota(alone.begin(), alone.end(), 0u);
  if (beyond_symmetries(problem) || alone.empty()) return alone;
  try {
    const Group group = symmetries_of(problem);
    return group.generators.empty() ? alone : invariance_of("", group.generators).first;
  } catch (const Error& error) {  // too many symmetries
    if (error.kind != Error::Kind::unanswered) throw;
    return alone;
  }
}

// Where a piece could stand besides the given ones; whether one can, the counts tell. One of those
// that are used equally often.
std::vector<Stand> free_stands(const Problem& problem, const std::vector<std::uint32_t>& firsts) {
  const std::vector<Square> taken = squares_of(problem.given);
  std::vector<Stand> stands;
  for (std::int64_t row = 0; row < problem.board.rows; ++row)
    for (std::int64_t column = 0; column < problem.board.columns; ++column) {
      const Square square{row, column};
      const std::uint32_t place = place_of(problem.board, square);
      if (firsts[place] != place || !is_free(problem.board, square)) continue;
      if (std::binary_search(taken.begin(), taken.end(), square)) continue;
      for (std::size_t kind = 0; kind < problem.army.size(); ++kind)
        stands.push_back({square, static_cast<int>(kind)});
    }
  return stands;
}

// From the first square of each orbit to the others.
void spread(const Problem& problem, const std::vector<std::uint32_t>& firsts, Table& table) {
  const std::int64_t columns = problem.board.columns;
  const auto square = [&](std::size_t place) {
    const auto at = static_cast<std::int64_t>(place);
    return Square{at / columns, at % columns};
  };
  for (std::size_t place = 0; place < firsts.size(); ++place)
    for (int kind = 0; kind < static_cast<int>(problem.army.size()); ++kind)
      table.values[heat_place(problem, {square(place), kind})] =
          table.values[heat_place(problem, {square(firsts[place]), kind})];
}

Problem total_of(Problem problem) {
  problem.want = Want::total;
  return problem;
}

Problem with_given(const Problem& problem, const Stand& stand) {
  Problem more = total_of(problem);
  more.given.insert(std::lower_bound(more.given.begin(), more.given.end(), stand), stand);
  return more;
}

bool has_way(const Plan& plan) { return !std::holds_alternative<std::monostate>(plan.how); }

// Where the whole takes so long, looking closer at single stands would only take time, too.
void guess_stands(HeatPlan& plan, std::size_t stands) {
  plan.stands = {plan.total.cost.operations * static_cast<double>(std::min<std::size_t>(stands, 8)),
                 plan.total.cost.bytes};
}

void weigh_stands(HeatPlan& plan) {
  plan.firsts = firsts_of(plan.problem);
  const auto stands = free_stands(plan.problem, plan.firsts);
  const std::size_t some = std::min(stands.size(), looked_at);
  Cost sum;
  plan.able = has_way(plan.total);
  if (plan.able && plan.total.cost.operations > far_away) return guess_stands(plan, stands.size());
  for (std::size_t i = 0; i < some && plan.able; ++i) {
    const Stand& stand = stands[stands.size() * (2 * i + 1) / (2 * some)];
    const Plan one = make_plan(with_given(plan.problem, stand), plan.choices);
    plan.able = has_way(one);
    sum.operations += one.cost.operations + weighing;
    sum.bytes = std::max(sum.bytes, one.cost.bytes);
  }
  const double share = some == 0 ? 0 : static_cast<double>(stands.size()) / double(some);
  plan.stands = {sum.operations * share, sum.bytes};
}

bool fits(const Cost& cost, const Choices& choices) {
  return cost.bytes <= static_cast<double>(choices.bytes);
}

HeatWay cheaper(const HeatPlan& plan) {
  if (!has_way(plan.whole)) return HeatWay::stands;
  if (!plan.able) return HeatWay::whole;
  const bool whole_fits = fits(plan.whole.cost, plan.choices);
  if (whole_fits != fits(plan.stands, plan.choices))
    return whole_fits ? HeatWay::whole : HeatWay::stands;
  return plan.whole.cost.operations <= plan.stands.operations ? HeatWay::whole : HeatWay::stands;
}

}  // namespace

HeatPlan plan_heat(const Problem& problem, const Choices& choices, std::optional<HeatWay> wanted) {
  HeatPlan plan{problem, choices, HeatWay::whole, {}, {}, {}, false, {}, {}};
  plan.problem.want = Want::heat;
  plan.whole = make_plan(plan.problem, choices);
  plan.total = make_plan(total_of(problem), choices);
  const bool settled = wanted == HeatWay::whole ||
                       (!wanted && has_way(plan.whole) && plan.whole.cost.operations <= quick &&
                        fits(plan.whole.cost, choices));
  if (!settled) weigh_stands(plan);
  plan.way = wanted ? *wanted : settled ? HeatWay::whole : cheaper(plan);
  const Cost& way = plan.way == HeatWay::whole ? plan.whole.cost : plan.stands;
  plan.cost = {way.operations + plan.total.cost.operations,
               std::max(way.bytes, plan.total.cost.bytes)};
  return plan;
}

bool possible(const HeatPlan& plan) {
  return has_way(plan.total) && (plan.way == HeatWay::whole ? has_way(plan.whole) : plan.able);
}

std::string way_of(const HeatPlan& plan) {
  if (plan.way == HeatWay::whole) return way_of(plan.whole);
  return fmt::format("a count for each square ({})", way_of(plan.total));
}

HeatAnswer run(const HeatPlan& plan, const Limits& limits) {
  HeatAnswer answer{run(plan.total, limits).table.values.at(0), cold(plan.problem)};
  if (plan.way == HeatWay::whole) {
    answer.table = run(plan.whole, limits).table;
    return answer;
  }
  for (const Stand& given : plan.problem.given)
    answer.table.values[heat_place(plan.problem, given)] = answer.total;
  for (const Stand& stand : free_stands(plan.problem, plan.firsts)) {
    const Plan one = make_plan(with_given(plan.problem, stand), plan.choices);
    answer.table.values[heat_place(plan.problem, stand)] = run(one, limits).table.values.at(0);
  }
  spread(plan.problem, plan.firsts, answer.table);
  return answer;
}

}  // namespace rookery
