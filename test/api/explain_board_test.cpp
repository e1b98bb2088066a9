// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "api/explain_board.hpp"
#include "problem/text.hpp"

using namespace rookery;

namespace {

std::string told(const std::string& problem) {
  Story story;
  tell_board(story, read_problem(problem));
  return story.items.empty() ? "" : std::get<std::string>(story.items.at(0));
}

TEST(ExplainBoard, CountsThePairsThatAWallParts) {
  EXPECT_EQ(told("fen:1*1 rook"),
            "The board has 1 wall (*): nothing stands there, and rides end before a wall. With a "
            "rook on either, 0 pairs of squares see each other; were all walls holes, it would be "
            "1.");
  EXPECT_EQ(told("fen:1-1 rook"),
            "The board has 1 hole (-): nothing stands there, but rides pass over. With a rook on "
            "either, 1 pair of squares sees each other; were all holes walls, it would be 0.");
  EXPECT_EQ(told("fen:1-1*1 king"),
            "The board has 1 hole (-) and 1 wall (*): nothing stands there, and rides end before a "
            "wall, but pass over a hole.");
}

TEST(ExplainBoard, SaysNothingOfFullOrLargeBoards) {
  EXPECT_EQ(told("8x8/torus queen"), "");
  EXPECT_EQ(told("41x1 queen --forbid a1"), "");
}

}  // namespace
