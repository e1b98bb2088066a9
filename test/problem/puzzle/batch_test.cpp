// SPDX-License-Identifier: Apache-2.0
#include "problem/puzzle/batch.hpp"

#include "expect_error.hpp"

using namespace rookery;
using namespace rookery::puzzle;

namespace {

Heading heading_from(const std::vector<std::string>& lines) {
  Heading heading;
  for (const std::string& line : lines) add_heading(line, heading);
  return heading;
}

RegionPuzzle two_by_two() { return {0, "", {{"AB", "AB"}}, {}}; }

}  // namespace

TEST(Batch, HeadingsSayWhatComes) {
  for (const char* line : {"# level 3", "Level 3:", "title: x", "name : x", "  stars: 2", "#"})
    EXPECT_TRUE(is_heading(line)) << line;
  for (const char* line : {"", "AAB", "author: x", "https://puzz.link/p", "queen:2"})
    EXPECT_FALSE(is_heading(line)) << line;
  EXPECT_EQ(heading_from({"# level 3 "}).name, "level 3");
  EXPECT_EQ(heading_from({"Level 3:"}).name, "Level 3");
  EXPECT_EQ(heading_from({"title:  a: b"}).name, "a: b");
  const Heading heading = heading_from({"stars: 2", "solutions: 123456789012345678901234"});
  EXPECT_EQ(heading.stars, 2);
  EXPECT_EQ(heading.stated, "123456789012345678901234");
  EXPECT_EQ(heading.error, "");
  EXPECT_EQ(heading_from({"stars: 0"}).error, "stars '0': want at least 1");
  EXPECT_NE(heading_from({"stars: two"}).error.find("whole number"), std::string::npos);
  EXPECT_NE(heading_from({"solutions: many"}).error.find("whole number"), std::string::npos);
}

TEST(Batch, StarsComeFromReadingThenPuzzleThenHeading) {
  PuzzleReading reading;
  const auto stars_in = [&](std::int64_t heading, std::int64_t puzzle) {
    Batch batch(reading);
    batch.add("line 1", {"", "", heading, ""}, [&] {
      RegionPuzzle read = two_by_two();
      read.stars = puzzle;
      return read;
    });
    return batch.take()[0].problem.substr(0, 21);
  };
  EXPECT_EQ(stars_in(0, 0), "2x2 king --per-row 1 ");
  EXPECT_EQ(stars_in(2, 0), "2x2 king --per-row 2 ");
  EXPECT_EQ(stars_in(2, 1), "2x2 king --per-row 1 ");
  reading.stars = 2;
  EXPECT_EQ(stars_in(0, 1), "2x2 king --per-row 2 ");
}

TEST(Batch, MalformedPuzzlesLeaveTheOthers) {
  const PuzzleReading reading;
  Batch batch(reading);
  batch.add("line 1", {"bad", "7", 0, ""},
            []() -> RegionPuzzle { throw Error(Error::Kind::input, "why"); });
  batch.add("line 2", {"worse", "", 0, "what"}, two_by_two);
  batch.add_all("line 3", []() -> std::vector<Puzzle> { throw Error(Error::Kind::input, "x"); });
  batch.add("line 4", {}, two_by_two);
  const auto puzzles = batch.take();
  ASSERT_EQ(puzzles.size(), 4u);
  EXPECT_EQ(puzzles[0].name + puzzles[0].problem + puzzles[0].error + puzzles[0].stated, "badwhy7");
  EXPECT_EQ(puzzles[0].place, "line 1");
  EXPECT_EQ(puzzles[1].error, "what");
  EXPECT_EQ(puzzles[2].error, "x");
  EXPECT_EQ(puzzles[3].error, "");
  EXPECT_NE(puzzles[3].problem, "");
}

TEST(Batch, ReadingsAreChecked) {
  PuzzleReading reading;
  reading.piece = "knig";
  expect_error([&] { Batch batch(reading); }, "piece 'knig'", "no such piece");
  reading = {.stars = -1};
  expect_error([&] { Batch batch(reading); }, "stars '-1'", "at least 1");
}

TEST(Batch, LinesOfAnyEditor) {
  std::string seen;
  const auto see = [&](const DrawnLine& line) {
    seen += std::to_string(line.number) + "=" + std::string(line.text) + ";";
  };
  for_each_line("\xEF\xBB\xBF AB \r\n\n\tC", see);
  EXPECT_EQ(seen, "1=AB;3=C;");
  EXPECT_EQ(first_row("\xEF\xBB\xBF# x\r\n\r\n AB \r\n"), "AB");
  EXPECT_EQ(first_row("# x\nstars: 2\n"), "");
  expect_error([&] { for_each_line(std::string_view("A\0B", 3), see); }, "puzzles 'A\\x00B'",
               "byte 2 is zero");
}

TEST(Batch, ParagraphsEndAtEmptyLinesAndHeadings) {
  std::string seen;
  const auto see = [&](const Paragraph& lines, const Heading& heading) {
    seen += heading.name + "(";
    for (const DrawnLine& line : lines) seen += std::string(line.text) + " ";
    seen += ")";
  };
  for_each_paragraph("# one\n\nA\nB\n\nC\n# two\nD\n", see);
  EXPECT_EQ(seen, "one(A B )(C )two(D )");
  std::string error;
  for_each_paragraph(
      [] {
        std::string text;
        for (int i = 0; i < 10001; ++i) text += "A\n";
        return text;
      }(),
      [&](const Paragraph&, const Heading& heading) { error = heading.error; });
  EXPECT_EQ(error.rfind("puzzle of more than 10000 lines", 0), 0u);
}

TEST(Batch, TooManyPuzzlesAreRefused) {
  const PuzzleReading reading;
  Batch batch(reading);
  expect_error(
      [&] {
        for (int i = 0; i < 200001; ++i) batch.add_text("line 5", {}, [] { return std::string(); });
      },
      "puzzles 'line 5'", "more than 200000");
}
