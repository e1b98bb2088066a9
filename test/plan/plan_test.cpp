// SPDX-License-Identifier: Apache-2.0
#include "plan/plan.hpp"

#include <chrono>

#include "expect_error.hpp"
#include "method/solved.hpp"

using namespace rookery;

namespace {

std::string choice(const std::string& text, const std::string& forced = "") {
  const Plan plan = make_plan(read_problem(text), {forced});
  return plan.considered.empty() ? "" : plan.considered.front().name;
}

}  // namespace

TEST(Plan, TheCheapestThatAppliesIsChosen) {
  EXPECT_EQ(choice("8x8 6 bishop"), "rook-theory");
  EXPECT_EQ(choice("6x6 6 injured-queen"), "column-walk");
  EXPECT_EQ(choice("15x15 15 injured-queen"), "column-series");
  EXPECT_EQ(choice("15x15 14 injured-queen"), "column-walk");
  EXPECT_EQ(choice("1000x1000 bishop"), "rook-series");
  EXPECT_EQ(choice("1000x1000 5 bishop"), "rook-polynomial");
  EXPECT_EQ(choice("8x8 8 queen"), "backtracking");
  EXPECT_EQ(choice("30x30 bishop"), "rook-theory");
  EXPECT_EQ(choice("40x41 9 bishop"), "rook-theory");
  EXPECT_EQ(choice("8x12 bishop"), "band");
  EXPECT_EQ(choice("20x20 bishop --given a1"), "band");
  EXPECT_EQ(choice("8x8 2 rook --given a1,a2"), "contradiction");
  EXPECT_EQ(choice("8x8 6 bishop", "backtracking"), "backtracking");
}

TEST(Plan, KeepsWhatItConsidered) {
  const Plan plan = make_plan(read_problem("8x8 6 bishop"));
  ASSERT_EQ(plan.considered.size(), all_methods().size());
  EXPECT_EQ(plan.considered[0].why, "quick: what takes long to weigh was left out");
  EXPECT_EQ(plan.considered[1].why, "dearer");
  EXPECT_FALSE(plan.considered.back().cost.has_value());
  EXPECT_NE(plan.considered.back().why, "");
}

TEST(Plan, WhatDoesNotFitTheMemoryComesLater) {
  const Problem problem = wanted("8x8 bishop", Want::table);
  EXPECT_EQ(make_plan(problem).considered[0].name, "rook-theory");
  const Plan tight = make_plan(problem, {"", 8000, {"split"}, {}});
  EXPECT_EQ(tight.considered[0].name, "backtracking");
  EXPECT_EQ(tight.considered[1].why, "does not fit the memory");
  EXPECT_EQ(make_plan(problem, {"", 10}).considered[0].name, "rook-theory");
}

TEST(Plan, UnknownMethodsGetTheNearest) {
  EXPECT_EQ(error_of([] { make_plan(read_problem("8x8 6 bishop"), {"rook-teory"}); }),
            "method 'rook-teory': no such method; the nearest is rook-theory");
}

TEST(Plan, NobodyCanIsToldWithEveryReason) {
  const Plan plan = make_plan(read_problem("100x100 5 queen"));
  const std::string message =
      error_of([&] { require_affordable(plan, 1 << 30, 10); }, Error::Kind::unanswered);
  for (const Method* method : all_methods())
    EXPECT_NE(message.find("\n  " + std::string(method->name) + ": "), std::string::npos);
}

TEST(Plan, OverTheBudgetIsRefusedWithThePrediction) {
  const Plan slow = make_plan(read_problem("1000000x1000000 1000000 bishop"));
  EXPECT_NE(error_of([&] { require_affordable(slow, UINT64_MAX, 10); }, Error::Kind::unanswered)
                .find("too large: rook-series would take about"),
            std::string::npos);
  const Plan large = make_plan(read_problem("3000x3000 bishop"));
  EXPECT_NE(error_of([&] { require_affordable(large, 1000, 1e9); }, Error::Kind::unanswered)
                .find("of memory; the budget is 1 kB"),
            std::string::npos);
  require_affordable(make_plan(read_problem("8x8 6 bishop")), 1'000'000, 1);
}

TEST(Plan, HugeBoardsArePlannedAtOnce) {
  const auto start = std::chrono::steady_clock::now();
  for (const char* text : {"100000x100000 bishop", "9000000000000000000x9000000000000000000 5 rook",
                           "1000000000x1000000000 7 injured-queen", "32x32 queen"})
    make_plan(read_problem(text));
  const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
  EXPECT_LT(taken.count(), 0.5);
}
