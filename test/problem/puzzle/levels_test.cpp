// SPDX-License-Identifier: Apache-2.0
#include "problem/puzzle/read_one.hpp"

using namespace rookery;

namespace {

const std::string module = R"(import { altoMain, // colours
  anakiwa } from "../colors";

const level = {
  path: "/some-level/7",
  size: 3,
  colorRegions: [
    ["A", "A", "B"],
    ["A", "C", "B"],
    ["C", "C", "B"], // the last one
  ],
  regionColors: { A: altoMain, B: anakiwa, C: anakiwa },
  solutionsCount: 0,
  createdBy: "",
};

export default level;
)";
const std::string problem = star_battle(3, 1, {"AAB/ACB/CCB"});

}  // namespace

TEST(Levels, OfAModule) {
  const Puzzle puzzle = read_one("levels", module);
  EXPECT_EQ(puzzle.problem, problem);
  EXPECT_EQ(puzzle.name, "/some-level/7");
  EXPECT_EQ(puzzle.stated, "0");
  EXPECT_EQ(puzzle.place, "line 7");
}

TEST(Levels, SeveralInAText) {
  const auto puzzles =
      read_as("levels",
              module + "const level8 = { size: 2, colorRegions: [['A', 'B'], ['A', 'B']] };\n" +
                  "export default [{ solutionsCount: 5, size: 2, colorRegions: [\"AB\", \"AB\"] },"
                  "{ \"size\": 3, \"colorRegions\": [[A, B], [A, B]], }, {colorRegions: [[]]}]" +
                  module);
  ASSERT_EQ(puzzles.size(), 6u);
  EXPECT_EQ(puzzles[0].problem, problem);
  EXPECT_EQ(puzzles[1].name, "level8");
  EXPECT_EQ(puzzles[1].problem, star_battle(2, 1, {"AB/AB"}));
  EXPECT_EQ(puzzles[2].problem, star_battle(2, 1, {"AB/AB"}));
  EXPECT_EQ(puzzles[3].error, "size '3': but 2 rows are drawn");
  EXPECT_NE(puzzles[4].error, "");
  EXPECT_EQ(puzzles[5].problem, problem);
  EXPECT_EQ(puzzles[5].stated, "0");
}

TEST(Levels, ErrorsNameThePlace) {
  EXPECT_EQ(error_in("levels", "colorRegions: [[\"A\", \"B\"], [\"A\"]]"),
            "row 2 from the top '1 squares': want 2, as in the first row");
  EXPECT_EQ(error_in("levels", "colorRegions: { a: 1 }").rfind("colorRegions '{'", 0), 0u);
  EXPECT_EQ(error_in("levels", "colorRegions: [[\"A\"").rfind("colorRegions ''", 0), 0u);
  EXPECT_EQ(error_in("levels", "colorRegions: [[[1]]]").rfind("colorRegions '['", 0), 0u);
  EXPECT_EQ(error_in("levels", "size: x, colorRegions: [[\"A\"]]").rfind("size 'x'", 0), 0u);
  EXPECT_EQ(error_in("levels", "colorRegions: [\"A!\", \"AB\"]").rfind("square b1 '!'", 0), 0u);
  expect_error([] { read_as("levels", "colorRegions"); }, "puzzles 'colorRegions'", "no puzzle");
}

TEST(Levels, ComeBack) {
  const std::string text = written(problem, "levels");
  EXPECT_EQ(problem_in("levels", text), problem);
  EXPECT_EQ(read_as("levels", text + text).size(), 2u);
  EXPECT_EQ(write_error(star_battle(2, 2, {"AB/AB"}), "levels"),
            "stars '2': format levels holds puzzles of one star");
}
