// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "present/presented.hpp"

using namespace rookery;

namespace {
const Format& text() { return *all_formats()[0]; }
}  // namespace

TEST(TextFormat, CountsAreBareNumbers) {
  Result result;
  result.question = "count";
  result.table.values = {Integer("123456789012345678901234567890")};
  EXPECT_EQ(presented(text(), result), "123456789012345678901234567890\n");
}

TEST(TextFormat, TablesEndWithTheTotal) {
  Result result;
  result.question = "table";
  result.table = {{2}, {2}, {5, 6}};
  EXPECT_EQ(presented(text(), result), "2 5\n3 6\ntotal 11\n");
}

TEST(TextFormat, TablesOverSeveralKinds) {
  Result result;
  result.question = "table";
  result.kinds = {"king", "queen"};
  result.axes = {0, 1};
  result.table = {{0, 2}, {2, 2}, {5, 6, 7, 0}};
  EXPECT_EQ(presented(text(), result), "0 2 5\n0 3 6\n1 2 7\n1 3 0\ntotal 18\n");
}

TEST(TextFormat, WeighedCountsMayBeFractions) {
  Result result;
  result.question = "count";
  result.table.values = {-5};
  result.divisor = 3;
  EXPECT_EQ(presented(text(), result), "-5/3\n");
}

TEST(TextFormat, RowsOfTriangles) {
  Term term = counted_term(7, "1");
  term.answer.table = {{0}, {3}, {1, 4, 2}};
  EXPECT_EQ(presented(text(), {"table", "nxn rook", 7, 7, 0, 1}, {term}), "7 1 4 2\n");
  term.answer.table = {{0, 1}, {1, 2}, {8, 9}};
  EXPECT_EQ(presented(text(), {"table", "nxn rook king", 7, 7, 0, 2}, {term}),
            "7 0 1 8\n7 0 2 9\n");
}

TEST(TextFormat, LongListsNameTheKinds) {
  Result result;
  result.question = "max";
  result.kinds = {"white-king", "black-queen"};
  result.pieces = 2;
  result.table = {{2}, {1}, {3}};
  result.witness = Placement{{{0, 0}, 0}, {{1, 1}, 1}};
  EXPECT_EQ(presented(text(), result), "2 3\nwhite-king@a1 black-queen@b2\n");
}

TEST(TextFormat, MaximaShowThePlacement) {
  Result result;
  result.question = "max";
  EXPECT_EQ(presented(text(), result), "none 0\n");
  result.pieces = 2;
  result.table = {{2}, {1}, {3}};
  result.witness = Placement{{{0, 0}, 0}, {{1, 27}, 0}};
  EXPECT_EQ(presented(text(), result), "2 3\na1 ab2\n");
  const Picture picture{1, 2, {"K", "."}};
  EXPECT_EQ(presented(text(), result, &picture), "2 3\n1 K .\n  a b\n");
}

TEST(TextFormat, PicturesGrowWithTheirLabels) {
  Picture picture{10, 1, std::vector<std::string>(10, ".")};
  picture.marks[9] = "Q";
  const std::string drawn = text_picture(picture);
  EXPECT_EQ(drawn.substr(0, 12), "10  Q\n 9  .\n");
  EXPECT_EQ(drawn.substr(drawn.size() - 6), "    a\n");
}

TEST(TextFormat, AttackedFiguresAreSaidToBe) {
  Picture picture{1, 3, {"R", "R", "x"}};
  picture.figures = {{{0, 0}, "rook", "R"}, {{0, 1}, "rook", "R"}};
  picture.attacked = {{0, 1}, {0, 2}};
  EXPECT_EQ(text_picture(picture), "1 R R!x\n  a b c\n");
  picture.attacked = {{0, 0}};
  EXPECT_EQ(text_picture(picture), "1 R!R x\n  a b c\n");
}

TEST(TextFormat, ParagraphsAreWrappedAndSheetsAligned) {
  Explanation explanation;
  explanation.question = "count";
  explanation.problem = "8x8 6 bishop";
  explanation.method = "some-method";
  std::string paragraph = "word";
  for (int i = 0; i < 40; ++i) paragraph += " word";
  explanation.story.items.emplace_back(paragraph);
  explanation.story.items.emplace_back(Sheet{{"a", "long"}, {{"12", "3"}}});
  const std::string shown = text().explanation(explanation);
  EXPECT_NE(shown.find("\n   a  long\n  12     3\n"), std::string::npos) << shown;
  std::size_t longest = 0, start = 0;
  for (std::size_t end; (end = shown.find('\n', start)) != std::string::npos; start = end + 1)
    longest = std::max(longest, end - start);
  EXPECT_LE(longest, 80u);
}

TEST(TextFormat, LeadingDigitsSayHowManyThereAre) {
  Result result;
  result.question = "table";
  result.table = {{2}, {2}, {123, 99}};
  EXPECT_EQ(presented(text(), result, nullptr, 2),
            "2 12... (3 digits)\n3 99\ntotal 22... (3 digits)\n");
  result.question = "count";
  EXPECT_EQ(presented(text(), result, nullptr, 1), "1... (3 digits)\n");
}

TEST(TextFormat, SequencesAreLines) {
  const Sequence sequence{"count", "nxn n bishop", 0, 1, 0};
  EXPECT_EQ(presented(text(), sequence, {counted_term(0, "1"), counted_term(1, "10")}),
            "0 1\n1 10\n");
}
