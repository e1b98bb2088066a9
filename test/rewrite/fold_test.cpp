// SPDX-License-Identifier: Apache-2.0
#include "rewrite/rewritten.hpp"

using namespace rookery;

TEST(Fold, KeepsEveryAnswer) {
  for (const char* text :
       {"4x4 bishop --given b2", "4x4 3 queen --given a1", "4x4/torus 1..2 knight --given a1",
        "4x4 4.. king --given a1,c3", "fen:3*/4/4/4 rook --given a4"})
    EXPECT_TRUE(agrees("fold", text)) << text;
}

TEST(Fold, DoesNotApply) {
  for (const char* text : {"4x4 bishop", "4x4 2 queen --given a1,b2",
                           "4x4 king knight --given king@a1", "4x4 0 rook --given a1"})
    EXPECT_FALSE(agrees("fold", text)) << text;
}
