// SPDX-License-Identifier: Apache-2.0
#include "problem/domination.hpp"

#include <gtest/gtest.h>

#include "problem/text.hpp"

using namespace rookery;

namespace {

std::vector<Line> lines_for(const std::string& text) {
  const Problem problem = read_problem(text);
  return domination_lines(problem, graph_of(problem));
}

}  // namespace

TEST(Domination, ALineForEverySquare) {
  EXPECT_TRUE(lines_for("3x3 wazir").empty());
  const auto lines = lines_for("1x4 wazir --maximal");
  ASSERT_EQ(lines.size(), 2u);  // those around b1 and c1 are kept when those at the ends are
  EXPECT_EQ(lines[0].squares, (std::vector<std::uint32_t>{0, 1}));
  EXPECT_EQ(lines[1].squares, (std::vector<std::uint32_t>{2, 3}));
  EXPECT_EQ(lines[0].range, (Range{1, Range::unlimited}));
  EXPECT_TRUE(lines[0].kinds.empty());
}

TEST(Domination, KindsThatKeepOthersOff) {
  // A ferz at a1 is kept off by any piece there, or by a ferz or king at b2.
  const auto lines = lines_for("2x2 wazir ferz --maximal");
  ASSERT_EQ(lines.size(), 6u);  // a ferz at a1 and one at b2 are kept off by the same pieces
  for (const Line& line : lines) EXPECT_GE(line.most(), 2);
}
