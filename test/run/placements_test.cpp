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
    Placements(read_problem("30x30 450 knight"), {"", 1, nullptr}, limits());
  };
  const std::string error = error_of(walk, Error::Kind::unanswered);
  EXPECT_NE(error.find("too large: walking by"), std::string::npos) << error;
  EXPECT_NE(error.find("--seconds"), std::string::npos) << error;
}

}  // namespace
