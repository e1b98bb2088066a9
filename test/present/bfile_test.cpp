// SPDX-License-Identifier: Apache-2.0
#include "expect_error.hpp"
#include "present/presented.hpp"

namespace rookery {
extern const Format bfile_format;
}

using namespace rookery;

namespace {
const Format& bfile() { return bfile_format; }
}  // namespace

TEST(BfileFormat, ACommentThenALineForEachTerm) {
  const Sequence sequence{"count", "nxn n bishop", 1, 3, 0};
  EXPECT_EQ(presented(bfile(), sequence,
                      {counted_term(1, "1"), counted_term(2, "4"), counted_term(3, "26")}),
            "# rookery sequence 1..3 nxn n bishop (Rookery " ROOKERY_VERSION ")\n1 1\n2 4\n3 26\n");
}

TEST(BfileFormat, MaximaAreNumbersOfPieces) {
  const Sequence sequence{"max", "nxn 4.. rook", 3, 4, 0};
  Term none = counted_term(3, "0"), four = counted_term(4, "24");
  none.answer.question = four.answer.question = "max";
  four.answer.pieces = 4;
  EXPECT_EQ(presented(bfile(), sequence, {none, four}),
            "# rookery sequence max 3..4 nxn 4.. rook (Rookery " ROOKERY_VERSION
            ")\n"
            "# a(n) is the largest number of pieces, or -1 if there is no placement\n3 -1\n4 4\n");
}

TEST(BfileFormat, TrianglesAreReadByRows) {
  const Sequence sequence{"table", "nxn rook", 1, 2, 0, 1};
  Term one = counted_term(1, "1"), two = counted_term(2, "1");
  one.answer.table = {{0}, {2}, {1, 1}};
  two.answer.table = {{0}, {3}, {1, 4, 2}};
  two.before = 2;
  EXPECT_EQ(presented(bfile(), sequence, {one, two}),
            "# rookery sequence table 1..2 nxn rook (Rookery " ROOKERY_VERSION
            ")\n# The tables of one size after another, each by rising number of pieces\n"
            "1 1\n2 1\n3 1\n4 4\n5 2\n");
}

TEST(BfileFormat, SeveralAxesHaveNoOrder) {
  Output out([](std::string_view) {}, [] {});
  EXPECT_NE(error_of([&] {
              bfile().sequence->begin({"table", "nxn rook king", 1, 2, 0, 2}, out);
            }).find("several kinds"),
            std::string::npos);
}

TEST(BfileFormat, WantsWholeNumbers) {
  Output out([](std::string_view) {}, [] {}, 5);
  EXPECT_EQ(error_of([&] {
              bfile().sequence->begin({"count", "nxn rook", 1, 2, 0}, out);
            }),
            "format 'bfile': wants whole numbers, not their leading digits");
}
