// SPDX-License-Identifier: Apache-2.0
#include "problem/piece.hpp"

#include <gtest/gtest.h>

#include <set>

#include "expect_error.hpp"

using namespace rookery;

TEST(Piece, EveryRowReadsByAllItsNames) {
  std::set<std::string> seen;
  for (const PieceRow& row : piece_table()) {
    EXPECT_TRUE(seen.insert(row.name).second) << row.name;
    EXPECT_EQ(read_piece(row.name).name, row.name);
    for (const std::string& alias : row.aliases) {
      EXPECT_TRUE(seen.insert(alias).second) << alias;
      EXPECT_EQ(read_piece(alias).name, row.name);
    }
    if (!row.betza.empty()) {
      EXPECT_EQ(read_piece(row.betza).moves, read_piece(row.name).moves);
    }
  }
}

TEST(Piece, PluralsAreTriedOnlyWhenTheWordIsNoName) {
  EXPECT_EQ(read_piece("bishops").name, "bishop");
  EXPECT_EQ(read_piece("injured-queens").name, "injured-queen");
  EXPECT_EQ(read_piece("princess").name, "princess");
  EXPECT_EQ(read_piece("princesses").name, "princess");
  EXPECT_EQ(read_piece("ferzes").name, "ferz");
  EXPECT_EQ(read_piece("dummies").name, "dummy");
}

TEST(Piece, UnknownNamesGetTheNearest) {
  EXPECT_EQ(error_of([] { read_piece("bishpo"); }),
            "piece 'bishpo': no such piece; the nearest is bishop");
  EXPECT_EQ(error_of([] { read_piece("xyzzy"); }), "piece 'xyzzy': no such piece");
  const std::string capital = error_of([] { read_piece("Bishop"); });
  EXPECT_NE(capital.find("names are lower case: bishop"), std::string::npos) << capital;
}

TEST(Piece, KnownPiecesThatDefineNoConflictAreRefusedWithTheReason) {
  for (const char* name : {"cannon", "elephant", "horse", "mao", "grasshopper"})
    EXPECT_NE(error_of([&] { read_piece(name); }).find("other pieces"), std::string::npos);
}

TEST(Piece, AMoveAndItsReverseAreOne) {
  EXPECT_EQ(upward({-1, 2, 3}), (Move{1, -2, 3}));
  EXPECT_EQ(upward({0, -2, 0}), (Move{0, 2, 0}));
  EXPECT_EQ(read_piece("fF").moves, read_piece("F").moves);
  EXPECT_TRUE(read_piece("dummy").moves.empty());
}

TEST(Piece, TransposedAnyNumberOfTimes) {
  std::string mark;
  for (int i = 0; i < 200000; ++i) mark += "transposed-";
  EXPECT_EQ(read_piece(mark + "fN").name, "fN");
  EXPECT_EQ(read_piece("transposed-" + mark + "fN").name, "transposed-fN");
}
