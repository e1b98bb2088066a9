// SPDX-License-Identifier: Apache-2.0
#include "rewrite/rewritten.hpp"

using namespace rookery;

namespace {

std::string value_of(const std::string& text) { return answer_of(wanted(text, Want::total), {}); }

}  // namespace

TEST(Burnside, CountsOrbitsOfPlacements) {
  EXPECT_EQ(value_of("8x8 8 queen --classes"), " 12");
  EXPECT_EQ(value_of("5x5/torus 5 queen --classes"), " 1");
  EXPECT_EQ(value_of("5x5/torus 5 queen --classes --symmetry board"), " 2");
  EXPECT_EQ(value_of("4x4 4 rook --classes"), " 7");
  EXPECT_EQ(value_of("6x6 6 bishop --maximal --classes"), " 36");
  EXPECT_EQ(value_of("0x0 king --classes"), " 1");
}

TEST(Burnside, ByNumbersOfPieces) {
  EXPECT_EQ(answer_of(wanted("3x3 king --classes", Want::table), {}), "0+5  1 3 4 2 1");
  EXPECT_EQ(answer_of(wanted("5x5 king --classes", Want::maximum), {}), "9+1  1");
}

TEST(Burnside, AppliesToClassesOnly) {
  const Plan plan = make_plan(wanted("4x4 king", Want::total), {"", UINT64_MAX, {}, {"burnside"}});
  EXPECT_TRUE(std::holds_alternative<std::monostate>(plan.how));
}
