// SPDX-License-Identifier: Apache-2.0
#include "rewrite/rewritten.hpp"

using namespace rookery;

TEST(Split, KeepsEveryAnswer) {
  for (const char* text :
       {"4x4 bishop", "4x4 3 bishop", "5x4 2..3 dabbaba --given a1", "4x4 alfil", "3x3 vR",
        "4x4/torus 2.. ferz", "4x4 1..2 ferz 1 alfil", "4x4 ferz bishop --given ferz@a1",
        "fen:4*4/4*4 2 rook", "fen:2-2/2-2 2 wazir"})
    EXPECT_TRUE(agrees("split", text)) << text;
}

TEST(Split, DoesNotApply) {
  for (const char* text : {"4x4 queen", "3x3 dummy", "4x4 bishop --per-row 0..1", "1x1 king"})
    EXPECT_FALSE(agrees("split", text)) << text;
}
