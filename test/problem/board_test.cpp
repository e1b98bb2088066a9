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

TEST(Board, WhatIsNotReadYetIsSaidPlainly) {
  for (const char* later : {"8x8/torus", "@board.txt", "fen:8/8", "8/8/8"})
    EXPECT_NE(error_of([&] { read_board(later); }).find("not read yet"), std::string::npos);
}
