// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "problem/puzzle/read_one.hpp"

using namespace rookery;

namespace {

const std::string small = "pzprv3/starbattle/2/2/1/2/0 1 /0 1 /. # /# . /\n";

}  // namespace

TEST(Pzprv3, OneLineOrSeveral) {
  const std::string problem = star_battle(2, 1, {"AB/AB"});
  EXPECT_EQ(problem_in("pzprv3", small), problem);
  std::string lines = small;
  std::replace(lines.begin(), lines.end(), '/', '\n');
  EXPECT_EQ(problem_in("pzprv3", lines), problem);
  const auto puzzles = read_as("pzprv3", "# one\n" + lines + small + lines);
  ASSERT_EQ(puzzles.size(), 3u);
  for (const Puzzle& puzzle : puzzles) EXPECT_EQ(puzzle.problem, problem) << puzzle.error;
  EXPECT_EQ(puzzles[2].place, "line 14");
}

TEST(Pzprv3, ComesBack) {
  const std::string problem = star_battle(3, 1, {"AAB/ACB/CCB"});
  EXPECT_EQ(problem_in("pzprv3", written(problem, "pzprv3")), problem);
  EXPECT_NE(write_error(star_battle(2, 1, {"AB/BA"}), "pzprv3").find("several parts"),
            std::string::npos);
}

TEST(Pzprv3, ErrorsNameThePart) {
  const auto error = [](const std::string& rest) {
    return error_in("pzprv3", "pzprv3/starbattle/" + rest);
  };
  EXPECT_EQ(error("2/2/1/3/0 1/0 1"), "regions '3': but 2 are drawn");
  EXPECT_EQ(error("2/2/1/2/0 1/0 1 2"),
            "row 2 from the top '0 1 2': has 3 squares, but the board has 2 columns");
  EXPECT_EQ(error("2/2/1/2/0 1"), "rows '2': only 1 follow");
  EXPECT_EQ(error("2/2/0/2/0 1/0 1"), "stars '0': want at least 1");
  EXPECT_EQ(error("99/2/0/2/0 1/0 1"), "rows '99': want 1 to 62");
  EXPECT_EQ(error("2/2/1/2/0 x/0 1").rfind("row 1 from the top 'x'", 0), 0u);
  EXPECT_NE(error("2/2/1/2/" + std::string(100000, '/')).find("more than 100000"),
            std::string::npos);
  EXPECT_NE(error_in("pzprv3", "pzprv3/heyawake/2/2/1/2").find("want pzprv3/starbattle"),
            std::string::npos);
}
