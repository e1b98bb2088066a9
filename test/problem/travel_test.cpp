// SPDX-License-Identifier: Apache-2.0
#include "problem/travel.hpp"

#include <gtest/gtest.h>

using namespace rookery;

namespace {

// Where a step from (row, column) leads on a board of 3 rows and 4 columns, and its next direction.
struct Step {
  Gluing gluing;
  Heading from, to;
};

void expect_step(const Step& one) {
  const auto next = step({3, 4, one.gluing}, one.from);
  ASSERT_TRUE(next);
  EXPECT_EQ(next->square, one.to.square) << name_of(one.gluing);
  EXPECT_EQ(next->rows, one.to.rows) << name_of(one.gluing);
  EXPECT_EQ(next->columns, one.to.columns) << name_of(one.gluing);
}

std::vector<Square> attacked(const std::string& board, const std::string& piece, Square from,
                             Gluing gluing = Gluing::plane) {
  Board read = read_board(board);
  if (gluing != Gluing::plane) read.gluing = gluing;
  return attacked_from(read, read_piece(piece), from);
}

using Squares = std::vector<Square>;

}  // namespace

TEST(Travel, StepsOverJoinedEdges) {
  expect_step({Gluing::cylinder, {{0, 3}, 1, 2}, {{1, 1}, 1, 2}});
  expect_step({Gluing::cylinder_v, {{2, 0}, 2, 1}, {{1, 1}, 2, 1}});
  expect_step({Gluing::torus, {{0, 0}, -1, -1}, {{2, 3}, -1, -1}});
  expect_step({Gluing::torus, {{0, 0}, 7, 9}, {{1, 1}, 7, 9}});
  // The seam turns the rows over: row 1 of 3 goes on in row 3, and up becomes down.
  expect_step({Gluing::moebius, {{0, 0}, 0, -1}, {{2, 3}, 0, -1}});
  expect_step({Gluing::moebius, {{0, 3}, 1, 1}, {{1, 0}, -1, 1}});
  expect_step({Gluing::moebius, {{0, 3}, 1, 5}, {{1, 0}, 1, 5}});  // twice over the seam
  expect_step({Gluing::klein, {{2, 3}, 1, 1}, {{2, 0}, -1, 1}});
}

TEST(Travel, FreeEdgesEndIt) {
  EXPECT_FALSE(step({3, 4}, {{2, 0}, 1, 0}));
  EXPECT_FALSE(step({3, 4}, {{0, 0}, 0, -1}));
  EXPECT_FALSE(step({3, 4, Gluing::cylinder}, {{2, 0}, 1, 0}));
  EXPECT_FALSE(step({3, 4, Gluing::cylinder_v}, {{2, 3}, 0, 1}));
  EXPECT_FALSE(step({3, 4, Gluing::moebius}, {{2, 3}, 1, 1}));
}

TEST(Travel, WallsEndRidesAndHolesDoNot) {
  EXPECT_EQ(attacked("fen:2*1", "rook", {0, 0}), (Squares{{0, 1}}));
  EXPECT_EQ(attacked("fen:2-1", "rook", {0, 0}), (Squares{{0, 1}, {0, 3}}));
  EXPECT_EQ(attacked("fen:-3", "knight", {0, 1}), Squares{});
}

TEST(Travel, RidesComeBackToTheirOwnSquare) {
  EXPECT_EQ(attacked("3x3/torus", "rook", {0, 0}), (Squares{{0, 1}, {0, 2}, {1, 0}, {2, 0}}));
  EXPECT_EQ(attacked("1x4/cylinder", "rook", {0, 1}), (Squares{{0, 0}, {0, 2}, {0, 3}}));
  EXPECT_EQ(attacked("1x1/torus", "king", {0, 0}), Squares{});
  // Round the cylinder a wall stops both ways.
  EXPECT_EQ(attacked("fen:1*2", "rook", {0, 0}, Gluing::cylinder), (Squares{{0, 2}, {0, 3}}));
  // On a Moebius strip of one row the strip is a cylinder; of two rows the ride visits both.
  EXPECT_EQ(attacked("2x2/moebius", "(0,1)0", {0, 0}), (Squares{{0, 1}, {1, 0}, {1, 1}}));
}

TEST(Travel, LimitsCountSteps) {
  EXPECT_EQ(attacked("1x6", "W2", {0, 0}), (Squares{{0, 1}, {0, 2}}));
  EXPECT_EQ(attacked("1x6/cylinder", "W2", {0, 0}), (Squares{{0, 1}, {0, 2}, {0, 4}, {0, 5}}));
}
