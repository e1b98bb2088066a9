// SPDX-License-Identifier: Apache-2.0
#include "rewrite/rewritten.hpp"

using namespace rookery;

namespace {

std::string value_of(const std::string& text, Want want = Want::total) {
  return answer_of(wanted(text, want), {});
}

}  // namespace

TEST(Orbits, ExactNumbersInAFewCases) {
  EXPECT_EQ(value_of("8x8 8 queen --fixed-by rotate-180"), " 4");
  EXPECT_EQ(value_of("8x8 7 queen --fixed-by rotate-180"), " 0");  // orbits have two squares
  EXPECT_EQ(value_of("5x5 5 queen --fixed-by rotate-90"), " 2");
  EXPECT_EQ(value_of("5x5 5 queen --fixed-by rotate-180"), " 2");
}

TEST(Orbits, ByATableOfTheirNumbers) {
  EXPECT_EQ(value_of("3x3 king --fixed-by rotate-180"), " 7");
  EXPECT_EQ(value_of("3x3 king --fixed-by rotate-180", Want::table), "0+5  1 1 4 0 1");
  EXPECT_EQ(value_of("3x3 1..2 king --fixed-by rotate-180"), " 5");
  EXPECT_EQ(value_of("3x3 king --fixed-by rotate-180", Want::maximum), "4+1  1");
}

TEST(Orbits, GivenPiecesFillTheirs) {
  EXPECT_EQ(value_of("3x3 4 king --fixed-by rotate-180 --given a1,c3"), " 1");
  EXPECT_EQ(value_of("3x3 2..4 king --fixed-by rotate-180 --given b1,b3"), " 1");
}
