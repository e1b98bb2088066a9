// SPDX-License-Identifier: Apache-2.0
#include "problem/drawing.hpp"

#include <rapidcheck/gtest.h>

#include "expect_error.hpp"
#include "problem/text.hpp"

using namespace rookery;

namespace {

std::string problem(std::string_view drawing, std::string_view rest) {
  return text_of(read_drawn_problem(drawing, rest));
}

std::string refusal(std::string_view drawing, std::string_view rest = "queen") {
  return error_of([&] { problem(drawing, rest); });
}

}  // namespace

TEST(Drawing, TheFirstLineIsTheHighestRow) {
  EXPECT_EQ(problem("...\n..-\n*..\n", "2 queen"), "fen:3/2-/*2 2 queen");
  EXPECT_EQ(problem("...\nQ..\n", "3 queen"), "2x3 3 queen --given a1");
  EXPECT_EQ(problem("..q\n...\n", "queen --given a1"), "2x3 queen --given a1,c2");
  EXPECT_EQ(problem("..\n..", "queen --glue torus"), "2x2/torus queen");
}

TEST(Drawing, FenStandsOnOneLine) {
  EXPECT_EQ(problem("3/2-/*2\n", "2 queen"), "fen:3/2-/*2 2 queen");
  EXPECT_EQ(problem("fen:8/Q7", "queen"), "2x8 queen --given a1");
  EXPECT_EQ(problem("12", "rook"), "1x12 rook");
  EXPECT_EQ(problem("8/3K4\nK = knight", "knight king"), "2x8 knight king --given knight@d1");
}

TEST(Drawing, LettersNameKinds) {
  EXPECT_EQ(problem("KNQ", "king knight queen"),
            "1x3 king knight queen --given king@a1,knight@b1,queen@c1");
  EXPECT_EQ(problem("kK", "king"), "1x2 king --given a1,b1");  // no colours: case says nothing
  EXPECT_EQ(problem("Qq", "white queen black queen"),
            "1x2 white queen black queen --given white-queen@a1,black-queen@b1");
}

TEST(Drawing, LegendsNameKinds) {
  EXPECT_EQ(problem("XA\nX = queen\nA=king\n", "queen king"),
            "1x2 queen king --given queen@a1,king@b1");
  EXPECT_EQ(problem("X = queen\n\nXx", "white queen black queen"),
            "1x2 white queen black queen --given white-queen@a1,black-queen@b1");
  EXPECT_EQ(problem("X = black-queen\nX.", "white queen black queen"),
            "1x2 white queen black queen --given black-queen@a1");
}

TEST(Drawing, ErrorsNameTheLine) {
  EXPECT_EQ(refusal("...\n....\n"), "drawing line 2 '....': has 4 squares, but line 1 has 3");
  EXPECT_EQ(refusal("\n...\n\n...\n"), "drawing line 3 '': has 0 squares, but line 2 has 3");
  EXPECT_EQ(refusal(".?\n..\n"),
            "drawing line 1 '.?': at place 2: want . (free), - (hole), * (wall) or a letter");
  EXPECT_EQ(refusal("..\nQQ = queen\n"),
            "drawing line 2 'QQ = queen': want a letter and a kind, as in I = injured-queen");
  EXPECT_EQ(refusal("..\nI = queen\nI = king\n"),
            "drawing line 3 'I = king': the letter is named twice");
  EXPECT_EQ(
      refusal("R.", "queen"),
      "drawn piece 'R': no kind of the army (queen) has that letter; name it in a line such as "
      "R = queen");
  EXPECT_EQ(refusal("W.", "W WF"),
            "drawn piece 'W': could be W or WF; say which in a line such as W = WF");
  EXPECT_EQ(refusal("I.\nI = king\n", "queen"),
            "drawing line 2, kind 'king': no kind of the army; it has queen");
  EXPECT_EQ(refusal("Q.", "black queen"),
            "drawn piece 'Q': no kind of the army (black queen) has that letter; name it in a line "
            "such as Q = black-queen");
  EXPECT_EQ(refusal("Q.", "queen --given a1"), "given 'a1': named twice");
  EXPECT_EQ(refusal("Q.", "queen --forbid a1"), "given 'a1': on a hole or wall");
  EXPECT_NE(refusal("8/8 w - - 0 1").find("placement of FEN alone"), std::string::npos);
  EXPECT_NE(refusal("").find("no row of a board"), std::string::npos);
  EXPECT_NE(refusal("X = queen\n").find("no row of a board"), std::string::npos);
  EXPECT_EQ(refusal("..", ""), "problem '1x2': want a piece behind the board, as in 8x8 6 bishop");
}

RC_GTEST_PROP(DrawingProperty, AnyTextIsADrawingOrRefused, ()) {
  const std::string text =
      *rc::gen::container<std::string>(rc::gen::elementOf(std::string("...--*Qq1/\n\n=\r ")));
  try {
    const std::string canonical = problem(text, "queen");
    RC_ASSERT(text_of(read_problem(canonical)) == canonical);
  } catch (const Error& error) {
    RC_ASSERT(error.kind == Error::Kind::input);
  }
}
