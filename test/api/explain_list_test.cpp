// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <rookery/rookery.hpp>

using namespace rookery;

TEST(ExplainList, TellsTheCheapestWalk) {
  const Explanation told = explain("list", "30x30 39 bishop");
  EXPECT_EQ(told.question, "list");
  EXPECT_EQ(told.method, "rook-theory");
  EXPECT_EQ(told.considered.front().why, "its walk is the cheapest");
  EXPECT_EQ(told.story.items.size(), 1u);
}

TEST(ExplainList, OfRangesAndClasses) {
  EXPECT_EQ(explain("list", "8x8 king").method, "sweep");
  EXPECT_EQ(explain("list", "1000x1000 bishop").method, "by numbers");
  EXPECT_EQ(explain("list", "8x8 8 queen --classes").story.items.size(), 2u);
  EXPECT_EQ(explain("list", "100x100 20 amazon").method, "");
}
