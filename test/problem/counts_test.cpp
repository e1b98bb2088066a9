// SPDX-License-Identifier: Apache-2.0
#include "problem/counts.hpp"

#include <gtest/gtest.h>

#include "problem/text.hpp"

using namespace rookery;

namespace {

Table answer(const char* text, Want want, std::int64_t first, const std::vector<Integer>& counts) {
  Problem problem = read_problem(text);
  problem.want = want;
  return answer_from_counts(problem, first, counts);
}

}  // namespace

TEST(Counts, TotalsSumTheRange) {
  EXPECT_EQ(answer("9x9 king", Want::total, 0, {1, 2, 3}).values, (std::vector<Integer>{6}));
  EXPECT_EQ(answer("9x9 1 king", Want::total, 0, {1, 2, 3}).values, (std::vector<Integer>{2}));
  EXPECT_EQ(answer("9x9 5..6 king", Want::total, 0, {1, 2, 3}).values, (std::vector<Integer>{0}));
  EXPECT_EQ(answer("9x9 ..1 king", Want::total, 2, {7}).values, (std::vector<Integer>{0}));
}

TEST(Counts, TablesStartAtTheLowerEndAndEndAtTheLastThatHasAny) {
  const Table table = answer("9x9 king", Want::table, 1, {4, 5, 0, 0});
  EXPECT_EQ(table.first, (std::vector<std::int64_t>{0}));
  EXPECT_EQ(table.values, (std::vector<Integer>{0, 4, 5}));
  const Table none = answer("9x9 7..8 king", Want::table, 0, {1, 2});
  EXPECT_EQ(none.first, (std::vector<std::int64_t>{7}));
  EXPECT_EQ(none.values, (std::vector<Integer>{0}));
}

TEST(Counts, MaximaAreTheLastThatHasAny) {
  const Table most = answer("9x9 ..3 king", Want::maximum, 0, {1, 9, 8, 0, 7});
  EXPECT_EQ(most.first, (std::vector<std::int64_t>{2}));
  EXPECT_EQ(most.values, (std::vector<Integer>{8}));
  EXPECT_EQ(answer("9x9 9.. king", Want::maximum, 0, {1}).size, (std::vector<std::int64_t>{0}));
}
