// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <rookery/rookery.hpp>

using namespace rookery;

namespace {

TEST(BoardFormat, ReadsBackAsADrawing) {
  const Listing listing{"fen:2-/1*1 king queen", {"king", "queen"}, "", "", 1};
  const std::string board = written(listing, {0, {{{0, 2}, 1}, {{1, 0}, 0}}}, "board");
  EXPECT_EQ(board, "K.-\n.*Q\n\n");
  EXPECT_EQ(problem_from_drawing(board, "king queen"),
            "fen:2-/1*1 king queen --given queen@c1,king@a2");
}

}  // namespace
