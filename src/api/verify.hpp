// SPDX-License-Identifier: Apache-2.0
// A second way to the same answer.
#pragma once
#include <string>

#include "api/asked.hpp"

namespace rookery {

// A way that differs from the first plan as much as the budgets allow.
struct SecondWay {
  Plan plan;
  std::string how;  // what it is, and what it shares with the first
};

// The cheapest way by methods that share no file in src/method with those of the first plan; if
// none is affordable, by others; then by the same methods with rows and columns exchanged.
// Throws Error::Kind::unanswered if nothing fits the budgets.
SecondWay second_way(const Asked& asked);

// Throws Error::Kind::internal, with both answers, if they differ.
void require_equal(const Table& first, const std::string& first_way, const Table& second,
                   const std::string& second_way, const std::string& problem);

}  // namespace rookery
