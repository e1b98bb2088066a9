// SPDX-License-Identifier: Apache-2.0
#include "problem/puzzle/read_one.hpp"

using namespace rookery;

TEST(Numbers, RowByRow) {
  const std::string problem = star_battle(3, 1, {"AAB/ACB/CCB"});
  EXPECT_EQ(problem_in("numbers", "1,1,2,1,3,2,3,3,2"), problem);
  EXPECT_EQ(problem_in("numbers", "0, 0, 900, 0, 7, 900, 7, 7, 900\r\n"), problem);
  EXPECT_EQ(problem_in("numbers", "stars: 2\n1,2,1,2"), star_battle(2, 2, {"AB/AB"}));
  EXPECT_EQ(read_as("numbers", "1,2,1,2\n\n1,1,2,2\n").size(), 2u);
}

TEST(Numbers, ErrorsNameThePlace) {
  EXPECT_EQ(error_in("numbers", "1,2,1").rfind("board '3 numbers'", 0), 0u);
  EXPECT_EQ(error_in("numbers", "1,2,x,2"),
            "region of square a1 'x': want a whole number from 0 on, in plain digits");
  EXPECT_EQ(error_in("numbers", "1,2,1,").rfind("region of square b1 ''", 0), 0u);
  std::string many = "1";
  for (int i = 1; i < 63 * 63; ++i) many += ",1";
  EXPECT_EQ(error_in("numbers", many).rfind("board '3969 numbers'", 0), 0u);
}

TEST(Numbers, ComeBack) {
  const std::string problem = star_battle(3, 1, {"AAB/ACB/CCB"});
  EXPECT_EQ(written(problem, "numbers"), "1,1,2,1,3,2,3,3,2\n");
  EXPECT_EQ(written(star_battle(2, 2, {"AB/AB"}), "numbers"), "stars: 2\n1,2,1,2\n");
  for (const std::string& one : {problem, star_battle(2, 2, {"AB/AB"})})
    EXPECT_EQ(problem_in("numbers", written(one, "numbers")), one);
  EXPECT_NE(write_error(star_battle(2, 1, {"A./.B"}), "numbers").find("no region"),
            std::string::npos);
}
