// SPDX-License-Identifier: Apache-2.0
// test/api/puzzles_test.cpp holds the counts against other methods.
#include "run/solutions.hpp"

#include "expect_error.hpp"
#include "problem/text.hpp"

using namespace rookery;

namespace {

Limits limits() {
  Limits limits;
  limits.bytes = std::uint64_t{1} << 30;
  return limits;
}

Solutions solutions(const std::string& text, const SolutionChoices& choices) {
  return solutions_of(read_problem(text), choices, limits());
}

Solutions solutions(const std::string& text, std::uint64_t stop = 0) {
  return solutions(text, {stop, "", 10, nullptr});
}

TEST(Solutions, NoneOneAndSeveral) {
  const Solutions none = solutions("3x3 2 queen --given a1,b2");
  EXPECT_EQ(none.count, 0);
  EXPECT_TRUE(none.first.empty());
  const Solutions one = solutions("4x4 4 queen --given b1");
  EXPECT_EQ(one.count, 1);
  EXPECT_EQ(one.first,
            (std::vector<Placement>{{{{0, 1}, 0}, {{1, 3}, 0}, {{2, 0}, 0}, {{3, 2}, 0}}}));
  const Solutions several = solutions("8x8 8 queen");
  EXPECT_EQ(several.count, 92);
  EXPECT_EQ(way_of(several.plan), "deduction");
  EXPECT_GT(several.work, 0u);
  ASSERT_EQ(several.first.size(), 2u);
  EXPECT_LT(several.first[0], several.first[1]);
  EXPECT_FALSE(several.more);
}

TEST(Solutions, StopsOnlyWhereThereAreMore) {
  EXPECT_FALSE(solutions("8x8 8 queen", 92).more);
  const Solutions more = solutions("8x8 8 queen", 91);
  EXPECT_TRUE(more.more);
  EXPECT_EQ(more.count, 91);
  const Solutions two = solutions("20x20 20 queen", 1);
  EXPECT_TRUE(two.more);
  EXPECT_EQ(two.count, 1);
  EXPECT_EQ(two.first.size(), 2u);
  EXPECT_FALSE(solutions("3x3 2 queen --given a1,b2", 1).more);
}

TEST(Solutions, AMethodThatIsAskedForCounts) {
  std::string told;
  const Solutions swept = solutions(
      "6x6 6 queen", {0, "sweep", 10, [&](const Considered& chosen) { told = chosen.name; }});
  EXPECT_EQ(swept.count, 4);
  EXPECT_EQ(way_of(swept.plan), "sweep");
  EXPECT_EQ(told, "sweep");
  EXPECT_EQ(swept.first.size(), 2u);
  EXPECT_EQ(error_of(
                [] {
                  solutions("6x6 6 queen", {0, "rook-theory", 10, nullptr});
                },
                Error::Kind::unanswered)
                .rfind("problem '6x6 6 queen'", 0),
            0u);
}

// 355 on 4 x 4, and about four times as many with each further row.
TEST(Solutions, AreCountedWhereTheyAreTooMany) {
  std::string told;
  const Solutions kings =
      solutions("8x8 king", {0, "", 0.05, [&](const Considered& chosen) { told = chosen.name; }});
  EXPECT_EQ(kings.count, Integer("1355115601"));
  EXPECT_NE(way_of(kings.plan), "deduction");
  EXPECT_EQ(way_of(kings.plan), told);
  EXPECT_EQ(kings.first.size(), 2u);
  const Solutions bishops = solutions("100x100 198 bishop");  // beyond one by one
  EXPECT_EQ(bishops.count, Integer(1) << 100);
  ASSERT_EQ(bishops.first.size(), 2u);
  EXPECT_NE(bishops.first[0], bishops.first[1]);
}

TEST(Solutions, BeyondTheBudget) {
  const std::string message = error_of(
      [] {
        solutions("14x14 14 queen", {0, "", 0.001, nullptr});
      },
      Error::Kind::unanswered);
  EXPECT_EQ(message.rfind("problem '14x14 14 queen'", 0), 0u) << message;
}

}  // namespace
