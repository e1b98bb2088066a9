// SPDX-License-Identifier: Apache-2.0
#include "rewrite/rewritten.hpp"

using namespace rookery;

TEST(Transpose, KeepsEveryAnswer) {
  for (const char* text : {"4x3 2 sRvWF", "3x4 gold --given b1", "4x4/cylinder 1..3 fN --forbid a2",
                           "3x3 2 king --per-row 0..1", "3x3 king --per-region 1@rows:aab/abb/ccc",
                           "fen:3-/*3/4 bishop"})
    EXPECT_TRUE(agrees("transpose", text)) << text;
}

TEST(Transpose, DoesNotApply) {
  for (const char* text : {"4x4 queen", "3x4/moebius king", "3x4/klein king"})
    EXPECT_FALSE(agrees("transpose", text)) << text;
}
