// SPDX-License-Identifier: Apache-2.0
// The polynomials against the recurrence of rook-theory, on small boards and beyond.
#include "expect_error.hpp"
#include "method/rook_polynomial/polynomial.hpp"
#include "method/solved.hpp"

using namespace rookery;

TEST(RookPolynomial, KnownValues) {
  EXPECT_EQ(total("rook-polynomial", "8x8 6 bishop"), "5599888");
  EXPECT_EQ(total("rook-polynomial", "8x8 8 rook"), "40320");
}

TEST(RookPolynomial, IsTheRecurrenceOnSmallBoards) {
  for (const char* board : {"0x0", "1x1", "1x2", "2x2", "2x3", "3x3", "7x7", "8x8", "8x9", "21x20"})
    for (const char* army : {"bishop", "3 bishop", "..4 bishop", "2..5 bishop", "9 bishop",
                             "40.. bishop", "rook", "2..3 rook", "8 rook"})
      for (const Want want : {Want::total, Want::table, Want::maximum}) {
        const std::string text = std::string(board) + " " + army;
        const Answer expected = solved("rook-theory", text, want);
        const Answer got = solved("rook-polynomial", text, want);
        EXPECT_EQ(got.table.values, expected.table.values) << text;
        EXPECT_EQ(got.table.first, expected.table.first) << text;
      }
}

TEST(RookPolynomial, IsTheRecurrenceOnBoardsFarFromTheSmallOnes) {
  for (const char* text : {"500x500 20 bishop", "501x501 20 bishop", "500x501 20 bishop",
                           "900x900 ..9 bishop", "350x1000 30 rook"})
    EXPECT_EQ(total("rook-polynomial", text), total("rook-theory", text)) << text;
}

// Two bishops: all pairs less those on a common diagonal, counted directly.
TEST(RookPolynomial, TwoBishopsOnTheLargestBoards) {
  for (const char* side : {"9223372036854775807", "4611686018427387904", "1000000000000000000",
                           "999999999999999999"}) {
    const Integer n(side);
    const Integer squares = n * n;
    // On both directions: 2 (C(n,2) + 2 sum of C(i,2) for i < n) = 2 (C(n,2) + 2 C(n,3)).
    const Integer on_diagonals = n * (n - 1) + 4 * (n * (n - 1) * (n - 2) / 6);
    EXPECT_EQ(total("rook-polynomial", std::string(side) + "x" + side + " 2 bishop"),
              Integer(squares * (squares - 1) / 2 - on_diagonals).get_str());
  }
}

TEST(RookPolynomial, NewtonGivesThePolynomialBack) {
  Context context;
  std::uint64_t work = 0;
  const auto cubic = [](const Integer& x) { return Integer(((7 * x - 3) * x + 5) * x - 11); };
  const Integer far("123456789012345678901234567890");
  EXPECT_EQ(few_rooks::newton({cubic(0), cubic(1), cubic(2), cubic(3)}, far, context, work),
            cubic(far));
}

TEST(RookPolynomial, SaysWhereItDoesNotApply) {
  EXPECT_EQ(refusal("rook-polynomial", "1000000000000000000x1000000000000000001 9 bishop"), "");
  EXPECT_NE(refusal("rook-polynomial", "4000x4000 bishop").find("few"), std::string::npos);
  EXPECT_NE(refusal("rook-polynomial", "8x10 2 bishop").find("do not nest"), std::string::npos);
  EXPECT_NE(refusal("rook-polynomial", "8x8 2 queen").find("neither"), std::string::npos);
  EXPECT_EQ(refusal("rook-polynomial", "9223372036854775807x2 2 rook"), "");
}
