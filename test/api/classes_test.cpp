// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <rookery/rookery.hpp>

#include "expect_error.hpp"

using namespace rookery;

TEST(Classes, OfEightQueens) {
  const Classes answer = classes("8x8 8 queen", {});
  EXPECT_EQ(answer.classes, 12);
  EXPECT_EQ(answer.placements, 92);
  EXPECT_EQ(answer.group, "D4 (all turns and mirrors)");
  EXPECT_EQ(answer.order, 8u);
  ASSERT_EQ(answer.fixed.size(), 5u);
  EXPECT_EQ(answer.fixed[2].symmetry, "rotate-180");
  EXPECT_EQ(answer.fixed[2].placements, 4);
  ASSERT_EQ(answer.kinds.size(), 2u);
  EXPECT_EQ(answer.kinds[0].classes, 11);
  EXPECT_EQ(answer.kinds[1].symmetries, "C2 (half turn)");
  EXPECT_EQ(answer.kinds[1].classes, 1);
}

TEST(Classes, OfMaximalPlacementsAndOnGluedBoards) {
  EXPECT_EQ(classes("6x6 6 bishop --maximal", {}).classes, 36);
  EXPECT_EQ(classes("5x5/torus 5 queen", {}).classes, 1);
  EXPECT_TRUE(classes("5x5/torus 5 queen", {}).kinds.empty());  // 200 elements are too many
  EXPECT_EQ(classes("5x5/torus 5 queen --classes --symmetry board", {}).classes, 2);
  EXPECT_EQ(classes("3x3 3 queen", {}).classes, 0);
}

TEST(Classes, RefusesWhatMakesNoSense) {
  expect_error([] { classes("4x4 king --mod 3", {}); }, "--mod '3'", "does not go with classes");
  expect_error([] { classes("4x4 king --fixed-by rotate-180", {}); }, "--fixed-by 'rotate-180'",
               "does not go with classes");
  expect_error([] { count("4x4 king --classes --fixed-by rotate-180"); }, "--fixed-by 'rotate-180'",
               "does not go with --classes");
  expect_error([] { count("4x4 king --symmetry board"); }, "--symmetry 'board'",
               "only for classes");
}

TEST(Classes, OneOfEachIsListed) {
  std::uint64_t sum = 0, lines = 0;
  list("8x8 8 queen --classes",
       [&](const Listing&, const Numbered& one) {
         EXPECT_EQ(one.number, Integer(static_cast<unsigned long>(lines)));
         sum += one.alike;
         ++lines;
         return true;
       },
       {});
  EXPECT_EQ(lines, 12u);
  EXPECT_EQ(sum, 92u);
}

TEST(Maximal, FewestPieces) {
  const Result least = minimum_maximal("8x8 queen");
  EXPECT_EQ(least.pieces, 5);
  EXPECT_EQ(least.table.values[0], 728);
  ASSERT_TRUE(least.witness.has_value());
  EXPECT_EQ(least.witness->size(), 5u);
  EXPECT_EQ(count("8x8 queen --maximal").table.values[0], 10188);
  EXPECT_EQ(minimum_maximal("2x2 rook knight").pieces, 2);
}
