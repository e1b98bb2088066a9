// SPDX-License-Identifier: Apache-2.0
#include <rookery/rookery.hpp>

#include "expect_error.hpp"

using namespace rookery;

TEST(Writing, UnknownFormatsAreRefused) {
  EXPECT_EQ(error_of([] { written(pieces(), "jsno"); }),
            "format 'jsno': want text or json; the nearest is json");
}

TEST(Writing, SmallWitnessesAreDrawnAndLargeOnesListed) {
  EXPECT_NE(written(maximum("3x3 rook")).find("\n3 . . R\n"), std::string::npos);
  EXPECT_NE(written(maximum("101x101 vR")).find(" b1 "), std::string::npos);
}

TEST(Writing, EveryAnswerEndsItsLastLine) {
  for (const FormatRow& format : formats()) {
    EXPECT_EQ(written(count("4x4 2 queen"), format.name).back(), '\n');
    EXPECT_EQ(written(explain("count", "4x4 2 queen"), format.name).back(), '\n');
    EXPECT_EQ(written(boards(), format.name).back(), '\n');
    EXPECT_EQ(written(methods(), format.name).back(), '\n');
  }
}
