// SPDX-License-Identifier: Apache-2.0
#include "base/factorial.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace rookery {
namespace {

TEST(Factorial, LogarithmsAreThoseOfTheNumbers) {
  EXPECT_NEAR(log_factorial(0), 0, 1e-12);
  EXPECT_NEAR(std::exp(log_factorial(10)), 3628800, 1e-4);
  EXPECT_NEAR(std::exp2(log2_factorial(5)), 120, 1e-9);
  EXPECT_NEAR(std::exp2(log2_choose(20, 6)), 38760, 1e-6);
  EXPECT_NEAR(log2_choose(7, 7), 0, 1e-12);
}

}  // namespace
}  // namespace rookery
