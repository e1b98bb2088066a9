// SPDX-License-Identifier: Apache-2.0
#include "run/run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "base/quantity.hpp"

namespace rookery {
Context context_of(const Limits& limits) {
  Context context;
  if (limits.cancelled)
    context.check = [cancelled = limits.cancelled] {
      if (cancelled()) throw Error(Error::Kind::cancelled, "stopped");
    };
  if (limits.progress) context.progress = limits.progress;
  if (limits.bytes > 0) context.bytes = limits.bytes;
  context.threads = limits.threads;
  context.kernel = limits.kernel;
  return context;
}

namespace {

// Runs each plan of the tree once.
class Runner {
 public:
  explicit Runner(const Limits& limits) : context_(context_of(limits)) {}

  Answer run(const Plan& plan) {
    context_.check();
    if (const auto* method = std::get_if<const Method*>(&plan.how))
      return (*method)->solve(plan.problem, context_);
    Answer answer;
    std::vector<Table> tables;
    for (const auto& part : plan.parts) {
      const bool fresh = known_.count(part.get()) == 0;
      const Answer& known = fresh ? known_[part.get()] = run(*part) : known_[part.get()];
      if (fresh) answer.work += known.work;  // fits: the work of one run does
      tables.push_back(known.table);
    }
    answer.table = joined(plan.problem, std::get<Equal>(plan.how), tables);
    return answer;
  }

 private:
  Context context_;
  std::map<const Plan*, Answer> known_;
};

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

// The method itself, if walking by it is cheap enough; else the one whose walk is the cheapest.
const Method& walker(const Method* preferred, const Problem& exact, const Cost& allowed) {
  const auto fits = [&](const Cost& cost) {
    return cost.operations <= allowed.operations && cost.bytes <= allowed.bytes;
  };
  if (preferred && fits(preferred->walk_cost(exact))) return *preferred;
  const Method* cheapest = nullptr;
  Cost least;
  for (const Method* method : all_methods()) {
    if (!std::holds_alternative<Cost>(method->estimate(exact))) continue;
    const Cost cost = method->walk_cost(exact);
    if (cheapest && cost.operations >= least.operations) continue;
    cheapest = method;
    least = cost;
  }
  if (!cheapest) throw Error(Error::Kind::unanswered, "no method walks to one");
  if (fits(least)) return *cheapest;
  throw Error(Error::Kind::unanswered,
              fmt::format("walking to the first one would take about {} and {}",
                          duration_text(least.seconds()), bytes_text(least.bytes)));
}

}  // namespace

Answer run(const Plan& plan, const Limits& limits) { return Runner(limits).run(plan); }

std::optional<Witness> first_placement(const Method* method, const Problem& problem,
                                       std::int64_t pieces, const Cost& allowed,
                                       const Limits& limits) {
  Problem exact = problem;
  exact.want = Want::walk;
  Context context = context_of(limits);
  std::optional<Witness> witness;
  shares(exact, problem.army, 0, pieces, [&] {
    const Method& by = walker(method, exact, allowed);
    if (auto placement = first_of(by, exact, context))
      witness = Witness{std::move(*placement), std::string(by.order)};
    return witness.has_value();
  });
  return witness;
}

}  // namespace rookery
