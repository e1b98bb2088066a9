// SPDX-License-Identifier: Apache-2.0
#include "rewrite/rewritten.hpp"

using namespace rookery;

TEST(Unglue, KeepsEveryAnswer) {
  for (const char* text :
       {"4x4/cylinder rook", "3x4/torus 2 rook", "4x4/torus vR", "4x4/cylinder-v 1..2 sR",
        "5x5/torus bishop", "fen:3*/4/4/4 rook --glue cylinder", "3x3/klein vR --forbid a1",
        "3x3/torus rook --given b2", "3x2/cylinder-v 1 bR", "3x1/cylinder-v vR dummy"})
    EXPECT_TRUE(agrees("unglue", text)) << text;
}

TEST(Unglue, DoesNotApply) {
  for (const char* text : {"4x4/torus king", "4x4 rook", "2x1/cylinder-v bR 1 dummy",
                           "fen:1*2/4 rook --glue cylinder", "4x3/moebius rook"})
    EXPECT_FALSE(agrees("unglue", text)) << text;
}
