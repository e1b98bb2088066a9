// SPDX-License-Identifier: Apache-2.0
// test/agree/placements_test.cpp holds it against the oracle.
#include "run/unique.hpp"

#include "expect_error.hpp"
#include "problem/text.hpp"

using namespace rookery;

namespace {

FirstTwo two_of(const std::string& text, const std::string& method = "", double seconds = 10) {
  Limits limits;
  limits.bytes = std::uint64_t{1} << 30;
  return first_two(read_problem(text), {method, seconds, nullptr}, limits);
}

TEST(Unique, NoneOneAndSeveral) {
  EXPECT_TRUE(two_of("3x3 2 queen --given a1,b2").placements.empty());
  EXPECT_EQ(two_of("4x4 4 queen --given b1").placements,
            (std::vector<Placement>{{{{0, 1}, 0}, {{1, 3}, 0}, {{2, 0}, 0}, {{3, 2}, 0}}}));
  EXPECT_EQ(two_of("8x8 8 queen").placements.size(), 2u);
  EXPECT_EQ(two_of("1x1 king").placements.size(), 2u);  // none, or one
}

TEST(Unique, StopsWhereCountingWouldTakeAges) {
  EXPECT_EQ(two_of("20x20 20 queen").placements.size(), 2u);
  EXPECT_EQ(two_of("18x18 king --per-row 1 --per-column 1").placements.size(), 2u);
}

TEST(Unique, CountsWhereSearchingWouldTakeAges) {
  const FirstTwo none = two_of("10x10 51 knight");  // 50 is the most
  EXPECT_TRUE(none.placements.empty());
}

TEST(Unique, BeyondTheSearch) {
  const FirstTwo two = two_of("100x100 198 bishop");
  EXPECT_EQ(two.placements.size(), 2u);
  EXPECT_NE(two.method, "search");
  EXPECT_EQ(two_of("8x8 14 bishop", "rook-theory").method, "rook-theory");
}

}  // namespace
