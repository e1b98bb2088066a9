// SPDX-License-Identifier: Apache-2.0
#include "problem/puzzle/borders.hpp"

#include "expect_error.hpp"

using namespace rookery;
using namespace rookery::puzzle;

TEST(Borders, PartsComeBack) {
  for (const Partition& partition :
       {Partition{"A"}, Partition{"AAB", "CAB", "CCC"}, Partition{"AAAA", "ABBA", "ABBA", "AAAA"},
        Partition{"AB", "CD"}, Partition{"ABC"}})
    EXPECT_EQ(partition_of(parts_between(borders_of(partition, "sbn"))), partition);
}

TEST(Borders, StandRightOfAndBelowSquares) {
  const Borders borders = borders_of({"AB", "AA"}, "sbn");
  EXPECT_EQ(borders.right, (std::vector<bool>{true, false, false, false}));
  EXPECT_EQ(borders.below, (std::vector<bool>{false, true, false, false}));
}

TEST(Borders, ThatEndWithinARegionMeanNothing) {
  Borders borders(2, 2);
  borders.right[0] = true;
  EXPECT_EQ(parts_between(borders), (Labels{{0, 0}, {0, 0}}));
}

TEST(Borders, CannotHoldARegionInParts) {
  expect_error(
      [] {
        borders_of({"AAB", "BBB", "BAA"}, "sbn");
      },
      "region 'A'", "in several parts, one with a3 and one with b1: format sbn cannot hold it");
}
