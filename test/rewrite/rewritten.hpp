// SPDX-License-Identifier: Apache-2.0
// A problem answered through one rewrite, beside the same problem without any.
#pragma once
#include <string>

#include "method/solved.hpp"
#include "plan/plan.hpp"
#include "run/run.hpp"

namespace rookery {

inline std::string text_of(const Table& table) {
  std::string text;
  for (std::size_t axis = 0; axis < table.first.size(); ++axis)
    text += std::to_string(table.first[axis]) + "+" + std::to_string(table.size[axis]) + " ";
  for (const Integer& value : table.values) text += " " + value.get_str();
  return text;
}

inline std::string answer_of(const Problem& problem, const Choices& choices) {
  const Plan plan = make_plan(problem, choices);
  if (std::holds_alternative<std::monostate>(plan.how)) return "no plan";
  return text_of(run(plan, {}).table);
}

// Expects the same answer to every question, with the rewrite first and without any rewrite; false
// if it does not apply.
inline bool agrees(const std::string& rewrite, const std::string& text) {
  const std::vector<std::string> all = {"unglue", "transpose", "fold", "split", "crop"};
  Choices rewritten;
  rewritten.first = {rewrite};
  for (const Want want : {Want::total, Want::table, Want::maximum}) {
    const Problem problem = wanted(text, want);
    const std::string answer = answer_of(problem, rewritten);
    if (answer == "no plan") return false;
    EXPECT_EQ(answer, answer_of(problem, {"backtracking", UINT64_MAX, all, {}}))
        << rewrite << " on " << text << ", want " << static_cast<int>(want);
  }
  return true;
}

}  // namespace rookery
