// SPDX-License-Identifier: Apache-2.0
#include "plan/plan.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "base/quantity.hpp"
#include "base/text.hpp"
#include "problem/text.hpp"

namespace rookery {
namespace {

// One way to answer, as weighed.
struct Candidate {
  Considered line;
  std::variant<std::monostate, const Method*, Equal> how;
};

Candidate weigh(const Method& method, const Problem& problem) {
  const Estimate estimate = method.estimate(problem);
  if (const auto* no = std::get_if<NotApplicable>(&estimate))
    return {{std::string(method.name), std::nullopt, no->why}, &method};
  return {{std::string(method.name), std::get<Cost>(estimate), ""}, &method};
}

std::vector<Candidate> candidates(const Problem& problem, const std::string& forced) {
  std::vector<Candidate> all;
  for (const Rewrite* rewrite : all_rewrites())
    if (const auto equal = rewrite->apply(problem))
      all.push_back({{std::string(rewrite->name), Cost{}, equal->why}, *equal});
  for (const Method* method : all_methods())
    if (forced.empty() || method->name == forced) all.push_back(weigh(*method, problem));
  return all;
}

void require_method(const std::string& name) {
  std::vector<std::string> names;
  for (const Method* method : all_methods()) names.emplace_back(method->name);
  if (name.empty() || std::find(names.begin(), names.end(), name) != names.end()) return;
  refuse("method", name, "no such method" + nearest_hint(name, names));
}

// Those that apply before those that do not, those that fit before the others, then by cost.
void sort_by_cost(std::vector<Candidate>& all, std::uint64_t bytes) {
  const auto key = [bytes](const Candidate& candidate) {
    const auto& cost = candidate.line.cost;
    const bool fits = cost && cost->bytes <= static_cast<double>(bytes);
    return std::tuple(!cost, !fits, cost ? cost->operations : 0);
  };
  std::stable_sort(all.begin(), all.end(),
                   [&](const Candidate& a, const Candidate& b) { return key(a) < key(b); });
}

std::string reasons(const Plan& plan) {
  std::string text;
  for (const Considered& line : plan.considered)
    text += fmt::format("\n  {}: {}", line.name, line.why);
  return text;
}

// Says of each candidate why it was chosen or not.
void add_reasons(std::vector<Candidate>& sorted, bool forced) {
  const auto able = std::count_if(sorted.begin(), sorted.end(),
                                  [](const Candidate& c) { return c.line.cost.has_value(); });
  const double least = able > 0 ? sorted[0].line.cost->operations : 0;
  for (std::size_t i = 0; i < sorted.size(); ++i) {
    Considered& line = sorted[i].line;
    if (!line.cost || !line.why.empty()) continue;
    if (i > 0)
      line.why = line.cost->operations < least ? "does not fit the memory" : "dearer";
    else if (forced)
      line.why = "asked for";
    else
      line.why = able > 1 ? "the cheapest of those that apply" : "the only one that applies";
  }
}

}  // namespace

Plan make_plan(const Problem& problem, const std::string& forced, std::uint64_t bytes) {
  require_method(forced);
  std::vector<Candidate> sorted = candidates(problem, forced);
  sort_by_cost(sorted, bytes);
  add_reasons(sorted, !forced.empty());
  Plan plan{problem, std::monostate{}, {}, {}};
  for (const Candidate& candidate : sorted) plan.considered.push_back(candidate.line);
  if (sorted.empty() || !sorted.front().line.cost) return plan;
  plan.cost = *sorted.front().line.cost;
  plan.how = std::move(sorted.front().how);
  return plan;
}

void require_affordable(const Plan& plan, std::uint64_t bytes, double seconds) {
  const std::string problem = fmt::format("problem {}", quoted(text_of(plan.problem)));
  if (std::holds_alternative<std::monostate>(plan.how))
    throw Error(Error::Kind::unanswered,
                problem +
                    (plan.considered.size() == 1 ? ": the method asked for does not accept it"
                                                 : ": no method accepts it") +
                    reasons(plan));
  const std::string by = plan.considered.front().name;
  const double needed = plan.cost.seconds();
  if (needed > seconds)
    throw Error(Error::Kind::unanswered,
                fmt::format("{}: too large: {} would take about {} ({} operations); the budget is "
                            "{}, see --seconds",
                            problem, by, duration_text(needed), amount_text(plan.cost.operations),
                            duration_text(seconds)));
  if (plan.cost.bytes > static_cast<double>(bytes))
    throw Error(
        Error::Kind::unanswered,
        fmt::format("{}: too large: {} would need about {} of memory; the budget is {}, see "
                    "--memory",
                    problem, by, bytes_text(plan.cost.bytes),
                    bytes_text(static_cast<double>(bytes))));
}

}  // namespace rookery
