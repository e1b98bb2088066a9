// SPDX-License-Identifier: Apache-2.0
#include "base/quantity.hpp"

#include <gtest/gtest.h>

using namespace rookery;

TEST(Quantity, DurationsUseTheLargestUnitThatFits) {
  EXPECT_EQ(duration_text(3.4e-9), "3.4 ns");
  EXPECT_EQ(duration_text(1.1e-6), "1.1 us");
  EXPECT_EQ(duration_text(0.0034), "3.4 ms");
  EXPECT_EQ(duration_text(12), "12 s");
  EXPECT_EQ(duration_text(3600), "1 h");
  EXPECT_EQ(duration_text(1e15), "3.2e+07 years");
}

TEST(Quantity, AmountsAndBytes) {
  EXPECT_EQ(amount_text(1234), "1234");
  EXPECT_EQ(amount_text(3.4e7), "3.4e+07");
  EXPECT_EQ(bytes_text(512), "512 bytes");
  EXPECT_EQ(bytes_text(3.4e6), "3.4 MB");
  EXPECT_EQ(bytes_text(1.9e10), "19 GB");
}
