// SPDX-License-Identifier: Apache-2.0
#include "problem/board.hpp"

#include <gtest/gtest.h>

#include "expect_error.hpp"

using namespace rookery;

TEST(Board, SizesAreRowsTimesColumns) {
  const Board board = read_board("3x12");
  EXPECT_EQ(board.rows, 3);
  EXPECT_EQ(board.columns, 12);
  EXPECT_EQ(text_of(board), "3x12");
  EXPECT_TRUE(contains(board, {2, 11}));
  EXPECT_FALSE(contains(board, {3, 0}));
  EXPECT_FALSE(contains(board, {0, -1}));
  EXPECT_EQ(squares_of(read_board("0x7")), 0);
  EXPECT_EQ(squares_of(read_board("9223372036854775807x2")), Integer("18446744073709551614"));
}

TEST(Board, MalformedSizesAreRefused) {
  EXPECT_EQ(error_of([] { read_board("3y3"); }), "board '3y3': want ROWSxCOLUMNS, as in 8x8");
  for (const char* wrong :
       {"", "8", "x", "8x", "x8", "8x8x8", "-8x8", "8x+8", "8.0x8", "0x8x", "8 x8", "8X8",
        "8\xC3\x97"
        "8",
        "08x8", "9223372036854775808x1", "4294967296x99999999999999999999"})
    EXPECT_NE(error_of([&] { read_board(wrong); }), "") << wrong;
}

TEST(Board, Gluings) {
  EXPECT_EQ(text_of(read_board("8x8/plane")), "8x8");
  for (const BoardRow& row : board_table()) {
    if (row.name == "plane" || row.name == "fen") continue;
    const Board board = read_board("3x4/" + row.name);
    EXPECT_EQ(name_of(board.gluing), row.name);
    EXPECT_EQ(text_of(board), "3x4/" + row.name);
    EXPECT_EQ(read_gluing(row.name), board.gluing);
  }
  EXPECT_NE(error_of([] { read_board("8x8/tours"); }).find("the nearest is torus"),
            std::string::npos);
  for (const char* wrong : {"8x8/", "8x8/Torus", "8x8/torus/torus", "8/8/8", "@board.txt"})
    error_of([&] { read_board(wrong); });
}

TEST(Board, WhichEdgesAreJoined) {
  EXPECT_TRUE(joins_sides(Gluing::cylinder) && !joins_top(Gluing::cylinder));
  EXPECT_TRUE(!joins_sides(Gluing::cylinder_v) && joins_top(Gluing::cylinder_v));
  EXPECT_TRUE(joins_sides(Gluing::torus) && joins_top(Gluing::torus));
  EXPECT_TRUE(turns_over(Gluing::moebius) && !joins_top(Gluing::moebius));
  EXPECT_TRUE(turns_over(Gluing::klein) && joins_top(Gluing::klein));
  EXPECT_FALSE(turns_over(Gluing::torus) || joins_sides(Gluing::plane));
}

TEST(Board, HolesAndWallsAreNotFree) {
  Board board = read_board("fen:1-*/3");
  EXPECT_EQ(free_squares_of(board), 4);
  EXPECT_TRUE(is_wall(board, {1, 2}));
  EXPECT_FALSE(is_free(board, {1, 1}));
  close(board, {{1, 2}, {0, 0}, {1, 1}, {0, 0}});  // a wall stays a wall
  EXPECT_EQ(board.holes, (std::vector<Square>{{0, 0}, {1, 1}}));
  EXPECT_EQ(free_squares_of(board), 3);
}
