// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "drawn.hpp"

using namespace rookery;

TEST(SvgRegion, RegionsHaveLinesAroundThem) {
  Picture picture = empty(2, 2);
  picture.regions = {"a", "a", "b", ""};
  const std::string text = as_svg(picture);
  EXPECT_EQ(number_of("fill-opacity", text), 2u);
  EXPECT_EQ(number_of("M0 90h90M0 45h90M0 0h45M0 90v-90M45 45v-45M90 90v-45", text), 1u) << text;
}
