// SPDX-License-Identifier: Apache-2.0
#include "present/share.hpp"

#include <gtest/gtest.h>

using namespace rookery;

TEST(Share, LongNumbersAreShortened) {
  EXPECT_EQ(short_text(0), "0");
  EXPECT_EQ(short_text(999999), "999999");
  EXPECT_EQ(short_text(1000000), "1.00e6");
  EXPECT_EQ(short_text(Integer("12999" + std::string(3000, '9'))), "1.29e3004");
}

TEST(Share, PercentAreRoundedToATenth) {
  EXPECT_EQ(percent_text(0, 92), "0");
  EXPECT_EQ(percent_text(4, 92), "4.3");
  EXPECT_EQ(percent_text(12, 100), "12.0");
  EXPECT_EQ(percent_text(1, 2000), "0.1");
  EXPECT_EQ(percent_text(1, 2001), "<0.1");
  EXPECT_EQ(percent_text(92, 92), "100");
  EXPECT_EQ(percent_text(0, 0), "0");
}

TEST(Share, AScaleLeavesOutWhatIsClosed) {
  Picture picture{1, 4, {"-", ".", ".", "."}};
  picture.holes = {{0, 0}};
  picture.heat = HeatMap{{0, 3, 8, 1}, 10};
  const Scale scale(picture);
  EXPECT_EQ(scale.least, 1);
  EXPECT_EQ(scale.most, 8);
  EXPECT_EQ(scale.level(0, 64), 0);
  EXPECT_EQ(scale.level(8, 64), 64);
  EXPECT_EQ(scale.level(3, 4), 2);
  EXPECT_EQ(heat_legend(picture), "highest 8 (80.0 %) on c1, lowest 1 (10.0 %) on d1, of 10\n");
  picture.heat = HeatMap{{0, 0, 0, 0}, 0};
  EXPECT_EQ(Scale(picture).level(0, 64), 0);
}
