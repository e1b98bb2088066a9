// SPDX-License-Identifier: Apache-2.0
// Beside test/agree: values beyond the oracle's reach, and where the method must say no.
#include <algorithm>
#include <set>

#include "expect_error.hpp"
#include "method/rook_theory/parts.hpp"
#include "method/solved.hpp"

using namespace rookery;

TEST(RookTheory, KnownValues) {
  EXPECT_EQ(total("rook-theory", "8x8 6 bishop"), "5599888");
  EXPECT_EQ(total("rook-theory", "8x8 bishop"), "82609921");
  EXPECT_EQ(total("rook-theory", "30x30 39 bishop"),
            "1464849534753328002694459855350978489409398112256");
  EXPECT_EQ(total("rook-theory", "8x8 8 rook"), "40320");
  EXPECT_EQ(total("rook-theory", "1000000000000000000x1 1 rook"), "1000000000000000000");
  EXPECT_EQ(total("rook-theory", "2x9223372036854775807 2 rook"),
            "85070591730234615838173535747377725442");
}

TEST(RookTheory, TotalsOnNByNPlusOneAreSquaresOfBellNumbers) {
  const std::vector<int> bell = {1, 1, 2, 5, 15, 52, 203, 877, 4140, 21147, 115975};
  for (std::size_t n = 1; n + 1 < bell.size(); ++n) {
    const std::string one = std::to_string(n) + "x" + std::to_string(n + 1) + " bishop";
    const std::string turned = std::to_string(n + 1) + "x" + std::to_string(n) + " bishop";
    const Integer squared = Integer(bell[n + 1]) * bell[n + 1];
    EXPECT_EQ(total("rook-theory", one), squared.get_str());
    EXPECT_EQ(total("rook-theory", turned), squared.get_str());
  }
}

// Stirling numbers of the second kind, whose sums are Bell numbers.
TEST(RookTheory, StairsAndNestedHoles) {
  EXPECT_EQ(total("rook-theory", "fen:1---/2--/3-/4 rook"), "52");
  EXPECT_EQ(total("rook-theory", "fen:--2/4/--1-/1-2 rook"),
            total("backtracking", "fen:--2/4/--1-/1-2 rook"));
  EXPECT_EQ(total("rook-theory", "fen:1-1/3/--- rook"), total("lines", "fen:1-1/3/--- rook"));
  EXPECT_EQ(total("rook-theory", "3x3 2 rook --forbid a1"), "14");
  EXPECT_NE(refusal("rook-theory", "fen:1-1/-2 rook").find("nesting"), std::string::npos);
  EXPECT_NE(refusal("rook-theory", "fen:1-1/3 bishop").find("diagonals"), std::string::npos);
  EXPECT_NE(refusal("rook-theory", "fen:1*1/1-1 rook").find("walls"), std::string::npos);
}

TEST(RookTheory, RowsNestAndCoverTheBoard) {
  for (const Board& board : {Board{7, 7}, Board{8, 8}, Board{6, 7}, Board{5, 4}, Board{1, 1}}) {
    std::int64_t squares = 0;
    for (const auto& rows : rook_boards::ferrers_boards(board, rook_boards::Shape::bishops)) {
      std::set<std::int64_t> columns;
      for (const auto& row : rows) {
        std::set<std::int64_t> own;
        for (std::int64_t i = 0; i < row.length; ++i)
          own.insert(column_of(board, rook_boards::Shape::bishops, row.square(i)));
        EXPECT_TRUE(std::includes(own.begin(), own.end(), columns.begin(), columns.end()));
        columns = own;
        squares += row.length;
      }
    }
    EXPECT_EQ(squares, board.rows * board.columns);
  }
}

TEST(RookTheory, SaysWhereItDoesNotApply) {
  EXPECT_EQ(refusal("rook-theory", "8x8 bishop"), "");
  EXPECT_EQ(refusal("rook-theory", "8x9 B"), "");
  EXPECT_EQ(refusal("rook-theory", "3x9 rook"), "");
  EXPECT_EQ(refusal("rook-theory", "5x5 R4"), "");
  EXPECT_NE(refusal("rook-theory", "8x10 bishop").find("do not nest"), std::string::npos);
  EXPECT_NE(refusal("rook-theory", "8x8 queen").find("neither"), std::string::npos);
  EXPECT_NE(refusal("rook-theory", "5x5 R3").find("neither"), std::string::npos);
  EXPECT_NE(refusal("rook-theory", "8x8 2 rook --given a1").find("given"), std::string::npos);
}

TEST(RookTheory, TheFirstMaximumFillsTwoEdges) {
  const auto walk = walked("rook-theory", "8x8 14 bishop");
  std::set<std::int64_t> rows;
  for (auto choices = walk->choices(); !choices.empty(); choices = walk->choices()) {
    for (const Stand& stand : choices[0].put) rows.insert(stand.square.row);
    walk->enter(0);
  }
  EXPECT_EQ(rows, (std::set<std::int64_t>{0, 7}));
}

TEST(RookTheory, WalksOnlyWhatExists) {
  EXPECT_EQ(walked("rook-theory", "8x8 15 bishop"), nullptr);
  EXPECT_NE(walked("rook-theory", "8x8 0 bishop"), nullptr);
}
