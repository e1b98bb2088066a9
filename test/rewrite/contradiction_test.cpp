// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "oracle/oracle.hpp"
#include "problem/text.hpp"
#include "rewrite/rewrite.hpp"

using namespace rookery;

namespace {

std::string why(const std::string& text) {
  for (const Rewrite* rewrite : all_rewrites())
    if (rewrite->name == "contradiction")
      if (const auto equal = rewrite->apply(read_problem(text))) {
        EXPECT_EQ(oracle::count(oracle::read(text)), 0u) << text;
        return equal->why;
      }
  return "";
}

}  // namespace

TEST(Impossible, SaysWhichContradiction) {
  EXPECT_EQ(why("4x4 2 rook --given a1,a3"), "the given pieces on a1 and a3 are in conflict");
  EXPECT_EQ(why("4x4 1 rook --given a1,b2"), "2 squares are given, but the army has at most 1");
  EXPECT_EQ(why("2x2 5.. dummy"), "the board has 4 squares, fewer than 5 pieces");
  EXPECT_EQ(why("0x0 1 bishop"), "the board has 0 squares, fewer than 1 pieces");
  EXPECT_EQ(why("2x3 rook --per-row 4"), "every row is to hold 4 pieces, but a row has 3 squares");
  EXPECT_EQ(why("2x3 rook --per-column 0..1,rook:3.."),
            "every column is to hold 3 pieces, but a column has 2 squares");
}

TEST(Impossible, LeavesTheRestAlone) {
  for (const char* text : {"4x4 2 rook --given a1,b3", "4x4 5 rook", "2x2 4 dummy", "0x0 bishop",
                           "2x3 dummy --per-row 3", "0x3 dummy --per-column 0"})
    EXPECT_EQ(why(text), "") << text;
}
