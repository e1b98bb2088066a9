// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "method/method.hpp"
#include "problem/text.hpp"

// Runs one method by name, whatever the planner would choose.
inline const rookery::Method& method_named(const std::string& name) {
  for (const rookery::Method* method : rookery::all_methods())
    if (method->name == name) return *method;
  throw rookery::Error(rookery::Error::Kind::internal, "no method " + name);
}

inline rookery::Problem wanted(const std::string& text, rookery::Want want) {
  rookery::Problem problem = rookery::read_problem(text);
  problem.want = want;
  return problem;
}

inline rookery::Answer solved(const std::string& name, const std::string& text,
                              rookery::Want want = rookery::Want::total) {
  rookery::Context context;
  return method_named(name).solve(wanted(text, want), context);
}

inline std::string total(const std::string& name, const std::string& text) {
  return solved(name, text).table.values.at(0).get_str();
}

// Why the method does not apply; "" if it does.
inline std::string refusal(const std::string& name, const std::string& text) {
  const auto estimate = method_named(name).estimate(wanted(text, rookery::Want::total));
  const auto* no = std::get_if<rookery::NotApplicable>(&estimate);
  return no ? no->why : "";
}

inline std::unique_ptr<rookery::Walk> walked(const std::string& name, const std::string& text) {
  static thread_local rookery::Context context;  // a walk may keep it
  return method_named(name).walk(wanted(text, rookery::Want::walk), context);
}
