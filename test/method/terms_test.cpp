// SPDX-License-Identifier: Apache-2.0
#include "method/terms.hpp"

#include <gtest/gtest.h>

#include "problem/counts.hpp"

using namespace rookery;

namespace {

std::uint64_t packed(std::uint64_t first, std::uint64_t second) {
  return first | second << bits_a_kind;
}

TEST(Terms, NumbersComeBack) {
  EXPECT_EQ(number_in(packed(5, 1023), 0), 5u);
  EXPECT_EQ(number_in(packed(5, 1023), 1), 1023u);
}

TEST(Terms, SumsStaySortedAndWithinBounds) {
  const TermRules rules({2, untold});
  EXPECT_EQ(rules.one_of(1), 0u);
  Terms sum = {{0, 1}, {2, 4}};
  rules.add(sum, {{0, 3}, {1, 5}, {2, 7}}, rules.one_of(0));
  EXPECT_EQ(sum, (Terms{{0, 1}, {1, 3}, {2, 9}}));
}

TEST(Terms, ProductsLeaveOutWhatIsTooMuch) {
  const TermRules rules({1, 2});
  const Terms one = {{packed(0, 0), 1}, {packed(1, 0), 2}, {packed(0, 1), 3}};
  EXPECT_EQ(rules.product(one, one), (Terms{{packed(0, 0), 1},
                                            {packed(1, 0), 4},
                                            {packed(0, 1), 6},
                                            {packed(1, 1), 12},
                                            {packed(0, 2), 9}}));
  EXPECT_EQ(rules.product({{0, 6}}, {{0, 7}}), (Terms{{0, 42}}));
}

}  // namespace
