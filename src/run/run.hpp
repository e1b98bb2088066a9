// SPDX-License-Identifier: Apache-2.0
// The only caller of a method's solve and walk.
#pragma once
#include <functional>
#include <map>
#include <string>

#include "plan/plan.hpp"

namespace rookery {

// What a run may use, and who may stop it.
struct Limits {
  std::uint64_t bytes = 0;
  std::function<bool()> cancelled;       // null: nobody
  std::function<void(double)> progress;  // null: nobody listens
  std::size_t threads = 1;
  std::string kernel;  // empty: the fastest
};

// Makes the context a method sees. Its check() throws Error::Kind::cancelled.
Context context_of(const Limits& limits);

// The answers of the plans below a plan.
using Answers = std::map<const Plan*, Answer>;

// Carries out the plan; keeps the answers of its parts if asked.
Answer run(const Plan& plan, const Limits& limits, Answers* parts = nullptr);

}  // namespace rookery
