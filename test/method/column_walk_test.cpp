// SPDX-License-Identifier: Apache-2.0
// Beside test/agree: values beyond the oracle's reach, and where the method must say no.
#include "expect_error.hpp"
#include "method/column_walk/columns.hpp"
#include "method/solved.hpp"

using namespace rookery;

TEST(ColumnWalk, KnownValues) {
  EXPECT_EQ(total("column-walk", "6x6 6 injured-queen"), "2642");
  EXPECT_EQ(total("column-walk", "15x15 15 injured-queen"), "22696209911206174");
  EXPECT_EQ(total("column-walk", "9x9 9 injured-queen --given d8"), "2098208");
  EXPECT_EQ(total("column-walk", "7x7 7 injured-queen --given a4,b3"), "0");
}

TEST(ColumnWalk, WithoutConflictsBetweenColumnsItIsAPower) {
  EXPECT_EQ(total("column-walk", "10x30 30 vR"), "1" + std::string(30, '0'));
  EXPECT_EQ(total("column-walk", "9x4 vR"), "10000");
}

TEST(ColumnWalk, ConflictsAreRowDifferences) {
  const auto differences = [](const char* text) {
    const auto found = columns::conflicts_of(read_problem(text));
    return std::get<columns::Conflicts>(found).differences;
  };
  using Differences = std::vector<std::int64_t>;
  EXPECT_EQ(differences("6x6 injured-queen"), (Differences{-1, 0, 1}));
  EXPECT_EQ(differences("6x6 vRrfF"), (Differences{1}));
  EXPECT_EQ(differences("6x6 vRlfF"), (Differences{-1}));
  EXPECT_EQ(differences("6x6 vRvN"), (Differences{-2, 2}));
  EXPECT_EQ(differences("2x6 K"), (Differences{-1, 0, 1}));
  EXPECT_EQ(differences("5x2 Q"), (Differences{-1, 0, 1}));
}

TEST(ColumnWalk, SaysWhereItDoesNotApply) {
  EXPECT_EQ(refusal("column-walk", "4x9 vWvDvHsW"), "");
  EXPECT_NE(refusal("column-walk", "5x9 vWvDvHsW").find("whole of its column"), std::string::npos);
  EXPECT_NE(refusal("column-walk", "8x8 king").find("whole of its column"), std::string::npos);
  EXPECT_NE(refusal("column-walk", "8x8 queen").find("beyond"), std::string::npos);
  EXPECT_NE(refusal("column-walk", "8x8 vRsN").find("beyond"), std::string::npos);
}

TEST(ColumnWalk, WalksInColumnOrder) {
  const auto walk = walked("column-walk", "6x6 6 injured-queen");
  const auto first = walk->choices();
  ASSERT_EQ(first.size(), 6u);
  Integer sum = 0;
  for (const Choice& choice : first) sum += choice.below;
  EXPECT_EQ(sum, 2642);
  EXPECT_EQ(walked("column-walk", "2x2 2 injured-queen"), nullptr);
}
