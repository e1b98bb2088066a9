// SPDX-License-Identifier: Apache-2.0
#include "problem/puzzle/region_puzzle.hpp"

#include "problem/puzzle/read_one.hpp"

using namespace rookery;
using namespace rookery::puzzle;

namespace {

RegionPuzzle queens(const Partition& partition, std::int64_t stars = 1) {
  return {stars, "king", {partition}, {}};
}

std::string fault(const RegionPuzzle& puzzle) {
  return error_of([&] { require_sound(puzzle); });
}

std::string why_none(const std::string& problem) {
  return error_of([&] { region_puzzle_of(read_problem(problem), "letters"); });
}

}  // namespace

TEST(RegionPuzzle, IsAProblem) {
  RegionPuzzle puzzle = queens({"AAB", "ACB", "CCB"});
  EXPECT_EQ(problem_text(puzzle), star_battle(3, 1, {"AAB/ACB/CCB"}));
  puzzle.given = {"c2", "a1"};
  puzzle.partitions.push_back({"ABC", "ABC", "ABC"});
  EXPECT_EQ(problem_text(puzzle),
            "3x3 king --given a1,c2 --per-row 1 --per-column 1 "
            "--per-region 1@rows:AAB/ACB/CCB --per-region 1@rows:ABC/ABC/ABC");
}

TEST(RegionPuzzle, ComesBackFromItsProblem) {
  RegionPuzzle puzzle = queens({"xxB", "x0B", "00B"});
  puzzle.given = {"a1"};
  const RegionPuzzle again = region_puzzle_of(read_problem(problem_text(puzzle)), "letters");
  EXPECT_EQ(again.stars, 1);
  EXPECT_EQ(again.piece, "king");
  EXPECT_EQ(again.partitions, puzzle.partitions);
  EXPECT_EQ(again.given, puzzle.given);
}

TEST(RegionPuzzle, RegionsAndRowsHoldTheSame) {
  require_sound(queens({"AB", "AB"}));
  require_sound(queens({"A.", ".."}));  // fewer regions than rows leave squares out
  require_sound(queens({"AAAA", "AAAA", "AAAA", "BCDA"}, 2));  // too small regions are no fault
  EXPECT_EQ(fault(queens({"AAB", "AAB", "AAB"}, 2)),
            "partition '2 regions': of 2 stars each they hold 4 stars, but 3 rows want 6");
  EXPECT_EQ(fault(queens({"AA", "AA"})),
            "partition '1 region': of 1 star each they hold 1 star, but 2 rows want 2");
  EXPECT_EQ(fault(queens({"AB", "C."})),
            "partition '3 regions': of 1 star each they hold 3 stars, but 2 rows want 2");
  EXPECT_EQ(fault(queens({"..", ".."})),
            "partition '0 regions': of 1 star each they hold 0 stars, but 2 rows want 2");
}

TEST(RegionPuzzle, BoardsAndStarsAreChecked) {
  expect_error([] { require_sound({1, "king", {}, {}}); }, "puzzle ''", "no regions");
  EXPECT_EQ(fault(queens({"AB"})),
            "board '1x2': want as many rows as columns, since each holds the same number of stars");
  EXPECT_EQ(fault(queens({"AB", "AB"}, 3)), "stars '3': want 1 to 2 on a 2x2 board");
  EXPECT_EQ(fault(queens({"AB", "AB"}, 0)), "stars '0': want 1 to 2 on a 2x2 board");
  RegionPuzzle puzzle = queens({"AB", "AB"});
  puzzle.partitions.push_back({"ABC", "ABC", "ABC"});
  EXPECT_EQ(fault(puzzle), "partition 2 '3x3': the first one is 2x2");
  puzzle.partitions[1] = {"AA", "AA"};
  EXPECT_EQ(fault(puzzle).rfind("partition 2 '1 region'", 0), 0u);
}

TEST(RegionPuzzle, OtherProblemsAreRefused) {
  const std::string regions = " --per-region 1@rows:AB/AB", lines = " --per-row 1 --per-column 1";
  const auto says = [](const std::string& message, const std::string& words) {
    EXPECT_NE(message.find("format letters cannot hold " + words), std::string::npos) << message;
  };
  says(why_none("2x2 queen" + lines + regions), "a piece that is no king");
  says(why_none("2x2 king rook" + lines + regions), "several kinds");
  says(why_none("2x2 white king" + lines + regions), "a colour");
  says(why_none("2x2/torus king" + lines + regions), "holes, walls or joined edges");
  says(why_none("2x2 king --forbid a1" + lines + regions), "holes, walls or joined edges");
  says(why_none("2x2 king" + lines), "no regions");
  says(why_none("2x2 king --per-row 1 --per-column 0..1" + regions), "rows, columns and regions");
  says(why_none("2x2 king --per-row 1" + regions), "rows, columns and regions");
  says(why_none("2x2 king" + lines + " --per-region 0@rows:AB/AB"), "rows, columns and regions");
  says(why_none("2x2 3 king" + lines + regions), "a number of pieces");
  says(why_none("2x2 king" + lines + regions + " --maximal"), "options besides");
  says(why_none("2x2 king" + lines + regions + " --mod 7"), "options besides");
  EXPECT_EQ(why_none("2x3 king" + lines + " --per-region 1@rows:AAB/AAB").rfind("board '2x3'", 0),
            0u);
}

TEST(RegionPuzzle, KingsByNumberAndDummiesAreStars) {
  const std::string rest = " --per-row 1 --per-column 1 --per-region 1@rows:AB/AB";
  EXPECT_EQ(region_puzzle_of(read_problem("2x2 2 king" + rest), "letters").stars, 1);
  EXPECT_EQ(region_puzzle_of(read_problem("2x2 dummy" + rest), "letters").piece, "dummy");
}

TEST(RegionPuzzle, WhatPlainFormatsCannotHold) {
  const auto refusal = [](const std::string& problem) {
    return error_of([&] { whole_puzzle_of(read_problem(problem), "sbn"); });
  };
  const std::string plain = star_battle(2, 1, {"AB/AB"});
  EXPECT_EQ(whole_puzzle_of(read_problem(plain), "sbn").partitions[0], (Partition{"AB", "AB"}));
  EXPECT_NE(refusal(plain + " --given a1").find("given pieces"), std::string::npos);
  EXPECT_NE(refusal(star_battle(2, 1, {"AB/AB", "AA/BB"})).find("second partition"),
            std::string::npos);
  EXPECT_NE(refusal(star_battle(2, 1, {"AB/A."})).find("in no region"), std::string::npos);
}
