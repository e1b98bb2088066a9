// SPDX-License-Identifier: Apache-2.0
#include "rewrite/rewritten.hpp"

using namespace rookery;

TEST(Crop, KeepsEveryAnswer) {
  for (const char* text : {"4x4 queen --forbid a1,b1,c1,d1", "fen:-4/-4/5/----- 2..3 king",
                           "fen:---/---/*** 1 king", "fen:--/-1 king --given b1"})
    EXPECT_TRUE(agrees("crop", text)) << text;
}

TEST(Crop, DoesNotApply) {
  for (const char* text : {"4x4 queen", "4x4/torus king --forbid a1,b1,c1,d1",
                           "4x4 king --forbid a1,b1,c1,d1 --per-row 0..1", "4x4 king --forbid b2"})
    EXPECT_FALSE(agrees("crop", text)) << text;
}
