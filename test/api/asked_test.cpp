// SPDX-License-Identifier: Apache-2.0
#include "api/asked.hpp"

#include "expect_error.hpp"

using namespace rookery;

TEST(Asked, UnknownQuestionsAreRefused) {
  EXPECT_EQ(error_of([] { ask("tabel", "8x8 bishop", {}); }),
            "question 'tabel': want count, table, max, maximal, min-maximal or classes; the "
            "nearest is table");
}

TEST(Asked, BudgetsHaveDefaults) {
  const Asked asked = ask("count", "8x8 bishop", {});
  EXPECT_GT(asked.limits.bytes, std::uint64_t{1} << 28);
  EXPECT_GT(asked.seconds, 0);
  Options options;
  options.bytes = 5;
  EXPECT_EQ(ask("max", "8x8 bishop", options).limits.bytes, 5u);
}
