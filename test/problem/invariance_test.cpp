// SPDX-License-Identifier: Apache-2.0
#include "problem/invariance.hpp"

#include <gtest/gtest.h>

#include "problem/symmetry.hpp"
#include "problem/text.hpp"

using namespace rookery;

TEST(Invariance, OrbitsOfSquares) {
  const Problem problem = read_problem("3x3 king --fixed-by rotate-180");
  const Invariance& fixed = *problem.fixed_by;
  EXPECT_EQ(fixed.first, (std::vector<std::uint32_t>{0, 1, 2, 3, 4, 3, 2, 1, 0}));
  EXPECT_EQ(fixed.orbit_size(problem.board, {1, 1}), 1);
  EXPECT_EQ(fixed.orbit_size(problem.board, {2, 2}), 2);
  EXPECT_TRUE(fixed.is_first(problem.board, {0, 2}));
  EXPECT_FALSE(fixed.is_first(problem.board, {2, 0}));
}

TEST(Invariance, ConflictsOfOrbits) {
  Problem problem = read_problem("2x2 wazir --fixed-by mirror-left-right");
  problem.army[0].filling = {2, 0};
  const Graph graph = with_orbits(problem, graph_of(problem));
  EXPECT_EQ(graph.squares.size(), 2u);  // a1 with b1, a2 with b2
  EXPECT_EQ(graph.barred, (std::vector<bool>{true, true}));
  problem = read_problem("2x2 ferz --fixed-by mirror-left-right");
  problem.army[0].filling = {2, 0};
  const Graph other = with_orbits(problem, graph_of(problem));
  EXPECT_EQ(other.barred, (std::vector<bool>{false, false}));
  EXPECT_EQ(other.conflicts[0], (std::vector<std::uint32_t>{1}));
}

TEST(Invariance, LinesWeighOrbits) {
  Problem problem = read_problem("2x3 ferz --per-row 2 --fixed-by mirror-left-right");
  problem.army.push_back(problem.army[0]);
  problem.army[0].filling = {1, 0};
  problem.army[1].filling = {2, 0};
  const Graph graph = graph_of(problem);
  const auto lines = with_orbits(problem, graph, lines_of(problem, graph));
  ASSERT_EQ(lines.size(), 2u);
  EXPECT_EQ(lines[0].weights, (std::vector<std::int64_t>{2, 1}));
  EXPECT_EQ(lines[0].most(), 3);
}
