// SPDX-License-Identifier: Apache-2.0
#include "api/heat.hpp"

#include "expect_error.hpp"

using namespace rookery;

namespace {

TEST(HeatApi, TellsEachKindAndAll) {
  const Heat both = heat("1x3 king wazir", {});
  EXPECT_EQ(both.maps.size(), 2u);
  EXPECT_EQ(both.sum.size(), 3u);
  for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(both.sum[i], both.maps[0][i] + both.maps[1][i]);
  EXPECT_EQ(both.total, 11);
  EXPECT_EQ(both.maps[0], (std::vector<Integer>{3, 1, 3}));
}

TEST(HeatApi, Draws) {
  const Heat two = heat("fen:2-/3 king", {});
  EXPECT_EQ(two.marks, (std::vector<std::string>{".", ".", ".", ".", ".", "-"}));
  const Picture drawn = picture(two);
  ASSERT_TRUE(drawn.heat);
  EXPECT_EQ(drawn.heat->values, two.sum);
  EXPECT_EQ(drawn.heat->total, two.total);
  EXPECT_EQ(error_of([&] { picture(two, 1); }), "kind '1': the army has 1");
}

TEST(HeatApi, IsVerifiedTheOtherWay) {
  Options options;
  options.verify = true;
  EXPECT_NE(heat("4x4 king", options).verified.find("a count for each square"), std::string::npos);
  EXPECT_EQ(error_of([] { heat("4x4 king --mod 3", {}); }), "--mod '3': only for counts");
}

TEST(HeatApi, IsExplained) {
  const Explanation one = explain("heat", "6x6 king", {});
  EXPECT_EQ(one.question, "heat");
  EXPECT_EQ(one.method, one.considered.front().name);
  const Explanation many = explain("heat", "30x30 39 bishop", {});
  EXPECT_EQ(many.method, "a count for each square");
  EXPECT_FALSE(many.story.items.empty());
}

}  // namespace
