// SPDX-License-Identifier: Apache-2.0
#include "problem/puzzle/read_one.hpp"

using namespace rookery;

TEST(Problems, ALineEach) {
  const auto puzzles =
      read_as("problems", "# all of them\n8x8  8 queens\r\n\n8x8 quen\nsolutions: 92\n8x8 8 queen");
  ASSERT_EQ(puzzles.size(), 3u);
  EXPECT_EQ(puzzles[0].name, "all of them");
  EXPECT_EQ(puzzles[0].problem, "8x8 8 queen");
  EXPECT_EQ(puzzles[1].error.rfind("piece 'quen'", 0), 0u);
  EXPECT_EQ(puzzles[1].place, "line 4");
  EXPECT_EQ(puzzles[2].stated, "92");
  EXPECT_EQ(puzzles[2].problem, "8x8 8 queen");
}

TEST(Problems, OfAnyKindComeBack) {
  for (const std::string problem : {"8x8 6 bishop", "fen:3*/4 2 queen", "3x3/torus 2 white knight",
                                    "2x2 king --per-row 1 --per-region 0..1@rows:ab/.b"})
    EXPECT_EQ(problem_in("problems", written(problem, "problems")), problem);
}
