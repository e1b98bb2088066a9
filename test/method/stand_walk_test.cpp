// SPDX-License-Identifier: Apache-2.0
#include "method/stand_walk.hpp"

#include "method/solved.hpp"

using namespace rookery;

TEST(StandWalk, LeavesTheStandsBehindThatAreFree) {
  const Instance whole = instance_of(read_problem("3x3 2 king"));
  const Instance behind = instance_behind(whole, 4);  // the middle
  EXPECT_TRUE(behind.squares.empty());
  EXPECT_EQ(behind.numbers[0].least, 1);
  const Instance corner = instance_behind(whole, 0);
  EXPECT_EQ(corner.squares, (std::vector<Square>{{0, 2}, {1, 2}, {2, 0}, {2, 1}, {2, 2}}));
  EXPECT_EQ(corner.conflicts[0], (std::vector<std::uint32_t>{1}));
}

TEST(StandWalk, OffersOnlyWhatCanBeFinished) {
  const Problem problem = read_problem("1x4 2 king");
  const auto walk = stand_walk(problem, [](const Instance& instance) -> Integer {
    const auto left = static_cast<long>(instance.squares.size());
    if (instance.numbers[0].least == 2) return 3;
    return instance.numbers[0].least == 1 ? left : 1;
  });
  const auto choices = walk->choices();
  ASSERT_EQ(choices.size(), 2u);
  EXPECT_EQ(choices[0].below, 2);
  EXPECT_EQ(choices[1].below, 1);
  walk->enter(0);
  EXPECT_EQ(walk->choices().size(), 2u);
  walk->enter(1);
  EXPECT_TRUE(walk->choices().empty());
  walk->leave();
  walk->leave();
  EXPECT_EQ(walk->choices().size(), 2u);
}
