// SPDX-License-Identifier: Apache-2.0
#include "problem/fen.hpp"

#include <rapidcheck/gtest.h>

#include "expect_error.hpp"

using namespace rookery;

namespace {

std::string refusal(const std::string& text) {
  return error_of([&] { read_fen(text); });
}

}  // namespace

TEST(Fen, TheHighestRowStandsFirst) {
  const Board board = read_fen("8/3-4/2*-4");
  EXPECT_EQ(board.rows, 3);
  EXPECT_EQ(board.columns, 8);
  EXPECT_EQ(board.holes, (std::vector<Square>{{0, 3}, {1, 3}}));
  EXPECT_EQ(board.walls, (std::vector<Square>{{0, 2}}));
  EXPECT_EQ(fen_of(board), "8/3-4/2*-4");
}

TEST(Fen, RunsOfAnySize) {
  const Board board = read_fen("1000000000000-9/1000000000010");
  EXPECT_EQ(board.columns, 1000000000010);
  EXPECT_EQ(board.holes, (std::vector<Square>{{1, 1000000000000}}));
  EXPECT_EQ(fen_of(read_fen("12/66/9111")), "12/12/12");
}

TEST(Fen, LettersStandOnFreeSquares) {
  std::vector<Lettered> pieces;
  const Board board = read_fen("Q-1q/1k2", pieces);
  EXPECT_EQ(board.columns, 4);
  ASSERT_EQ(pieces.size(), 3u);
  EXPECT_EQ(pieces[0].square, (Square{0, 1}));
  EXPECT_EQ(pieces[0].letter, 'k');
  EXPECT_EQ(pieces[1].square, (Square{1, 0}));
  EXPECT_EQ(pieces[2].letter, 'q');
  EXPECT_NE(refusal("Q3").find("at letter 1"), std::string::npos);
}

TEST(Fen, ErrorsNameTheRow) {
  EXPECT_EQ(refusal("9/8"), "fen row '9': has 9 squares, but row 1 has 8");
  EXPECT_EQ(refusal("8/"), "fen row '8': has 8 squares, but row 1 has 0");
  EXPECT_EQ(refusal("0-"), "fen row '0-': a run of 0 squares");
  EXPECT_EQ(refusal("4294967296/8"),
            "fen row '4294967296': has 4294967296 squares, but row 1 has 8");
  EXPECT_NE(refusal("99999999999999999999").find("beyond 64 bits"), std::string::npos);
  EXPECT_NE(refusal("9223372036854775807-").find("more than 2^63-1"), std::string::npos);
  EXPECT_NE(refusal("3 4").find("at letter 2"), std::string::npos);
  refusal("");
}

RC_GTEST_PROP(FenProperty, AnyTextIsABoardOrRefused, ()) {
  const std::string text =
      *rc::gen::container<std::string>(rc::gen::elementOf(std::string("123--**//")));
  try {
    const Board board = read_fen(text);
    RC_ASSERT(fen_of(read_fen(fen_of(board))) == fen_of(board));
  } catch (const Error& error) {
    RC_ASSERT(error.kind == Error::Kind::input);
  }
}
