// SPDX-License-Identifier: Apache-2.0
#include "problem/graph.hpp"

#include <gtest/gtest.h>

#include "problem/text.hpp"

using namespace rookery;

namespace {

using Stands = std::vector<std::uint32_t>;

Graph graph(const std::string& text) { return graph_of(read_problem(text)); }

std::vector<Line> lines(const std::string& text) {
  const Problem problem = read_problem(text);
  return lines_of(problem, graph_of(problem));
}

}  // namespace

TEST(Graph, OneKind) {
  const Graph kings = graph("2x2 king");
  EXPECT_EQ(kings.squares, (std::vector<Square>{{0, 0}, {0, 1}, {1, 0}, {1, 1}}));
  EXPECT_EQ(kings.conflicts[0], (Stands{1, 2, 3}));
  EXPECT_EQ(kings.conflicts[3], (Stands{0, 1, 2}));
}

TEST(Graph, OnlyFreeSquaresCount) {
  const Graph rooks = graph("fen:1-1/1*1 rook");  // a1, c1, a2, c2
  EXPECT_EQ(rooks.squares.size(), 4u);
  EXPECT_EQ(rooks.conflicts[0], (Stands{2}));     // over the wall nothing is attacked
  EXPECT_EQ(rooks.conflicts[2], (Stands{0, 3}));  // over the hole it is
}

TEST(Graph, AttacksOfEitherSideAreConflicts) {
  // A pawn's capture, up alone, forbids the square below it, too.
  const Graph pieces = graph("2x1 fW");
  EXPECT_EQ(pieces.conflicts[0], (Stands{1}));
  EXPECT_EQ(pieces.conflicts[1], (Stands{0}));
}

TEST(Graph, SeveralKinds) {
  // Stands: king on a1, knight on a1, king on b1, knight on b1.
  EXPECT_EQ(graph("1x2 king knight").conflicts, (std::vector<Stands>{{2, 3}, {2}, {0, 1}, {0}}));
  EXPECT_EQ(graph("1x2 king knight --hostile same-kind").conflicts,
            (std::vector<Stands>{{2}, {}, {0}, {}}));
  EXPECT_EQ(graph("1x2 white king black king --hostile other-colour").conflicts,
            (std::vector<Stands>{{3}, {2}, {1}, {0}}));
  EXPECT_EQ(graph("1x2 white king black king --hostile same-colour").conflicts,
            (std::vector<Stands>{{2}, {3}, {0}, {1}}));
}

TEST(Graph, GivenStands) {
  const Graph pieces = graph("1x3 king knight --given knight@b1,king@a1");
  EXPECT_EQ(pieces.given, (Stands{0, 3}));
  EXPECT_EQ(pieces.stand_of(3), (Stand{{0, 1}, 1}));
}

TEST(Graph, LinesOfQuotas) {
  const auto rows = lines("2x2 king --per-row 1");
  ASSERT_EQ(rows.size(), 2u);
  EXPECT_EQ(rows[0].squares, (Stands{0, 1}));
  EXPECT_EQ(rows[1].squares, (Stands{2, 3}));
  EXPECT_EQ(rows[1].range, (Range{1, 1}));
  EXPECT_TRUE(lines("2x2 king --per-row 0..2").empty());  // never broken
  const auto columns = lines("fen:2/-1 king --per-column 1..");
  ASSERT_EQ(columns.size(), 2u);
  EXPECT_EQ(columns[0].squares, (Stands{1}));
  const auto regions = lines("2x2 king knight --per-region knight:1@rows:aa/b.");
  ASSERT_EQ(regions.size(), 2u);
  EXPECT_EQ(regions[0].kind, 1);
  EXPECT_EQ(lines("fen:-1/2 king --per-region 1@rows:ab/bb").size(), 2u);  // a: never kept
}

TEST(Graph, LargeBoardsAreRefused) {
  EXPECT_FALSE(beyond_a_graph(read_problem("8x8 king"), 64));
  EXPECT_TRUE(beyond_a_graph(read_problem("8x9 king"), 64));
  EXPECT_TRUE(beyond_a_graph(read_problem("9223372036854775807x9 king"), 64));
}
