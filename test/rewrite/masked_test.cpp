// SPDX-License-Identifier: Apache-2.0
#include "rewrite/masked.hpp"

#include <gtest/gtest.h>

#include "problem/text.hpp"

using namespace rookery;

TEST(Masked, FreeSquaresAndTheirFrame) {
  const Problem problem = read_problem("fen:4/-1*-/-1-- king");
  const auto squares = free_squares(problem.board);
  EXPECT_EQ(squares, (std::vector<Square>{{0, 1}, {1, 1}, {2, 0}, {2, 1}, {2, 2}, {2, 3}}));
  const Frame frame = frame_of({{1, 1}, {2, 3}});
  EXPECT_EQ(frame.corner, (Square{1, 1}));
  EXPECT_EQ(frame.rows, 2);
  EXPECT_EQ(frame.columns, 3);
}

TEST(Masked, ACroppedProblemIsMovedToTheCorner) {
  const Problem problem = read_problem("fen:---/-1*/-1- king --given b2");
  const Part part = cropped(problem, {{0, 1}, 2, 2});
  EXPECT_EQ(text_of(part.problem), "fen:1*/1- king --given a2");
  EXPECT_EQ(part.where({1, 0}), (Square{1, 1}));
}

TEST(Masked, KeptToSomeSquares) {
  EXPECT_EQ(text_of(kept_to(read_problem("2x2 king"), {{0, 0}, {1, 1}})),
            "2x2 king --forbid b1,a2");
}
