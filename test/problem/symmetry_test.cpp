// SPDX-License-Identifier: Apache-2.0
#include "problem/symmetry.hpp"

#include <gtest/gtest.h>

#include "expect_error.hpp"
#include "problem/text.hpp"

using namespace rookery;

namespace {

std::size_t order_of(const std::string& problem, UpTo up_to = UpTo::all) {
  return symmetries_of(read_problem(problem), up_to).order();
}

}  // namespace

TEST(Symmetry, OfBoards) {
  EXPECT_EQ(order_of("8x8 queen"), 8u);
  EXPECT_EQ(order_of("8x7 queen"), 4u);
  EXPECT_EQ(order_of("1x1 queen"), 1u);
  EXPECT_EQ(order_of("1x5 queen"), 2u);
  for (const char* empty : {"0x5 queen", "1x0/moebius king", "0x3/torus king", "3x0/klein king",
                            "0x2/cylinder king", "2x0/cylinder-v king"})
    EXPECT_EQ(order_of(empty), 1u) << empty;
  EXPECT_EQ(order_of("5x5/torus queen"), 200u);
  EXPECT_EQ(order_of("5x5/torus queen", UpTo::board), 8u);
  EXPECT_EQ(order_of("4x6/torus queen"), 96u);
  EXPECT_EQ(order_of("4x6/cylinder queen"), 24u);
  EXPECT_EQ(order_of("4x6/cylinder-v queen"), 16u);
  EXPECT_EQ(order_of("3x5/moebius king"), 20u);
}

TEST(Symmetry, OfWhatStandsOnThem) {
  EXPECT_EQ(order_of("8x8 queen --given a1"), 2u);
  EXPECT_EQ(order_of("8x8 queen --forbid a1,h8"), 4u);
  EXPECT_EQ(order_of("fen:1*2/4/4/2*1 rook"), 2u);
  EXPECT_EQ(order_of("8x8 fN"), 4u);
  EXPECT_EQ(order_of("8x8 queen --per-row 1"), 4u);
  EXPECT_EQ(order_of("8x8 queen --per-row 1 --per-column 1"), 8u);
  EXPECT_EQ(order_of("4x4 king knight --given king@a1,knight@d4"), 2u);
  EXPECT_EQ(order_of("2x4 king --per-region 1@rows:aabb/aabb"), 4u);
  EXPECT_EQ(order_of("2x4 king --per-region 1@rows:aabb/bbaa"), 4u);
  EXPECT_EQ(order_of("2x4 king --per-region 1@rows:aaab/aaab"), 2u);
}

TEST(Symmetry, IsNamed) {
  const Group group = symmetries_of(read_problem("2x2/torus wazir"));
  std::string names;
  for (const Symmetry& symmetry : group.elements) names += name_of(symmetry) + " ";
  EXPECT_EQ(names,
            "identity shift+1:0 shift+0:1 shift+1:1 rotate-90 rotate-90+1:0 rotate-90+0:1 "
            "rotate-90+1:1 ");
}

TEST(Symmetry, ByName) {
  const Problem problem = read_problem("8x8 8 queen");
  EXPECT_EQ(fixed_by_names(problem, "rotate-180")->names, "rotate-180");
  EXPECT_EQ(fixed_by_names(problem, "rotate-90,mirror-diagonal")->size[0], 4u);
  EXPECT_EQ(fixed_by_names(problem, "identity")->size[0], 1u);
  expect_error([&] { fixed_by_names(problem, "rotate-80"); }, "symmetry 'rotate-80'",
               "the nearest is rotate-90");
  expect_error([&] { fixed_by_names(problem, "shift+1:0"); }, "symmetry 'shift+1:0'",
               "no symmetry of this problem");
  expect_error([&] { fixed_by_names(problem, ""); }, "symmetry ''", "no such symmetry");
  expect_error([&] { fixed_by_names(problem, "rotate-90+1"); }, "symmetry 'rotate-90+1'",
               "no such symmetry");
}
