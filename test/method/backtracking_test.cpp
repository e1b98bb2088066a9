// SPDX-License-Identifier: Apache-2.0
// Beside test/agree: values beyond the oracle's reach, and where the method must say no.
#include "expect_error.hpp"
#include "method/backtracking/search.hpp"
#include "method/solved.hpp"

using namespace rookery;

TEST(Backtracking, KnownValues) {
  EXPECT_EQ(total("backtracking", "8x8 6 bishop"), "5599888");
  EXPECT_EQ(total("backtracking", "8x8 8 queen"), "92");
  EXPECT_EQ(total("backtracking", "5x5 6..7 king"), "1220");
  EXPECT_EQ(total("backtracking", "7x8 injured-queen --given a1,c4,e2"),
            total("column-walk", "7x8 injured-queen --given a1,c4,e2"));
}

TEST(Backtracking, BoardsOfManyWords) {
  EXPECT_EQ(total("backtracking", "1x1024 2 dummy"), "523776");
  EXPECT_EQ(total("backtracking", "32x32 2 bishop"), total("rook-theory", "32x32 2 bishop"));
  EXPECT_EQ(total("backtracking", "20x50 1 knight"), "1000");
}

TEST(Backtracking, SeveralKinds) {
  EXPECT_EQ(total("backtracking", "4x4 2 king 1 queen"), "128");
  EXPECT_EQ(total("backtracking", "4x4 4 white queen 4 black queen --hostile same-colour"), "2");
  EXPECT_EQ(total("backtracking", "2x2 rook bishop"), "15");
  EXPECT_EQ(total("backtracking", "2x2 rook bishop --hostile same-kind"), "39");
  EXPECT_EQ(total("backtracking", "3x3 1 king 1 knight --given king@b2"), "0");
}

TEST(Backtracking, Quotas) {
  EXPECT_EQ(total("backtracking", "8x8 8 king --per-row 1 --per-column 1"), "5242");
  EXPECT_EQ(total("backtracking", "4x4 dummy --per-row 2 --per-column 2"), "90");
  EXPECT_EQ(total("backtracking", "3x3 dummy --per-row 1.."), "343");
  EXPECT_EQ(total("backtracking", "2x2 1 dummy --per-row 1"), "0");
}

TEST(Backtracking, WalksSeveralKindsInArmyOrder) {
  const auto walk = walked("backtracking", "1x2 1 rook 1 dummy --hostile same-kind");
  const auto choices = walk->choices();
  ASSERT_EQ(choices.size(), 2u);
  EXPECT_EQ(choices[0].put, (Placement{{{0, 0}, 0}}));
  EXPECT_EQ(choices[1].put, (Placement{{{0, 0}, 1}}));
  EXPECT_EQ(choices[1].below, 1);
}

TEST(Backtracking, SaysWhereItDoesNotApply) {
  EXPECT_EQ(refusal("backtracking", "32x32 2 king"), "");
  EXPECT_NE(refusal("backtracking", "33x32 2 king"), "");
  EXPECT_NE(refusal("backtracking", "9000000000000000000x9000000000000000000 king"), "");
}

TEST(Backtracking, PredictsItsWorkWithinAFactorOfTwo) {
  for (const char* text : {"8x8 6 bishop", "6x6 king", "8x8 8 queen", "5x5 bishop", "6x6 rook"}) {
    const Problem problem = read_problem(text);
    const Instance instance = instance_of(problem);
    const double predicted = backtrack::predicted_work(instance);
    const double actual = static_cast<double>(solved("backtracking", text).work);
    EXPECT_LT(actual, predicted * 2.5) << text;
    EXPECT_LT(predicted, actual * 4) << text;  // pruning is not predicted
  }
}

TEST(Backtracking, StopsWhenAsked) {
  Context context;
  context.check = [] { throw Error(Error::Kind::cancelled, "stopped"); };
  error_of([&] { method_named("backtracking").solve(wanted("8x8 queen", Want::total), context); },
           Error::Kind::cancelled);
}

TEST(Backtracking, WalksTheGivenPiecesFirst) {
  const auto walk = walked("backtracking", "4x4 3 rook --given b2");
  const auto choices = walk->choices();
  ASSERT_EQ(choices.size(), 1u);
  EXPECT_EQ(choices[0].put, (Placement{{{1, 1}, 0}}));
  EXPECT_EQ(choices[0].below, 18);
  EXPECT_EQ(walked("backtracking", "4x4 5 rook"), nullptr);
}
