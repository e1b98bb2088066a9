// SPDX-License-Identifier: Apache-2.0
// The upper rung against the simple one (rook-theory), with every kernel and number of threads.
#include "base/cpu.hpp"
#include "base/polynomial.hpp"
#include "expect_error.hpp"
#include "method/rook_series/series.hpp"
#include "method/rook_theory/parts.hpp"
#include "method/solved.hpp"

using namespace rookery;
using bishop_series::bits_of;
using bishop_series::colours_of;

namespace {

std::string board_text(std::int64_t rows, std::int64_t columns) {
  return std::to_string(rows) + "x" + std::to_string(columns);
}

std::vector<Integer> table_by(const std::string& method, const std::string& text) {
  return solved(method, text, Want::table).table.values;
}

// By the recurrence alone.
Polynomial by_recurrence(const Board& board) {
  Context context;
  std::uint64_t work = 0;
  const auto boards = rook_boards::ferrers_boards(board, rook_boards::Shape::bishops);
  return multiply(rook_boards::count_rooks(boards[0], Range::unlimited, context, work),
                  rook_boards::count_rooks(boards[1], Range::unlimited, context, work));
}

}  // namespace

TEST(RookSeries, KnownValues) {
  EXPECT_EQ(total("rook-series", "8x8 6 bishop"), "5599888");
  EXPECT_EQ(total("rook-series", "8x8 bishop"), "82609921");
  EXPECT_EQ(total("rook-series", "8x8 15 bishop"), "0");
  EXPECT_EQ(total("rook-series", "0x0 bishop"), total("rook-theory", "0x0 bishop"));
  EXPECT_EQ(solved("rook-series", "8x8 bishop", Want::maximum).table.values[0], 256);
}

TEST(RookSeries, WholeTablesAreThoseOfTheRecurrence) {
  for (std::int64_t n = 1; n <= 300; n += n < 70 ? 1 : 23)
    for (const std::int64_t more : {0, 1}) {
      const auto simple = by_recurrence({n, n + more});
      EXPECT_EQ(table_by("rook-series", board_text(n, n + more) + " bishop"), simple) << n;
      Integer sum_of_all = 0;
      for (const Integer& count : simple) sum_of_all += count;
      EXPECT_EQ(total("rook-series", board_text(n + more, n) + " bishop"), sum_of_all.get_str());
    }
}

TEST(RookSeries, SingleNumbersAndRangesAreThoseOfTheTable) {
  for (const std::int64_t n : {9, 10, 41})
    for (const std::int64_t more : {0, 1}) {
      const std::string board = board_text(n, n + more);
      const auto all = table_by("rook-theory", board + " bishop");
      for (std::size_t k = 0; k < all.size(); ++k)
        EXPECT_EQ(total("rook-series", board + " " + std::to_string(k) + " bishop"),
                  all[k].get_str());
      const auto upper = table_by("rook-series", board + " 12.. bishop");
      EXPECT_TRUE(std::equal(upper.begin(), upper.end(), all.begin() + 12, all.end()));
      const auto lower = table_by("rook-series", board + " 2..7 bishop");
      EXPECT_TRUE(std::equal(lower.begin(), lower.end(), all.begin() + 2, all.begin() + 8));
      EXPECT_EQ(total("rook-series", board + " 2..4 bishop"),
                Integer(all[2] + all[3] + all[4]).get_str());
    }
}

// Both ends of a large table, by the polynomial in n and by hand.
TEST(RookSeries, LargeBoards) {
  EXPECT_EQ(total("rook-series", "3001x3001 7 bishop"),
            total("rook-polynomial", "3001x3001 7 bishop"));
  Integer power = 1;
  power <<= 30000;
  EXPECT_EQ(total("rook-series", "30000x30000 59998 bishop"), power.get_str());
  EXPECT_EQ(total("rook-series", "600x601 1187 bishop"),
            total("rook-theory", "600x601 1187 bishop"));
}

TEST(RookSeries, EveryKernelAndNumberOfThreadsGivesTheSameNumbersAndWork) {
  const Problem problem = wanted("90x90 bishop", Want::table);
  const Answer expected = solved("rook-theory", "90x90 bishop", Want::table);
  std::uint64_t work = 0;
  for (const Kernel* kernel : kernels())
    for (const std::size_t threads : {1u, 2u, 5u}) {
      Context context;
      context.kernel = kernel->name;
      context.threads = threads;
      const Answer answer = method_named("rook-series").solve(problem, context);
      EXPECT_EQ(answer.table.values, expected.table.values) << kernel->name;
      EXPECT_EQ(answer.work, work == 0 ? answer.work : work);
      work = answer.work;
    }
}

TEST(RookSeries, NoNumberIsLargerThanItsBoundAndNoBoundIsFarOff) {
  for (std::int64_t n = 1; n <= 120; n += n < 20 ? 1 : 17)
    for (const std::int64_t more : {0, 1}) {
      const auto colours = colours_of({n, n + more});
      const auto counts = by_recurrence({n, n + more});
      for (std::size_t k = 0; k < counts.size(); ++k) {
        if (counts[k] == 0) continue;
        const auto j = static_cast<double>(2 * n - static_cast<std::int64_t>(k));
        const double bits = bits_of(colours, j, j);
        const auto real = static_cast<double>(mpz_sizeinbase(counts[k].get_mpz_t(), 2));
        EXPECT_GE(bits, real - 1) << n << ' ' << k;
        const bool few = 4 * static_cast<std::int64_t>(k) <= n;  // those are for rook-polynomial
        EXPECT_LE(bits, few ? 200 + 2 * real : real + 30 + 0.02 * real) << n << ' ' << k;
      }
    }
}

TEST(RookSeries, StopsWhenItIsToldTo) {
  for (const char* text : {"3000x3000 3000 bishop", "20000x20000 bishop"}) {
    Context context;
    int checks = 0;
    context.check = [&] {
      if (++checks > 40) throw Error(Error::Kind::cancelled, "stopped");
    };
    EXPECT_THROW(method_named("rook-series").solve(wanted(text, Want::total), context), Error);
  }
}

TEST(RookSeries, SaysWhereItDoesNotApply) {
  EXPECT_EQ(refusal("rook-series", "8x9 bishop"), "");
  EXPECT_NE(refusal("rook-series", "8x10 bishop").find("do not nest"), std::string::npos);
  EXPECT_NE(refusal("rook-series", "8x8 rook").find("no bishop"), std::string::npos);
  EXPECT_NE(refusal("rook-series", "8x8 bishop --given a1").find("given"), std::string::npos);
  EXPECT_NE(refusal("rook-series", "1000000000000x1000000000000 bishop").find("2^23"),
            std::string::npos);
}
