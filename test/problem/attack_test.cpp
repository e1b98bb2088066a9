// SPDX-License-Identifier: Apache-2.0
#include "problem/attack.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "oracle/oracle.hpp"
#include "problem/conflict.hpp"

using namespace rookery;

namespace {

std::vector<Square> attacked(const char* piece, const Board& board,
                             const std::vector<Square>& given) {
  return attacked_squares(board, read_piece(piece), given);
}

}  // namespace

TEST(Attack, HasADirection) {
  EXPECT_EQ(attacked("pawn", {3, 3}, {{1, 1}}), (std::vector<Square>{{2, 0}, {2, 2}}));
  EXPECT_EQ(attacked("fR", {4, 2}, {{1, 0}}), (std::vector<Square>{{2, 0}, {3, 0}}));
  EXPECT_EQ(attacked("lW", {1, 3}, {{0, 1}}), (std::vector<Square>{{0, 0}}));
  EXPECT_TRUE(attacked("dummy", {3, 3}, {{1, 1}}).empty());
}

TEST(Attack, NamesASquareOnceAndPiecesDoNotShield) {
  EXPECT_EQ(attacked("rook", {1, 4}, {{0, 0}, {0, 1}}),
            (std::vector<Square>{{0, 0}, {0, 1}, {0, 2}, {0, 3}}));
  EXPECT_TRUE(attacked("queen", {0, 5}, {}).empty());
}

TEST(Attack, HugeStepsDoNotOverflow) {
  EXPECT_TRUE(attacked("(9223372036854775807,9223372036854775807)0", {2, 2}, {{1, 1}}).empty());
  EXPECT_EQ(attacked("R9223372036854775807", {1, 2}, {{0, 1}}), (std::vector<Square>{{0, 0}}));
}

RC_GTEST_PROP(Attack, AgreesWithTheOracleAndMakesTheConflicts, ()) {
  const auto name = *rc::gen::elementOf(
      std::vector<std::string>{"queen", "knight", "pawn", "gold", "silver", "vRsWF", "fsN", "rfN",
                               "NN", "(2,2)2", "lR", "flF0", "giraffe", "fhNbW2", "BW"});
  const auto rows = *rc::gen::inRange(1, 9), columns = *rc::gen::inRange(1, 9);
  const Board board{rows, columns};
  const Piece piece = read_piece(name);
  const Square from{*rc::gen::inRange(0, rows), *rc::gen::inRange(0, columns)};
  const auto squares = attacked_squares(board, piece, {from});
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column) {
      const Square to{row, column};
      const int up = row - static_cast<int>(from.row),
                right = column - static_cast<int>(from.column);
      const bool there = std::count(squares.begin(), squares.end(), to) == 1;
      RC_ASSERT(there == (to != from && oracle::attacks(name, up, right)));
      if (to == from) continue;
      const auto back = attacked_squares(board, piece, {to});
      const bool here = std::count(back.begin(), back.end(), from) == 1;
      RC_ASSERT(conflict(piece, from, to) == (there || here));
    }
}
