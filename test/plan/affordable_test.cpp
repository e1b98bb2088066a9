// SPDX-License-Identifier: Apache-2.0
#include "expect_error.hpp"
#include "plan/plan.hpp"
#include "problem/text.hpp"

using namespace rookery;

namespace {

std::string refusal(const std::string& text, std::uint64_t bytes, double seconds) {
  const Plan plan = make_plan(read_problem(text), {"", bytes});
  return error_of([&] { require_affordable(plan, bytes, seconds); }, Error::Kind::unanswered);
}

}  // namespace

TEST(Affordable, TooLongSaysThePredictionAndTheBudget) {
  const std::string message = refusal("40x40 king", UINT64_MAX, 1);
  EXPECT_NE(message.find("too large: sweep would take about"), std::string::npos) << message;
  EXPECT_NE(message.find("the budget is 1 s, see --seconds"), std::string::npos) << message;
}

TEST(Affordable, TooMuchMemorySaysWhatIsNeeded) {
  const Plan plan = make_plan(read_problem("24x24 king"), {"sweep"});
  EXPECT_NE(error_of([&] { require_affordable(plan, 100'000, 60); }, Error::Kind::unanswered)
                .find("the budget is 100 kB, see --memory"),
            std::string::npos);
}

TEST(Affordable, WhatFitsIsNotRefused) {
  require_affordable(make_plan(read_problem("8x8 king")), 1 << 24, 10);
}
