// SPDX-License-Identifier: Apache-2.0
// The closed form against the recurrence of column-walk, and its two rungs against each other.
#include "expect_error.hpp"
#include "method/column_series/series.hpp"
#include "method/random_words.hpp"
#include "method/solved.hpp"

using namespace rookery;

TEST(ColumnSeries, KnownValues) {
  EXPECT_EQ(total("column-series", "15x15 15 injured-queen"), "22696209911206174");
  EXPECT_EQ(total("column-series", "9x9 9 injured-queen --given d8"), "2098208");
  EXPECT_EQ(total("column-series", "7x7 7 injured-queen --given a4,b3"), "0");
  EXPECT_EQ(total("column-series", "7x7 7 injured-queen --given a4,a6"), "0");
  EXPECT_EQ(solved("column-series", "15x15 injured-queen", Want::maximum).table.first[0], 15);
}

TEST(ColumnSeries, IsTheRecurrenceForEverySizeTo300) {
  for (std::int64_t n = 2; n <= 300; n += n < 60 ? 1 : 16) {
    const std::string text =
        std::to_string(n) + "x" + std::to_string(n) + " " + std::to_string(n) + " injured-queen";
    EXPECT_EQ(total("column-series", text), total("column-walk", text)) << n;
  }
}

TEST(ColumnSeries, IsTheRecurrenceOnThreeThousandRandomBoards) {
  std::mt19937 random(1);
  for (int i = 0; i < 3000; ++i) {
    const std::int64_t rows = between(random, 2, 14), columns = between(random, 1, 16);
    const double share = 0.1 * static_cast<double>(between(random, 0, 6));
    const std::string text = random_words(random, "injured-queen", rows, columns, share);
    EXPECT_EQ(total("column-series", text), total("column-walk", text)) << text;
  }
}

// Gaps that reach the walls many times over: the images behind them count.
TEST(ColumnSeries, IsTheRecurrenceWhereGapsAreLongerThanTheBoardIsHigh) {
  std::mt19937 random(2);
  for (int i = 0; i < 300; ++i) {
    const std::string text =
        random_words(random, "injured-queen", between(random, 2, 9), between(random, 20, 60), 0.03);
    EXPECT_EQ(total("column-series", text), total("column-walk", text)) << text;
  }
}

TEST(ColumnSeries, IsTheRecurrenceOnLargerBoardsWithGivens) {
  std::mt19937 random(3);
  for (int i = 0; i < 12; ++i) {
    const std::string text = random_words(random, "injured-queen", between(random, 60, 130),
                                          between(random, 60, 130), i % 2 == 0 ? 0.05 : 0.3);
    EXPECT_EQ(total("column-series", text), total("column-walk", text)) << text;
  }
}

TEST(ColumnSeries, BinarySplittingIsStepByStep) {
  std::mt19937 random(4);
  Context context;
  for (int i = 0; i < 60; ++i) {
    const std::int64_t rows = between(random, 2, 1500), free = between(random, 0, rows - 1);
    columns::Segment segment{std::nullopt, std::nullopt, std::max<std::int64_t>(1, free)};
    if (i % 3 > 0) segment.left = between(random, 1, rows);
    if (i % 3 > 1) segment.right = between(random, 1, rows);
    const auto combination = columns::combination_of(segment, rows).combination;
    ASSERT_FALSE(combination.lagged());
    EXPECT_EQ(columns::value_by_splitting(combination, context),
              columns::value_by_steps(combination, context))
        << rows << ' ' << free;
  }
}

// Far from small, by the two rungs.
TEST(ColumnSeries, TwentyThousandColumns) {
  Context context;
  const auto combination =
      columns::combination_of({std::nullopt, std::nullopt, 20000}, 20000).combination;
  EXPECT_EQ(columns::value_by_splitting(combination, context),
            columns::value_by_steps(combination, context));
}

TEST(ColumnSeries, StopsWhenItIsToldTo) {
  for (const char* text : {"50000x50000 50000 injured-queen", "100x30000 30000 injured-queen"}) {
    Context context;
    int checks = 0;
    context.check = [&] {
      if (++checks > 5) throw Error(Error::Kind::cancelled, "stopped");
    };
    EXPECT_THROW(method_named("column-series").solve(wanted(text, Want::total), context), Error);
  }
}

TEST(ColumnSeries, SaysWhereItDoesNotApply) {
  EXPECT_EQ(refusal("column-series", "8x8 8 injured-queen"), "");
  EXPECT_EQ(refusal("column-series", "8x80 80 injured-queen"), "");
  EXPECT_NE(refusal("column-series", "8x8 7 injured-queen").find("one in every column"),
            std::string::npos);
  EXPECT_NE(refusal("column-series", "8x8 injured-queen").find("one in every column"),
            std::string::npos);
  EXPECT_NE(refusal("column-series", "8x8 8 vRrfF").find("neighbouring rows"), std::string::npos);
  EXPECT_NE(refusal("column-series", "8x8 8 queen").find("beyond"), std::string::npos);
}
