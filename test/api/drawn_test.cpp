// SPDX-License-Identifier: Apache-2.0
#include <rookery/drawing.hpp>

#include <rookery/rookery.hpp>

#include "expect_error.hpp"

using namespace rookery;

TEST(Drawn, AProblemThatCanBeCounted) {
  const std::string problem = problem_from_drawing("....\n.Q..\n....\n....\n", "2 queen --mod 97");
  EXPECT_EQ(problem, "4x4 2 queen --given b3 --mod 97");
  EXPECT_EQ(count(problem).table.values[0], 4);
  EXPECT_EQ(error_of([] { problem_from_drawing("..\n.\n", "queen"); }),
            "drawing line 2 '.': has 1 squares, but line 1 has 2");
}

TEST(Drawn, RegionsThatAQuotaCanName) {
  const std::string regions = regions_from_drawing("ab\ncd\n");
  EXPECT_EQ(regions, "rows:ab/cd");
  EXPECT_EQ(problem_from_drawing("..\n..", "rook --per-region 0..1@" + regions),
            "2x2 rook --per-region 0..1@rows:ab/cd");
}
