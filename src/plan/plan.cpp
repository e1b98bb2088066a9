// SPDX-License-Identifier: Apache-2.0
#include "plan/plan.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "base/text.hpp"
#include "problem/text.hpp"

namespace rookery {
namespace {

// Weighing a rewrite plans its parts: that takes longer than a millisecond.
constexpr double worth_weighing = 3e6;  // operations
constexpr std::string_view not_weighed = "not weighed: another method is quicker than weighing it";
// Making and joining parts; also keeps noise in the predictions from choosing a rewrite.
constexpr double price_of_a_rewrite = 2e4;

using Shared = std::shared_ptr<const Plan>;

// One way to answer, as weighed.
struct Candidate {
  Considered line;
  std::variant<std::monostate, const Method*, Equal> how;
  std::vector<Shared> parts{};
};

bool has(const std::vector<std::string>& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

Candidate weigh(const Method& method, const Problem& problem) {
  const Estimate estimate = estimate_of(method, problem);
  if (const auto* no = std::get_if<NotApplicable>(&estimate))
    return {{std::string(method.name), std::nullopt, no->why}, &method};
  return {{std::string(method.name), std::get<Cost>(estimate), ""}, &method};
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

// Says of each candidate why it was chosen or not.
void add_reasons(std::vector<Candidate>& sorted, bool forced) {
  const auto able = std::count_if(sorted.begin(), sorted.end(),
                                  [](const Candidate& c) { return c.line.cost.has_value(); });
  const bool all_weighed = std::none_of(
      sorted.begin(), sorted.end(), [](const Candidate& c) { return c.line.why == not_weighed; });
  const double least = able > 0 ? sorted[0].line.cost->operations : 0;
  for (std::size_t i = 0; i < sorted.size(); ++i) {
    Considered& line = sorted[i].line;
    if (!line.cost || std::holds_alternative<Equal>(sorted[i].how)) continue;
    if (i > 0)
      line.why = line.cost->operations < least ? "does not fit the memory" : "dearer";
    else if (forced)
      line.why = "asked for";
    else if (!all_weighed)
      line.why = "quick: what takes long to weigh was left out";
    else
      line.why = able > 1 ? "the cheapest of those that apply" : "the only one that applies";
  }
}

class Planner {
 public:
  explicit Planner(const Choices& choices) : choices_(choices) {}

  Shared best(const Problem& problem) {
    const auto [known, fresh] = known_.try_emplace(key_of(problem));
    if (!fresh) return known->second;
    Shared plan = weigh_all(problem);
    return known_[key_of(problem)] = std::move(plan);
  }

 private:
  std::string key_of(const Problem& problem) const {
    std::string key = text_of(problem) + "|" + std::to_string(static_cast<int>(problem.want));
    const std::set<std::string> used(used_.begin(), used_.end());
    for (const std::string& name : used) key += "|" + name;
    return key;
  }

  Shared weigh_all(const Problem& problem) {
    std::vector<Candidate> all;
    const bool must_rewrite = used_.size() < choices_.first.size();
    add_rewrites(problem, all, Sort::plain);
    if (!must_rewrite) add_methods(problem, all);
    if (must_rewrite || !settled(all)) add_rewrites(problem, all, Sort::weighed);
    sort_by_cost(all, choices_.bytes);
    add_reasons(all, !choices_.method.empty());
    auto plan = std::make_shared<Plan>(Plan{problem, std::monostate{}, {}, {}, {}});
    for (const Candidate& candidate : all) plan->considered.push_back(candidate.line);
    if (all.empty() || !all.front().line.cost) return plan;
    plan->cost = *all.front().line.cost;
    plan->how = std::move(all.front().how);
    plan->parts = std::move(all.front().parts);
    return plan;
  }

  void add_methods(const Problem& problem, std::vector<Candidate>& all) const {
    for (const Method* method : all_methods())
      if ((choices_.method.empty() || method->name == choices_.method) &&
          !has(choices_.without, method->name))
        all.push_back(
            method->long_to_weigh && settled(all)
                ? Candidate{{std::string(method->name), std::nullopt, std::string(not_weighed)},
                            method}
                : weigh(*method, problem));
  }

  // Is a method so quick that nothing needs weighing?
  bool settled(const std::vector<Candidate>& all) const {
    return std::any_of(all.begin(), all.end(), [&](const Candidate& candidate) {
      const auto& cost = candidate.line.cost;
      const double enough = choices_.method.empty() ? worth_weighing : 1e300;
      return cost && cost->operations <= enough && cost->bytes <= double(choices_.bytes);
    });
  }

  // A contradiction is seen at once and makes all else needless; the others have parts to plan.
  enum class Sort { plain, weighed };

  void add_rewrites(const Problem& problem, std::vector<Candidate>& all, Sort sort) {
    if (problem.want == Want::heat) return;  // parts know nothing of the whole's squares
    for (const Rewrite* rewrite : all_rewrites()) {
      if (rewrite->without_parts != (sort == Sort::plain)) continue;
      const bool next = used_.size() < choices_.first.size();
      if (has(used_, rewrite->name) || has(choices_.without, rewrite->name)) continue;
      if (next && rewrite->name != choices_.first[used_.size()]) continue;
      if (auto equal = rewritten(*rewrite, problem))
        if (auto candidate = weigh_parts(*rewrite, problem, std::move(*equal)))
          all.push_back(std::move(*candidate));
    }
  }

  // None if some part has no plan.
  std::optional<Candidate> weigh_parts(const Rewrite& rewrite, const Problem& problem,
                                       Equal equal) {
    ask_parts(problem, equal);
    used_.push_back(std::string(rewrite.name));
    Candidate candidate{
        {std::string(rewrite.name), Cost{price_of_a_rewrite, 0}, equal.why}, std::monostate{}, {}};
    std::set<const Plan*> counted;
    Cost& cost = *candidate.line.cost;
    bool able = true;
    for (const Part& part : equal.parts) {
      candidate.parts.push_back(best(part.problem));
      const Plan& plan = *candidate.parts.back();
      able = able && !std::holds_alternative<std::monostate>(plan.how);
      if (!able) break;
      if (counted.insert(&plan).second) cost.operations += plan.cost.operations;
      cost.bytes = std::max(cost.bytes, plan.cost.bytes);
    }
    used_.pop_back();
    if (!able) return std::nullopt;
    if (equal.parts.empty()) cost = {};
    candidate.how = std::move(equal);
    return candidate;
  }

  const Choices& choices_;
  std::vector<std::string> used_;  // the rewrites above the present problem
  std::map<std::string, Shared> known_;
};

void add_methods_of(const Plan& plan, std::vector<const Method*>& methods) {
  if (const auto* method = std::get_if<const Method*>(&plan.how))
    if (std::find(methods.begin(), methods.end(), *method) == methods.end())
      methods.push_back(*method);
  for (const Shared& part : plan.parts) add_methods_of(*part, methods);
}

}  // namespace

void require_method(const std::string& name) {
  std::vector<std::string> names;
  for (const Method* method : all_methods()) names.emplace_back(method->name);
  if (name.empty() || has(names, name)) return;
  const std::string hint = nearest_hint(name, names);
  refuse("method", name,
         "no such method" +
             (hint.empty() ? fmt::format("; want one of {}", fmt::join(names, ", ")) : hint));
}

Plan make_plan(const Problem& problem, const Choices& choices) {
  require_method(choices.method);
  return *Planner(choices).best(problem);
}

std::string way_of(const Plan& plan) {
  if (plan.parts.empty()) return plan.considered.empty() ? "" : plan.considered.front().name;
  std::vector<std::string> ways;
  for (const Shared& part : plan.parts)
    if (std::string way = way_of(*part); !has(ways, way)) ways.push_back(std::move(way));
  return fmt::format("{} ({})", plan.considered.front().name, fmt::join(ways, ", "));
}

std::vector<const Method*> methods_of(const Plan& plan) {
  std::vector<const Method*> methods;
  add_methods_of(plan, methods);
  return methods;
}

}  // namespace rookery
