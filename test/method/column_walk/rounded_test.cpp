// SPDX-License-Identifier: Apache-2.0
// The rounded numbers of column-walk lie as near the exact ones as they say.
#include "method/column_walk/rounded.hpp"

#include <gtest/gtest.h>

#include "method/solved.hpp"

using namespace rookery;
using columns::Limb;

namespace {

Integer number_of(const Limb* limbs, std::size_t count) {
  Integer number;
  mpz_import(number.get_mpz_t(), count, -1, sizeof(Limb), 0, 0, limbs);
  return number;
}

// a <= f / 2^x <= a (1 + 2^-t)
void expect_near(const Integer& a, const Integer& exact, const columns::Rounded& column) {
  const auto power = static_cast<std::size_t>(column.power);
  ASSERT_LE(a << power, exact);
  if (column.roundings == 0)
    ASSERT_EQ(a << power, exact);
  else
    ASSERT_LE(exact << static_cast<std::size_t>(column.trusted()),
              (a << power) * ((Integer(1) << static_cast<std::size_t>(column.trusted())) + 1));
}

// How many columns it told.
int told(const std::string& text, std::size_t bits) {
  const Problem problem = wanted(text, Want::walk);
  const auto conflicts = std::get<columns::Conflicts>(columns::conflicts_of(problem));
  Context context;
  columns::Recurrence exact(problem, conflicts, problem.number(), true);
  const columns::RoundedRecurrence rounded(problem, conflicts, bits);
  columns::Column column = exact.start();
  columns::Rounded right = rounded.start(), here;
  for (std::int64_t left = problem.board.columns; left-- > 0;) {
    column = exact.next(column, context);
    if (!rounded.enter(left, right, here, context))
      return static_cast<int>(problem.board.columns - left - 1);
    std::swap(right, here);
    Integer sum = 0;
    for (std::int64_t row = 0; row < problem.board.rows; ++row) {
      const auto at = static_cast<std::size_t>(row);
      const Integer a = number_of(&right.rows[at * rounded.limbs()], rounded.limbs());
      EXPECT_LE(mpz_sizeinbase(a.get_mpz_t(), 2), bits);
      expect_near(a, column.layers.at(0).by_row[at], right);
      sum += a;
    }
    EXPECT_EQ(number_of(right.sum.data(), rounded.limbs() + 1), sum);
  }
  return static_cast<int>(problem.board.columns);
}

}  // namespace

TEST(ColumnRounded, NearTheExactNumbers) {
  for (const char* text : {"8x30 30 injured-queen", "9x25 25 injured-queen --given c3,k9",
                           "70x12 12 vRvN", "3x40 40 vRrfF", "5x60 60 injured-queen", "4x64 64 vR"})
    for (const std::size_t bits : {32, 63, 64, 65, 128, 192, 256, 512})
      EXPECT_EQ(told(text, bits), wanted(text, Want::walk).board.columns) << text << " " << bits;
}

TEST(ColumnRounded, TooFewBitsAreGivenUp) {
  EXPECT_LT(told("8x30 30 injured-queen", 4), 30);
  EXPECT_GT(told("8x30 30 injured-queen", 8), 2);
}

TEST(ColumnRounded, Trusted) {
  const auto trusted = [](std::int64_t roundings, std::int64_t least_bits) {
    columns::Rounded column;
    column.roundings = roundings;
    column.least_bits = least_bits;
    return column.trusted();
  };
  EXPECT_EQ(trusted(1, 10), 9);
  EXPECT_EQ(trusted(2, 10), 8);
  EXPECT_EQ(trusted(3, 10), 7);
  EXPECT_EQ(trusted(4, 10), 7);
  EXPECT_EQ(trusted(5, 10), 6);
}
