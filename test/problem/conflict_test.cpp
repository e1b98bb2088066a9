// SPDX-License-Identifier: Apache-2.0
#include "problem/conflict.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

using namespace rookery;

TEST(Conflict, IsSymmetricAndKnowsNoShielding) {
  const Piece queen = read_piece("queen"), pawn = read_piece("pawn");
  EXPECT_TRUE(conflict(queen, {0, 0}, {7, 7}));
  EXPECT_TRUE(conflict(queen, {7, 0}, {0, 7}));
  EXPECT_FALSE(conflict(queen, {0, 0}, {1, 2}));
  EXPECT_TRUE(conflict(pawn, {0, 0}, {1, 1}));
  EXPECT_TRUE(conflict(pawn, {1, 1}, {0, 0}));
  EXPECT_FALSE(conflict(pawn, {0, 0}, {1, 0}));
  EXPECT_FALSE(conflict(read_piece("W3"), {0, 0}, {0, 4}));
}

TEST(Conflict, HugeCoordinatesDoNotOverflow) {
  const std::int64_t far = INT64_MAX - 1;
  EXPECT_TRUE(conflict(read_piece("bishop"), {0, 0}, {far, far}));
  EXPECT_TRUE(conflict(read_piece("bishop"), {0, far}, {far, 0}));
  EXPECT_FALSE(conflict(read_piece("(9223372036854775807,1)0"), {0, 0}, {far, 2}));
  EXPECT_EQ(moves_on({far, far}, read_piece("rook")).size(), 2u);
}

TEST(Conflict, MovesOnABoardAreWhatIsLeftOfThem) {
  EXPECT_EQ(moves_on({8, 8}, read_piece("R7")), moves_on({8, 8}, read_piece("rook")));
  EXPECT_NE(moves_on({8, 8}, read_piece("R6")), moves_on({8, 8}, read_piece("rook")));
  EXPECT_EQ(moves_on({8, 8}, read_piece("RD")), moves_on({8, 8}, read_piece("rook")));
  EXPECT_EQ(moves_on({8, 8}, read_piece("RDDH")), moves_on({8, 8}, read_piece("rook")));
  EXPECT_EQ(moves_on({8, 8}, read_piece("RR")), moves_on({8, 8}, read_piece("rook")));
  EXPECT_EQ(moves_on({1, 9}, read_piece("queen")), moves_on({1, 9}, read_piece("rook")));
  EXPECT_TRUE(moves_on({1, 9}, read_piece("bishop")).empty());
  EXPECT_TRUE(moves_on({0, 9}, read_piece("queen")).empty());
  EXPECT_EQ(moves_on({9, 9}, read_piece("WDH")).size(), 6u);
}

RC_GTEST_PROP(Conflict, AmongGivenSquaresAsPairByPair, ()) {
  const auto name = *rc::gen::elementOf(std::vector<std::string>{
      "knight", "bishop", "vRsWF", "R2", "(2,2)2", "NN", "fsN", "DD", "camel", "dummy"});
  const Piece piece = read_piece(name);
  std::vector<Square> given;
  for (const int number : *rc::gen::unique<std::vector<int>>(rc::gen::inRange(0, 100)))
    given.push_back({number / 10, number % 10});
  std::sort(given.begin(), given.end());
  bool expected = false;
  for (const Square& one : given)
    for (const Square& other : given) expected |= one < other && conflict(piece, one, other);
  const auto pair = conflict_among(piece, given);
  RC_ASSERT(pair.has_value() == expected);
  if (pair) RC_ASSERT(conflict(piece, pair->first, pair->second));
}
