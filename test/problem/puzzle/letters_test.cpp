// SPDX-License-Identifier: Apache-2.0
#include "problem/puzzle/read_one.hpp"

using namespace rookery;

TEST(Letters, ALineARow) {
  const std::string problem = star_battle(3, 1, {"AAB/ACB/CCB"});
  EXPECT_EQ(problem_in("letters", "xxy\nx0y\n00y\n"), problem);
  EXPECT_EQ(problem_in("letters", "\n x x y \r\n x 0 y \r\n 0 0 y"), problem);
  EXPECT_EQ(problem_in("letters", "A.\n.B"), star_battle(2, 1, {"A./.B"}));
}

TEST(Letters, HeadingsAndEmptyLinesPartPuzzles) {
  const auto puzzles = read_as("letters",
                               "# first\nAB\nAB\n\n\nname: second\nstars: 2\nsolutions: 4\n"
                               "\nAB\nAB\nThird:\nAB\nA!\n");
  ASSERT_EQ(puzzles.size(), 3u);
  EXPECT_EQ(puzzles[0].name, "first");
  EXPECT_EQ(puzzles[0].place, "line 2");
  EXPECT_EQ(puzzles[0].problem, star_battle(2, 1, {"AB/AB"}));
  EXPECT_EQ(puzzles[1].name, "second");
  EXPECT_EQ(puzzles[1].stated, "4");
  EXPECT_EQ(puzzles[1].problem, star_battle(2, 2, {"AB/AB"}));
  EXPECT_EQ(puzzles[2].name, "Third");
  EXPECT_EQ(puzzles[2].error, "square b1 '!': want a letter or digit for its region, . for none");
}

TEST(Letters, StarsMayBeSaidOutside) {
  EXPECT_EQ(problem_in("letters", "AB\nAB", 2), star_battle(2, 2, {"AB/AB"}));
}

TEST(Letters, PlusesPartPartitions) {
  EXPECT_EQ(problem_in("letters", "AB\nAB\n+++\nAA\nBB\n"), star_battle(2, 1, {"AB/AB", "AA/BB"}));
  EXPECT_NE(error_in("letters", "AB\nAB\n+\n").find("no row"), std::string::npos);
}

TEST(Letters, ErrorsNameThePlace) {
  EXPECT_EQ(error_in("letters", "AB\nA\n"),
            "row 2 from the top '1 squares': want 2, as in the first row");
  EXPECT_EQ(error_in("letters", "stars: 3\nAB\nAB\n"), "stars '3': want 1 to 2 on a 2x2 board");
  EXPECT_EQ(error_in("letters", "stars: x\nAB\nAB\n").rfind("stars 'x'", 0), 0u);
  EXPECT_EQ(error_in("letters", "ABC\nABC\n").rfind("board '2x3'", 0), 0u);
}

TEST(Letters, ComeBack) {
  for (const std::string& problem :
       {star_battle(1, 1, {"A"}), star_battle(3, 1, {"AAB/ACB/CCB"}), star_battle(2, 2, {"A./.B"}),
        star_battle(2, 1, {"AB/AB", "AA/BB", "AB/BA"})})
    EXPECT_EQ(problem_in("letters", written(problem, "letters")), problem);
  EXPECT_EQ(written(star_battle(2, 2, {"b0/b0", "aa/bb"}), "letters"),
            "stars: 2\nAB\nAB\n+\nAA\nBB\n\n");
  EXPECT_NE(write_error(star_battle(2, 1, {"AB/AB"}) + " --given a1", "letters").find("given"),
            std::string::npos);
}
