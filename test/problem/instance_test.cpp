// SPDX-License-Identifier: Apache-2.0
#include "problem/instance.hpp"

#include <gtest/gtest.h>

#include "problem/text.hpp"

using namespace rookery;

namespace {

Instance left_of(const std::string& text) { return instance_of(read_problem(text)); }

}  // namespace

TEST(Instance, GivenPiecesTakeTheirSquaresAndWhatTheyRuleOut) {
  const Instance left = left_of("3x3 ..3 rook --given a1");
  EXPECT_EQ(left.squares, (std::vector<Square>{{1, 1}, {1, 2}, {2, 1}, {2, 2}}));
  EXPECT_EQ(left.taken, std::vector<std::int64_t>{1});
  EXPECT_EQ(left.numbers[0], (Range{0, 2}));
  EXPECT_EQ(left.conflicts[0], (std::vector<std::uint32_t>{1, 2}));
  EXPECT_FALSE(left.impossible);
}

TEST(Instance, ASquareMayBeClosedToOneKindOnly) {
  const Instance left = left_of("1x3 rook king --given king@a1");
  ASSERT_EQ(left.squares, (std::vector<Square>{{0, 2}}));
  EXPECT_FALSE(left.open[0]);  // the rook would attack the king
  EXPECT_TRUE(left.open[1]);
}

TEST(Instance, ContradictionsAreSeen) {
  for (const char* text : {"3x3 rook --given a1,a3", "3x3 0 rook --given a1",
                           "3x3 rook --given a1 --per-row 0", "fen:--/2 king --per-row 1"})
    EXPECT_TRUE(left_of(text).impossible) << text;
  EXPECT_FALSE(left_of("1x2 king --per-row 1..").impossible);
}

TEST(Instance, QuotasAskForWhatIsLeft) {
  const Instance left = left_of("2x3 dummy --given a1 --per-row 2");
  ASSERT_EQ(left.lines.size(), 2u);
  EXPECT_EQ(left.lines[0].range, (Range{1, 1}));
  EXPECT_EQ(left.lines[0].squares.size(), 2u);
  EXPECT_EQ(left.lines[1].range, (Range{2, 2}));
}
