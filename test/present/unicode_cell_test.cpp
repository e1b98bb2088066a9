// SPDX-License-Identifier: Apache-2.0
#include "present/unicode_cell.hpp"

#include <gtest/gtest.h>

#include "drawn.hpp"

using namespace rookery;

TEST(UnicodeCell, TakesTwoCharacters) {
  Picture board = empty(1, 3);
  board.marks = {"12", "o", "N"};
  board.figures = {{{0, 2}, "nightrider", "N", "", true}};
  const Cells cells(board, false);
  EXPECT_EQ(cells.at({0, 0}).text, "12");
  EXPECT_EQ(cells.at({0, 1}).text, "o ");
  EXPECT_EQ(cells.at({0, 2}).text, "N°");
  EXPECT_EQ(cells.at({0, 0}).ground, -1);
}

TEST(UnicodeCell, GroundsTellWhatColoursCanTell) {
  Picture board = empty(1, 4);
  board.noted = {{0, 2}};
  board.attacked = {{0, 3}};
  const Cells plain(board, true);
  EXPECT_NE(plain.at({0, 0}).ground, plain.at({0, 1}).ground);
  EXPECT_NE(plain.at({0, 0}).ground, plain.at({0, 2}).ground);
  EXPECT_NE(plain.at({0, 1}).ground, plain.at({0, 3}).ground);
  board = empty(1, 2);
  board.heat = HeatMap{{0, 8}, 10};
  const Cells hot(board, true);
  EXPECT_NE(hot.at({0, 0}).ground, hot.at({0, 1}).ground);
  EXPECT_NE(hot.at({0, 0}).letters, hot.at({0, 1}).letters);
}
