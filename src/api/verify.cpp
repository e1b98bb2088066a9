// SPDX-License-Identifier: Apache-2.0
#include "api/verify.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "problem/text.hpp"

namespace rookery {
namespace {

std::string_view family_of(const Method& method) {
  return method.kin.empty() ? method.name : method.kin;
}

using Names = std::vector<std::string>;

// Every method that shares files with one that the plan uses.
Names relatives(const Plan& plan) {
  Names names;
  for (const Method* used : methods_of(plan))
    for (const Method* method : all_methods())
      if (family_of(*method) == family_of(*used)) names.emplace_back(method->name);
  return names;
}

Names names_of(const Plan& plan) {
  Names names;
  for (const Method* method : methods_of(plan)) names.emplace_back(method->name);
  return names;
}

std::string shown(const Table& table) {
  std::vector<std::string> values;
  for (std::size_t i = 0; i < std::min<std::size_t>(table.values.size(), 20); ++i)
    values.push_back(table.values[i].get_str());
  if (table.values.size() > values.size()) values.emplace_back("...");
  return fmt::format("{}", fmt::join(values, " "));
}

bool affordable(const Plan& plan, const Asked& asked) {
  return !std::holds_alternative<std::monostate>(plan.how) &&
         plan.cost.seconds() <= asked.seconds &&
         plan.cost.bytes <= static_cast<double>(asked.limits.bytes);
}

}  // namespace

SecondWay second_way(const Asked& asked) {
  const Problem& problem = asked.plan.problem;
  const std::uint64_t bytes = asked.limits.bytes;
  const Names used = names_of(asked.plan), kin = relatives(asked.plan);
  if (used.empty()) return {asked.plan, "a contradiction needs no second way"};
  Plan other = make_plan(problem, {"", bytes, kin});
  if (affordable(other, asked)) return {other, "shares no method with the first way"};
  const std::string first = fmt::format("{}", fmt::join(used, ", "));
  other = make_plan(problem, {"", bytes, used});
  if (affordable(other, asked)) return {other, "shares files with " + first};
  other = make_plan(problem, {"", bytes, {}, {"transpose"}});
  if (affordable(other, asked)) return {other, "the same method, with rows and columns exchanged"};
  throw Error(Error::Kind::unanswered,
              fmt::format("problem {}: no second way is within the budgets; --verify wants one "
                          "beside {}",
                          quoted(text_of(problem)), way_of(asked.plan)));
}

void require_equal(const Table& first, const std::string& first_way, const Table& second,
                   const std::string& second_way, const std::string& problem) {
  if (first.first == second.first && first.size == second.size && first.values == second.values)
    return;
  throw Error(Error::Kind::internal,
              fmt::format("problem {}: two ways disagree, please report it: {} says {}; {} says {}",
                          quoted(problem), first_way, shown(first), second_way, shown(second)));
}

}  // namespace rookery
