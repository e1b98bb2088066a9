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
    EXPECT_EQ(written(attacks("4x4 queen --given a1"), format.name).back(), '\n');
    EXPECT_EQ(written(maximum("4x4 queen"), format.name).back(), '\n');
    if (!format.writes.empty()) continue;
    EXPECT_EQ(written(count("4x4 2 queen"), format.name).back(), '\n');
    EXPECT_EQ(written(explain("count", "4x4 2 queen"), format.name).back(), '\n');
    EXPECT_EQ(written(boards(), format.name).back(), '\n');
    EXPECT_EQ(written(methods(), format.name).back(), '\n');
  }
}

TEST(Writing, FormatsThatMakeNoSenseAreRefused) {
  EXPECT_EQ(error_of([] { written(count("4x4 2 queen"), "svg"); }),
            "format 'svg': not for count; want text or json");
  EXPECT_EQ(error_of([] { written(attacks("4x4 queen"), "sgv"); }),
            "format 'sgv': want text, json or svg; the nearest is svg");
  for (const char* answer : {"table", "explain", "pieces", "boards", "methods"})
    error_of([&] { require_format("svg", answer); });
  for (const char* answer : {"max", "draw"}) require_format("svg", answer);
}

TEST(Writing, AMaximumIsDrawnLikeItsPicture) {
  const Result most = maximum("5x5 knight");
  EXPECT_EQ(written(most, "svg"), written(picture(most), "svg"));
  error_of([] { written(maximum("4x4 5.. rook"), "svg"); }, Error::Kind::unanswered);
  error_of([] { written(maximum("401x401 vR"), "svg"); });
  error_of([] { written(Picture{2, 2, {"."}}); });
}
