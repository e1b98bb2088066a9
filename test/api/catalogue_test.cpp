// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <rookery/rookery.hpp>

using namespace rookery;

TEST(Catalogue, TablesAreThere) {
  EXPECT_GE(pieces().size(), 20u);
  EXPECT_EQ(boards().size(), 1u);
  EXPECT_EQ(methods().size(), 3u);
  EXPECT_EQ(formats().size(), 3u);
  EXPECT_NE(version(), "");
}
