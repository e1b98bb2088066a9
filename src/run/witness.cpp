// SPDX-License-Identifier: Apache-2.0
#include "run/witness.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/box.hpp"
#include "base/quantity.hpp"
#include "problem/counts.hpp"
#include "run/placements.hpp"

namespace rookery {
namespace {

// Walks down the first choices of the method's tree.
std::optional<Placement> first_of(const Method& method, const Problem& exact, Context& context) {
  const auto walk = method.walk(exact, context);
  if (!walk) return std::nullopt;
  Placement placement;
  for (auto choices = walk->choices(); !choices.empty(); choices = walk->choices()) {
    context.check();
    const Placement& put = choices.front().put;
    placement.insert(placement.end(), put.begin(), put.end());
    walk->enter(0);
  }
  std::sort(placement.begin(), placement.end());
  return placement;
}

// All ways to share `pieces` among the kinds from `kind` on, within their ranges. Calls `visit`
// until it says true.
bool shares(Problem& exact, const Army& army, std::size_t kind, std::int64_t pieces,
            const std::function<bool()>& visit) {
  if (kind == army.size()) return pieces == 0 && visit();
  const Range& range = army[kind].number;
  const bool last = kind + 1 == army.size();
  for (std::int64_t number = last ? pieces : std::min(range.most, pieces);
       number >= std::max<std::int64_t>(range.least, 0); --number) {
    if (number <= range.most) {
      exact.army[kind].number = {number, number};
      if (shares(exact, army, kind + 1, pieces - number, visit)) return true;
    }
    if (last) break;
  }
  return false;
}

// The method that counts the problem's table at the least cost, if that is allowed.
const Method* tabulator(const Problem& problem, const Cost& allowed) {
  const Method* cheapest = nullptr;
  Cost least = allowed;
  for (const Method* method : all_methods()) {
    const Estimate estimate = estimate_of(*method, problem);
    const Cost* cost = std::get_if<Cost>(&estimate);
    if (!cost || cost->operations > least.operations || cost->bytes > allowed.bytes) continue;
    cheapest = method;
    least = *cost;
  }
  return cheapest;
}

// Fixes the numbers of each kind by the table: of those that add up to `pieces` the ones with most
// of the first kind, then of the second, and so on, as `shares` would find them. False: it is too
// dear to count the table.
bool fix_numbers(Problem& exact, std::int64_t pieces, const Cost& allowed, Context& context) {
  Problem problem = exact;
  problem.want = Want::table;
  const Method* method = tabulator(problem, allowed);
  if (!method) return false;
  const Table table = method->solve(problem, context).table;
  const Strides strides(table);
  const auto axes = axes_of(problem);
  for (std::size_t place = table.values.size(); place-- > 0;) {
    if (table.values[place] == 0) continue;
    const Problem fixed = with_numbers(exact, axes, strides.numbers(place));
    std::int64_t sum = 0;
    for (const Kind& kind : fixed.army) sum += kind.number.least;
    if (sum != pieces) continue;
    exact = fixed;
    return true;
  }
  return false;
}

// The method itself, if walking by it is cheap enough; else the one whose walk is the cheapest.
const Method& walker(const Method* preferred, const Problem& exact, const Cost& allowed) {
  const auto fits = [&](const Cost& cost) {
    return cost.operations <= allowed.operations && cost.bytes <= allowed.bytes;
  };
  if (preferred && fits(preferred->walk_cost(exact))) return *preferred;
  const Walker found = cheapest_walker(exact);
  const Method* cheapest = found.method;
  const Cost& least = found.cost;
  if (!cheapest) throw Error(Error::Kind::unanswered, "no method walks to one");
  if (fits(least)) return *cheapest;
  throw Error(Error::Kind::unanswered,
              fmt::format("walking to the first one would take about {} and {}",
                          duration_text(least.seconds()), bytes_text(least.bytes)));
}

}  // namespace

std::optional<Witness> first_placement(const Method* method, const Problem& problem,
                                       std::int64_t pieces, const Cost& allowed,
                                       const Limits& limits) {
  Problem exact = problem;
  exact.want = Want::walk;
  exact.up_to = UpTo::nothing;  // the first of its class is one of the placements
  Context context = context_of(limits);
  std::optional<Witness> witness;
  if (problem.army.size() > 1) fix_numbers(exact, pieces, allowed, context);
  const Army army = exact.army;
  shares(exact, army, 0, pieces, [&] {
    const Method& by = walker(method, exact, allowed);
    if (auto placement = first_of(by, exact, context))
      witness = Witness{std::move(*placement), std::string(by.order)};
    return witness.has_value();
  });
  return witness;
}

namespace {

// Adds a part's placement to the whole's, on the whole's squares.
void add(const Part& part, const Placement& placement, Placement& whole) {
  for (Stand stand : placement) {
    if (part.where) stand.square = part.where(stand.square);
    whole.push_back(stand);
  }
  whole.insert(whole.end(), part.put.begin(), part.put.end());
}

// Is the whole's maximum reached by those of its parts, each of which was asked for its own?
bool composes(const Plan& plan) {
  return std::holds_alternative<Equal>(plan.how) && plan.problem.want == Want::maximum &&
         !plan.parts.empty() &&
         std::all_of(plan.parts.begin(), plan.parts.end(),
                     [](const auto& part) { return part->problem.want == Want::maximum; });
}

}  // namespace

std::optional<Witness> witness_of(const Plan& plan, std::int64_t pieces, const Answers& parts,
                                  const Cost& allowed, const Limits& limits) {
  if (!composes(plan)) {
    const auto* method = std::get_if<const Method*>(&plan.how);
    return first_placement(method ? *method : nullptr, plan.problem, pieces, allowed, limits);
  }
  Witness whole{{}, "parts"};
  const auto& equal = std::get<Equal>(plan.how);
  for (std::size_t i = 0; i < plan.parts.size(); ++i) {
    const Plan& part = *plan.parts[i];
    const auto first = witness_of(part, parts.at(&part).table.first[0], parts, allowed, limits);
    if (!first) return std::nullopt;
    add(equal.parts[i], first->placement, whole.placement);
  }
  std::sort(whole.placement.begin(), whole.placement.end());
  return whole;
}

}  // namespace rookery
