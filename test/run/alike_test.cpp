// SPDX-License-Identifier: Apache-2.0
#include "run/alike.hpp"

#include <gtest/gtest.h>

#include "problem/text.hpp"

using namespace rookery;

TEST(Alike, TellsTheLeastOfAClassAndItsSize) {
  Problem problem = read_problem("3x3 king --classes");
  const Alike alike(problem);
  EXPECT_EQ(alike.class_of_least({}), 1u);
  EXPECT_EQ(alike.class_of_least({{{0, 0}, 0}}), 4u);
  EXPECT_EQ(alike.class_of_least({{{2, 2}, 0}}), 0u);
  EXPECT_EQ(alike.class_of_least({{{1, 1}, 0}}), 1u);
  EXPECT_EQ(alike.class_of_least({{{0, 0}, 0}, {{0, 2}, 0}}), 4u);
}
