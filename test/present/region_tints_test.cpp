// SPDX-License-Identifier: Apache-2.0
#include "present/region_tints.hpp"

#include <gtest/gtest.h>

using namespace rookery;

TEST(RegionTints, NeighboursDiffer) {
  Picture picture{3, 3, std::vector<std::string>(9, ".")};
  for (const char name : std::string("aabcab.bb"))
    picture.regions.push_back(name == '.' ? "" : std::string(1, name));
  const std::vector<int> tint = tint_of_squares(picture);
  ASSERT_EQ(tint.size(), 9u);
  EXPECT_EQ(tint[6], -1);
  EXPECT_EQ(tint[0], tint[4]);
  EXPECT_NE(tint[0], tint[2]);
  EXPECT_NE(tint[0], tint[3]);
  EXPECT_EQ(region_at(picture, {0, 2}), "b");
  EXPECT_EQ(region_at(picture, {-1, 0}), "");
  EXPECT_EQ(region_at(picture, {0, 3}), "");
}

TEST(RegionTints, NeighboursDifferAmongMany) {
  Picture picture{20, 20, std::vector<std::string>(400, ".")};
  for (int i = 0; i < 400; ++i) picture.regions.push_back(std::to_string(i / 40 * 10 + i % 20 / 2));
  const std::vector<int> tint = tint_of_squares(picture);
  for (std::size_t i = 0; i + 20 < tint.size(); ++i) {
    EXPECT_EQ(tint[i] == tint[i + 20], picture.regions[i] == picture.regions[i + 20]);
    if (i % 20 == 19) continue;
    EXPECT_EQ(tint[i] == tint[i + 1], picture.regions[i] == picture.regions[i + 1]);
  }
}
