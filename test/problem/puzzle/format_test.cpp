// SPDX-License-Identifier: Apache-2.0
// The table of formats, and which of them a text is taken for.
#include "problem/puzzle/format.hpp"

#include "problem/puzzle/read_one.hpp"

using namespace rookery;

namespace {

// The first format that a text looks like.
std::string looks_like(std::string_view text) {
  for (const PuzzleFormat* format : puzzle_format_table())
    if (format->looks(text)) return std::string(format->name);
  return "";
}

const std::string connected = star_battle(4, 1, {"AABB/ACCB/DCCB/DDDD"});

}  // namespace

TEST(PuzzleFormats, TextsAreTakenForTheirFormat) {
  EXPECT_EQ(looks_like("\n# x\n AAB\nACB\nCCB\n"), "letters");
  EXPECT_EQ(looks_like("12\n12\n"), "letters");
  EXPECT_EQ(looks_like("1,1,2,2"), "numbers");
  EXPECT_EQ(looks_like(" \n[{\"regions\": []}]"), "json");
  EXPECT_EQ(looks_like("{}"), "json");
  EXPECT_EQ(looks_like("{ size: 2, colorRegions: [[1]] }"), "levels");
  EXPECT_EQ(looks_like("https://puzz.link/p?starbattle/6/6/1/4ilbhgdnmhou"), "puzzlink");
  EXPECT_EQ(looks_like("pzprv3\nstarbattle\n2"), "pzprv3");
  EXPECT_EQ(looks_like("441W__00"), "sbn");
  EXPECT_EQ(looks_like(".Q..\n....\n"), "board");
  EXPECT_EQ(looks_like("01\n10"), "board");
  EXPECT_EQ(looks_like("8x8 8 queen"), "problems");
  EXPECT_EQ(looks_like("fen:3*/4 queen"), "problems");
  for (const std::string text : {"", "\n", "# x", "hello!",
                                 "\xFF\xFE"
                                 "A",
                                 "A\xC3\xA9"})
    EXPECT_EQ(looks_like(text), "") << text;
}

TEST(PuzzleFormats, WhatEachWritesIsTakenForItAndComesBack) {
  for (const PuzzleFormat* format : puzzle_format_table()) {
    const std::string problem = format->name == "board" ? "4x4 4 queen --given a2" : connected;
    const std::string text = puzzle_text_of(read_problem(problem), format->name);
    EXPECT_EQ(looks_like(text), format->name) << text;
    const auto puzzles = puzzles_of_text(text + text, {});  // they may stand behind one another
    ASSERT_EQ(puzzles.size(), 2u) << text;
    for (const Puzzle& puzzle : puzzles) EXPECT_EQ(puzzle.problem, problem) << puzzle.error;
  }
}

TEST(PuzzleFormats, ErrorsNameTheGuessedFormat) {
  EXPECT_EQ(puzzles_of_text("AB\nA", {})[0].error,
            "row 2 from the top '1 squares': want 2, as in the first row (read as letters)");
  expect_error([] { puzzles_of_text("[{}", {}); }, "JSON line 1", "(read as json)");
  expect_error([] { puzzles_of_text("", {}); }, "puzzles ''", "nothing but blanks");
  expect_error([] { read_as("letters", "# x\n"); }, "puzzles '# x", "no puzzle; want");
}

TEST(PuzzleFormats, AreFoundByName) {
  expect_error([] { read_as("leters", "AB\nAB"); }, "puzzle format 'leters'",
               "the nearest is letters");
  expect_error([] { written(connected, "png"); }, "puzzle format 'png'", "want json");
}

TEST(PuzzleFormats, PieceAndStarsOfTheReading) {
  EXPECT_EQ(puzzles_of_text("AB\nAB", {.stars = 2, .piece = "queens"})[0].problem,
            "2x2 queen --per-row 2 --per-column 2 --per-region 2@rows:AB/AB");
  expect_error([] { puzzles_of_text("AB\nAB", {.piece = "nothing"}); }, "piece 'nothing'", "");
}
