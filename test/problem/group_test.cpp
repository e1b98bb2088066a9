// SPDX-License-Identifier: Apache-2.0
#include "problem/group.hpp"

#include <gtest/gtest.h>

#include "problem/text.hpp"

using namespace rookery;

namespace {

Group group_of(const std::string& problem) { return symmetries_of(read_problem(problem)); }

std::vector<Symmetry> elements_of(const std::string& problem) { return group_of(problem).elements; }

}  // namespace

TEST(Group, FallsIntoClassesOfConjugates) {
  for (const char* problem : {"8x8 queen", "5x7 queen", "4x4/torus queen", "3x5/klein king"}) {
    const Group group = group_of(problem);
    std::size_t elements = 0;
    for (const Conjugates& alike : conjugates_of(group)) elements += alike.size;
    EXPECT_EQ(elements, group.order()) << problem;
    EXPECT_EQ(conjugates_of(group).front().size, 1u) << problem;
  }
  EXPECT_EQ(conjugates_of(group_of("8x8 queen")).size(), 5u);
  EXPECT_EQ(conjugates_of(group_of("8x7 queen")).size(), 4u);
}

TEST(Group, HasSubgroups) {
  const auto subgroups = subgroups_of(group_of("8x8 queen"));
  EXPECT_EQ(subgroups.size(), 10u);
  std::size_t apart = 0;
  for (std::size_t i = 0; i < subgroups.size(); ++i) apart += subgroups[i].like == i;
  EXPECT_EQ(apart, 8u);
  EXPECT_TRUE(subgroups.back().includes(subgroups.front()));
  EXPECT_EQ(subgroups_of(group_of("8x7 queen")).size(), 5u);
  EXPECT_EQ(subgroups_of(group_of("8x8 queen --given a1")).size(), 2u);
}

TEST(Group, HasAName) {
  EXPECT_EQ(name_of(elements_of("8x8 queen")), "D4 (all turns and mirrors)");
  EXPECT_EQ(name_of(elements_of("8x8 queen --given a1")), "D1 (mirror at the diagonal)");
  EXPECT_EQ(name_of(elements_of("8x8 queen --given b1")), "no turns or mirrors");
  EXPECT_EQ(name_of(elements_of("5x5/torus queen")), "D4 (all turns and mirrors), 25 shifts");
}
