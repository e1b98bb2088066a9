// SPDX-License-Identifier: Apache-2.0
#include "api/drawing.hpp"

#include "expect_error.hpp"

using namespace rookery;

namespace {
using Marks = std::vector<std::string>;
}

TEST(Drawing, PicturesShowThePiecesLetter) {
  const Picture queens = picture("2x2 queen", {{{1, 0}, 0}});
  EXPECT_EQ(queens.marks, (Marks{".", ".", "Q", "."}));
  EXPECT_EQ(picture("1x1 knight", {{{0, 0}, 0}}).marks[0], "N");
  EXPECT_EQ(picture("1x1 vRsWF", {{{0, 0}, 0}}).marks[0], "R");
  EXPECT_EQ(picture("1x1 (1,4)", {{{0, 0}, 0}}).marks[0], "X");
  error_of([] { picture("2x2 queen", {{{2, 0}, 0}}); });
}

TEST(Drawing, APieceIsKnownByItsMoves) {
  EXPECT_EQ(attacks("1x1 vRsWF --given a1").figures[0].name, "injured-queen");
  EXPECT_EQ(attacks("1x1 FfW --given a1").figures[0].name, "silver");
  EXPECT_EQ(attacks("1x1 FbW --given a1").figures[0].name, "FbW");
}

TEST(Drawing, AttacksMarkSquaresAndPieces) {
  const Picture rooks = attacks("2x3 rook --given a1,c1");
  EXPECT_EQ(rooks.marks, (Marks{"R", "x", "R", "x", ".", "x"}));
  EXPECT_EQ(rooks.attacked, (std::vector<Square>{{0, 0}, {0, 1}, {0, 2}, {1, 0}, {1, 2}}));
  EXPECT_EQ(rooks.title, "2x3 rook: 2 pieces and 5 squares attacked");
  EXPECT_EQ(attacks("1x2 pawn --given a1").title, "1x2 pawn: 1 piece and 0 squares attacked");
  const Picture board = attacks("2x1 rook");
  EXPECT_EQ(board.marks, (Marks{".", "."}));
  EXPECT_EQ(board.title, "2x1 rook");
}

TEST(Drawing, HolesAndWallsAreMarked) {
  const Picture board = attacks("fen:1-*1/4 rook --given a2");
  EXPECT_EQ(board.marks, (Marks{"x", ".", ".", ".", "R", "-", "*", "."}));
  EXPECT_EQ(board.holes, (std::vector<Square>{{1, 1}}));
  EXPECT_EQ(board.walls, (std::vector<Square>{{1, 2}}));
}

TEST(Drawing, SeveralKindsHaveTheirLetters) {
  const Picture both = picture("1x3 white queen black knight", {{{0, 0}, 0}, {{0, 2}, 1}});
  EXPECT_EQ(both.marks, (Marks{"Q", ".", "n"}));
  EXPECT_EQ(both.title, "1x3 white-queen, black-knight: 2 pieces");
  EXPECT_EQ(both.figures[1].name, "knight");
  EXPECT_EQ(both.figures[1].colour, "black");
  error_of([] { picture("1x3 queen", {{{0, 0}, 1}}); });
}

TEST(Drawing, PiecesAreAttackedByHostileOnesAlone) {
  const Picture peace = attacks("1x2 king rook --hostile same-kind --given king@a1,rook@b1");
  EXPECT_TRUE(peace.attacked.empty());
  EXPECT_EQ(attacks("1x2 king rook --given king@a1,rook@b1").attacked.size(), 2u);
}

TEST(Drawing, ANumberOfPiecesMeansNothingToAttacks) {
  EXPECT_EQ(error_of([] { attacks("8x8 6 bishop --given a1"); }),
            "number '6': what given pieces attack is asked without a number, as in 8x8 bishop "
            "--given d4; a whole placement is drawn by draw max");
}

TEST(Drawing, BoardsAbove400AreRefusedBeforeAnythingIsKept) {
  EXPECT_EQ(error_of([] { attacks("401x1 rook"); }),
            "board '401x1': too large to draw: at most 400 rows and 400 columns");
  error_of([] { attacks("9223372036854775807x9223372036854775807 rook --given a1"); });
  error_of([] { picture("1x401 rook", {}); });
  EXPECT_EQ(attacks("400x400 king").marks.size(), 160000u);
}

TEST(Drawing, TheWitnessOfAMaximumIsDrawnIfThereIsOne) {
  const Picture bishops = picture(maximum("2x2 bishop"));
  EXPECT_EQ(bishops.marks, (Marks{"B", "B", ".", "."}));
  EXPECT_EQ(bishops.title, "2x2 bishop: 2 pieces");
  EXPECT_EQ(error_of([] { picture(maximum("4x4 5.. rook")); }, Error::Kind::unanswered),
            "problem '4x4 5.. rook': no placement to draw");
  error_of([] { picture(maximum("4x4 rook --given a1,a2")); }, Error::Kind::unanswered);
}

TEST(Drawing, RegionsHaveNames) {
  EXPECT_TRUE(attacks("2x2 rook").regions.empty());
  EXPECT_EQ(attacks("2x2 rook --per-region 1@rows:ab/.b").regions, (Marks{"", "b", "a", "b"}));
  EXPECT_EQ(attacks("1x3 rook --per-region 1@rows:ab. --per-region 1@rows:c..").regions,
            (Marks{"ac", "b.", ""}));
}

TEST(Drawing, GivenPiecesAreToldApartInPlacements) {
  const Picture rooks = picture("2x2 rook --given b2", {{{0, 0}, 0}, {{1, 1}, 0}});
  EXPECT_FALSE(rooks.figures[0].given);
  EXPECT_TRUE(rooks.figures[1].given);
  EXPECT_FALSE(attacks("2x2 rook --given b2").figures[0].given);
}

TEST(Drawing, PicturesOfCallersAreChecked) {
  const Picture sound{1, 2, {".", "."}, "", {{{0, 1}, "rook", "R"}}, {{0, 0}}};
  require_sound(sound);
  error_of([] { require_sound({1, 2, {"."}}); });
  error_of([] { require_sound({-1, -2, {".", "."}}); });
  error_of([] { require_sound({INT64_MAX, INT64_MAX, {"."}}); });
  Picture off = sound;
  off.figures[0].square = {0, 2};
  EXPECT_EQ(error_of([&] { require_sound(off); }), "square 'c1': not on the 1x2 board");
  off = sound;
  off.regions = {"a"};
  error_of([&] { require_sound(off); });
  off = sound;
  off.heat = HeatMap{{1}, 2};
  error_of([&] { require_sound(off); });
  off.heat = HeatMap{{1, 3}, 2};
  error_of([&] { require_sound(off); });
  off = sound;
  off.attacked[0] = {-1, 0};
  error_of([&] { require_sound(off); });
}
