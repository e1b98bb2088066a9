// SPDX-License-Identifier: Apache-2.0
#include "run/run.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/quantity.hpp"
#include "problem/counts.hpp"

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

Answer run(const Plan& plan, const Limits& limits) {
  if (std::holds_alternative<Equal>(plan.how)) return {answer_from_counts(plan.problem, 0, {}), 0};
  Context context = context_of(limits);
  context.check();
  return std::get<const Method*>(plan.how)->solve(plan.problem, context);
}

std::optional<Placement> first_placement(const Method& method, const Problem& problem,
                                         std::int64_t pieces, const Cost& allowed,
                                         const Limits& limits) {
  Problem exact = problem;
  exact.want = Want::walk;
  exact.army.front().number = {pieces, pieces};
  const Cost cost = method.walk_cost(exact);
  if (cost.operations > allowed.operations || cost.bytes > allowed.bytes)
    throw Error(Error::Kind::unanswered,
                fmt::format("walking to the first one would take about {} and {}",
                            duration_text(cost.seconds()), bytes_text(cost.bytes)));
  Context context = context_of(limits);
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

}  // namespace rookery
