// SPDX-License-Identifier: Apache-2.0
#include "base/box.hpp"

#include <gtest/gtest.h>

using namespace rookery;

TEST(Box, ThePlacesOfNumbers) {
  const Strides strides({{1, 0}, {2, 3}, std::vector<Integer>(6)});
  EXPECT_EQ(strides.entries(), 6u);
  EXPECT_EQ(strides.numbers(0), (std::vector<std::int64_t>{1, 0}));
  EXPECT_EQ(strides.numbers(4), (std::vector<std::int64_t>{2, 1}));
  for (std::size_t place = 0; place < 6; ++place)
    EXPECT_EQ(strides.place(strides.numbers(place)), place);
}

TEST(Box, WithoutAxesThereIsOnePlace) {
  const Strides strides(Table{});
  EXPECT_EQ(strides.entries(), 1u);
  EXPECT_TRUE(strides.numbers(0).empty());
  EXPECT_EQ(strides.place({}), 0u);
}

TEST(Box, CutToSmallNumbers) {
  const Table table{{1, 0}, {2, 3}, {10, 11, 12, 20, 21, 22}};
  const Table cut = cut_to(table, {-1, 1});
  EXPECT_EQ(cut.first, table.first);
  EXPECT_EQ(cut.size, (std::vector<std::int64_t>{2, 2}));
  EXPECT_EQ(cut.values, (std::vector<Integer>{10, 11, 20, 21}));
  EXPECT_EQ(cut_to(table, {0, -1}).size, (std::vector<std::int64_t>{0, 3}));
  EXPECT_TRUE(cut_to(table, {0, -1}).values.empty());
  EXPECT_EQ(cut_to(table, {9, 9}).values, table.values);
}
