// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "drawn.hpp"

using namespace rookery;

TEST(SvgHeat, HeatIsShadedWithNumbersAndALegend) {
  Picture picture = empty(1, 3);
  picture.marks[2] = "-";
  picture.holes = {{0, 2}};
  picture.heat = HeatMap{{0, 46, 0}, 92};
  const std::string text = as_svg(picture);
  EXPECT_EQ(number_of("fill=\"#08306b\" d=\"M45 0h45v45h-45z\"><title>b1: 46 of 92</title>", text),
            1u);
  EXPECT_EQ(number_of("<title>c1", text), 0u);
  EXPECT_EQ(number_of(">46</text>", text), 1u);
  EXPECT_EQ(number_of(">highest 46 of 92, 50.0 %</text>", text), 1u);
  EXPECT_EQ(number_of(">lowest 0 of 92, 0 %</text>", text), 1u);
  picture.heat = HeatMap{{0, 460000, 0}, 920000};
  EXPECT_EQ(number_of(">50.0</text>", as_svg(picture)), 1u);
}

TEST(SvgHeat, LargeHeatMapsHaveNoNumbers) {
  Picture picture = empty(21, 21);
  picture.heat = HeatMap{std::vector<Integer>(441, 1), 1};
  const std::string text = as_svg(picture);
  EXPECT_EQ(number_of("<title>", text), 1u);
  EXPECT_EQ(number_of("crispEdges", text), 1u);
}
