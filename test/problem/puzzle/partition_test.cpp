// SPDX-License-Identifier: Apache-2.0
#include "problem/puzzle/partition.hpp"

#include "expect_error.hpp"

using namespace rookery;
using namespace rookery::puzzle;

TEST(Partition, LettersInTheOrderOfAppearance) {
  EXPECT_EQ(partition_of({{7, 7, 3}, {no_region, 3, 7}}), (Partition{"AAB", ".BA"}));
  EXPECT_EQ(renamed({"zz9", ".9z"}), (Partition{"AAB", ".BA"}));
}

TEST(Partition, SixtyTwoRegionsHaveLetters) {
  Labels row(1);
  for (Label label = 0; label < 62; ++label) row[0].push_back(label);
  EXPECT_EQ(partition_of(row)[0], "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789");
  row.push_back(row[0]);
  row[1][5] = 62;
  expect_error([&] { partition_of(row); }, "regions 'more than 62'", "no letters");
}

TEST(Partition, SizesAreChecked) {
  expect_error([] { partition_of({}); }, "regions ''", "no row");
  expect_error([] { partition_of({{}}); }, "row 1 from the top '0 squares'", "want 1 to 62");
  expect_error(
      [] {
        partition_of({{1, 1}, {1}});
      },
      "row 2 from the top '1 squares'", "want 2, as in the first row");
  expect_error([] { partition_of({Labels::value_type(63, 1)}); }, "row 1 from the top '63 squares'",
               "want 1 to 62");
  expect_error([] { partition_of(Labels(63, {1})); }, "board '63 rows'", "want at most 62");
  expect_error([] { require_size("n", 63); }, "n '63'", "want 1 to 62");
  expect_error([] { require_stated("size", 3, {"AB", "AB"}); }, "size '3'", "but 2 rows are drawn");
}

TEST(Partition, UnknownLettersAreNamedByTheirSquare) {
  EXPECT_EQ(labels_of({"a.", "Z9"}), (Labels{{'a', no_region}, {'Z', '9'}}));
  expect_error([] { labels_of({"AAB", "A!B", "AAB"}); }, "square b2 '!'", "want a letter or digit");
  expect_error([] { labels_of({"AAB", "AB"}); }, "row 2 from the top '2 squares'", "want 3");
}

TEST(Partition, CountsItsRegions) {
  EXPECT_EQ(number_of_regions({"AB.", "BBC"}), 3u);
  EXPECT_EQ(number_of_regions({".."}), 0u);
  EXPECT_FALSE(covers_all({"AB.", "BBC"}));
  EXPECT_TRUE(covers_all({"AB", "BB"}));
}

TEST(Partition, SquaresAreCountedFromTheTop) {
  EXPECT_EQ(square_name(8, 0, 0), "a8");
  EXPECT_EQ(square_name(8, 7, 27), "ab1");
}

TEST(Partition, NamesAreLabels) {
  RegionNames names;
  EXPECT_EQ(names.label_of("red"), 0);
  EXPECT_EQ(names.label_of("blue"), 1);
  EXPECT_EQ(names.label_of("red"), 0);
  EXPECT_EQ(names.label_of("."), no_region);
  EXPECT_EQ(names.label_of(""), no_region);
}
