// SPDX-License-Identifier: Apache-2.0
#include "problem/problem.hpp"

#include <gtest/gtest.h>

#include "problem/text.hpp"

using namespace rookery;

TEST(Problem, WhoIsHostileToWhom) {
  const std::string army = "4x4 white queen black queen white king";
  struct Row {
    const char* option;
    bool same, other_colour, other_kind;
  };
  for (const Row& row : {Row{"", true, true, true},
                         {" --hostile other-colour", false, true, false},
                         {" --hostile same-colour", true, false, true},
                         {" --hostile same-kind", true, false, false}}) {
    const Problem problem = read_problem(army + row.option);
    EXPECT_EQ(hostile(problem, 0, 0), row.same) << row.option;
    EXPECT_EQ(hostile(problem, 0, 1), row.other_colour) << row.option;
    EXPECT_EQ(hostile(problem, 0, 2), row.other_kind) << row.option;
  }
}

TEST(Problem, WhatGoesBeyondOneKindOnAPlainBoard) {
  EXPECT_FALSE(beyond_one_kind_on_a_plain_board(read_problem("8x8 6 bishop")));
  for (const char* text : {"8x8 bishop king", "8x8/torus bishop", "8x8 bishop --forbid a1",
                           "8x8 bishop --per-row 1", "8x8 white bishop --hostile other-colour"})
    EXPECT_TRUE(beyond_one_kind_on_a_plain_board(read_problem(text))) << text;
}
