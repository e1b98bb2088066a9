// SPDX-License-Identifier: Apache-2.0
#include "present/total.hpp"

#include <gtest/gtest.h>

using namespace rookery;

TEST(Total, SumsTheCountsAndStaysBelowTheModulus) {
  Result result;
  result.table = {{0}, {3}, {5, 6, 4}};
  EXPECT_EQ(total_of(result), 15);
  result.modulus = 7;
  EXPECT_EQ(total_of(result), 1);
}
