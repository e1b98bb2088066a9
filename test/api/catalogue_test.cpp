// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "method/method.hpp"

#include <rookery/rookery.hpp>

using namespace rookery;

TEST(Catalogue, TablesAreThere) {
  EXPECT_GE(pieces().size(), 20u);
  EXPECT_EQ(boards().size(), 7u);
  EXPECT_EQ(methods().size(), all_methods().size());
  EXPECT_EQ(formats().size(), 8u);
  EXPECT_NE(version(), "");
}
