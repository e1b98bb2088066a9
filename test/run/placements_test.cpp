// SPDX-License-Identifier: Apache-2.0
// test/agree/placements_test.cpp holds every method's walk against the oracle.
#include "run/placements.hpp"

#include "expect_error.hpp"
#include "problem/text.hpp"

using namespace rookery;

namespace {

Limits limits() {
  Limits limits;
  limits.bytes = std::uint64_t{1} << 30;
  return limits;
}

TEST(Placements, OrderNamesTheNumbersIfThereAreSeveral) {
  EXPECT_EQ(Placements(read_problem("8x8 6 bishop"), {"", 10, nullptr}, limits()).order(),
            "diagonals");
  Placements any(read_problem("3x3 king"), {"backtracking", 10, nullptr}, limits());
  EXPECT_EQ(any.order(), "numbers of pieces, then squares");
  EXPECT_EQ(any.total(), 35);
}

TEST(Placements, OneWalkMayHoldAllNumbers) {
  Placements any(read_problem("2x2 king"), {"sweep", 10, nullptr}, limits());
  EXPECT_EQ(any.order(), "squares");
  std::vector<std::size_t> pieces;
  any.each(0, [&](const Placement& placement) {
    pieces.push_back(placement.size());
    return true;
  });
  EXPECT_EQ(pieces, (std::vector<std::size_t>{1, 1, 1, 1, 0}));
  EXPECT_EQ(any.number_of({}), Integer(4));
  EXPECT_EQ(any.number_of({{{0, 0}, 0}, {{0, 1}, 0}}), std::nullopt);
}

TEST(Placements, NumbersLeadBack) {
  for (const char* text : {"16x16 king",
                           "12x12 30.. king",
                           "24x8 wazir",
                           "10x10/torus king",
                           "8x8 knight",
                           "6x6 king queen",
                           "5x5 2.. king 1..2 rook",
                           "40x6 king",
                           "30x30 39 bishop",
                           "20x20 20 rook",
                           "20x20 20 injured-queen",
                           "12x12 10 bishop",
                           "15x15 9 injured-queen",
                           "8x8 8 queen",
                           "12x12 36 king",
                           "10x10 ..9 king --given e5",
                           "9x9 rook --per-row 1",
                           "20x5 40.. wazir",
                           "12x12/cylinder king",
                           "fen:8/3-4/8/2*5/8/8/8/8 king"}) {
    Placements all(read_problem(text), {"", 60, nullptr}, limits());
    for (int part = 0; part <= 4; ++part) {
      const Integer number = (all.total() - 1) * part / 4;
      EXPECT_EQ(all.number_of(all.at(number)), number) << text;
    }
  }
}

TEST(Placements, NoneAtAll) {
  Placements none(read_problem("3x3 5.. king"), {"", 10, nullptr}, limits());
  EXPECT_EQ(none.total(), 0);
  EXPECT_EQ(none.method(), nullptr);
  none.each(0, [](const Placement&) { return ADD_FAILURE(), false; });
}

TEST(Placements, NumbersBeyondAWord) {
  Placements many(read_problem("30x30 39 bishop"), {"", 10, nullptr}, limits());
  EXPECT_EQ(many.total(), Integer("1464849534753328002694459855350978489409398112256"));
  for (const char* text : {"0", "18446744073709551616", "1234567890123456789012345678901234567890",
                           "1464849534753328002694459855350978489409398112255"}) {
    const Placement one = many.at(Integer(text));
    EXPECT_EQ(one.size(), 39u);
    EXPECT_EQ(many.number_of(one), Integer(text));
  }
}

TEST(Placements, WhatIsNoneOfThemHasNoNumber) {
  Placements two(read_problem("4x4 2 queen"), {"", 10, nullptr}, limits());
  EXPECT_EQ(two.number_of({{{0, 0}, 0}, {{0, 1}, 0}}), std::nullopt);  // in conflict
  EXPECT_EQ(two.number_of({{{0, 0}, 0}}), std::nullopt);               // too few
}

TEST(Placements, TooDearToWalk) {
  const auto walk = [] {
    Placements(read_problem("30x30 200 knight"), {"", 1, nullptr}, limits());
  };
  const std::string error = error_of(walk, Error::Kind::unanswered);
  EXPECT_NE(error.find("too large: walking by"), std::string::npos) << error;
  EXPECT_NE(error.find("--seconds"), std::string::npos) << error;
}

}  // namespace
