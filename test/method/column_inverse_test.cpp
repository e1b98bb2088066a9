// SPDX-License-Identifier: Apache-2.0
// Signed walks against the recurrence of column-walk, for many sets of differences.
#include "expect_error.hpp"
#include "method/column_inverse/walks.hpp"
#include "method/random_words.hpp"
#include "method/solved.hpp"

using namespace rookery;

namespace {

// Pieces that fill their column; sideways symmetric, crooked, far and none.
const char* const pieces[] = {"injured-queen", "vRvN",   "vRrfF", "vRsW",  "vR",
                              "vRlbFrfF",      "vRvNsW", "vRvCF", "vRrfN", "vR(1,4)rfF"};

std::string random_text(std::mt19937& random) {
  const std::int64_t rows = between(random, 1, 13), columns = between(random, 1, 18);
  const double share = 1.0 / static_cast<double>(between(random, 3, 13));
  return random_words(random, pieces[between(random, 0, 9)], rows, columns, share);
}

}  // namespace

TEST(ColumnInverse, KnownValues) {
  EXPECT_EQ(total("column-inverse", "15x15 15 injured-queen"), "22696209911206174");
  EXPECT_EQ(total("column-inverse", "10x30 30 vR"), "1" + std::string(30, '0'));
  EXPECT_EQ(total("column-inverse", "7x7 7 injured-queen --given a4,a6"), "0");
  EXPECT_EQ(solved("column-inverse", "15x15 vRvN", Want::maximum).table.first[0], 15);
}

TEST(ColumnInverse, IsTheRecurrenceOnTwoThousandRandomBoards) {
  std::mt19937 random(5);
  int applied = 0;
  for (int i = 0; i < 2000; ++i) {
    const std::string text = random_text(random);
    if (!refusal("column-inverse", text).empty()) continue;
    ++applied;
    EXPECT_EQ(total("column-inverse", text), total("column-walk", text)) << text;
  }
  EXPECT_GT(applied, 1000);
}

TEST(ColumnInverse, IsTheClosedFormOnLargerBoards) {
  for (const char* text : {"400x400 400 injured-queen", "90x300 300 injured-queen --given a2,cv7",
                           "1000000000000x9 9 injured-queen", "250x120 120 injured-queen"})
    EXPECT_EQ(total("column-inverse", text), total("column-series", text)) << text;
  EXPECT_EQ(total("column-inverse", "120x150 150 vRvN"), total("column-walk", "120x150 150 vRvN"));
}

// Rows far from the walls are not stored: still every row has its number of walks.
TEST(ColumnInverse, WalksAreThoseOfAPlainCount) {
  Context context;
  const std::vector<std::int64_t> steps = {-2, 1, 3};
  columns::Walks walks(40, steps);
  std::vector<Integer> plain(40, 1);
  for (int l = 0; l < 25; ++l) {
    Integer sum = 0;
    for (std::int64_t row = 0; row < 40; ++row) {
      EXPECT_EQ(walks.at(row), plain[static_cast<std::size_t>(row)]) << l << ' ' << row;
      sum += plain[static_cast<std::size_t>(row)];
    }
    EXPECT_EQ(walks.sum(), sum);
    std::vector<Integer> next(40);
    for (std::int64_t row = 0; row < 40; ++row)
      for (const std::int64_t step : steps)
        if (row - step >= 0 && row - step < 40)
          next[static_cast<std::size_t>(row)] += plain[static_cast<std::size_t>(row - step)];
    plain = next;
    walks.next(context);
  }
}

TEST(ColumnInverse, StopsWhenItIsToldTo) {
  Context context;
  int checks = 0;
  context.check = [&] {
    if (++checks > 50) throw Error(Error::Kind::cancelled, "stopped");
  };
  const Problem problem = wanted("3000x3000 3000 vRvN", Want::total);
  EXPECT_THROW(method_named("column-inverse").solve(problem, context), Error);
}

TEST(ColumnInverse, SaysWhereItDoesNotApply) {
  EXPECT_EQ(refusal("column-inverse", "8x80 80 vRvN"), "");
  EXPECT_NE(refusal("column-inverse", "8x8 7 vRvN").find("one in every column"), std::string::npos);
  EXPECT_NE(refusal("column-inverse", "8x8 8 queen").find("beyond"), std::string::npos);
}
