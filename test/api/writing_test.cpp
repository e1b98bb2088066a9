// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include <rookery/rookery.hpp>

#include "expect_error.hpp"

using namespace rookery;

TEST(Writing, SmallWitnessesAreDrawnAndLargeOnesListed) {
  EXPECT_NE(written(maximum("3x3 rook")).find("\n3 . . R\n"), std::string::npos);
  EXPECT_NE(written(maximum("101x101 vR")).find(" b1 "), std::string::npos);
}

TEST(Writing, EveryAnswerEndsItsLastLine) {
  for (const FormatRow& format : formats()) {
    const auto writes = [&](const char* answer) {
      return format.writes.empty() ||
             std::find(format.writes.begin(), format.writes.end(), answer) != format.writes.end();
    };
    if (writes("list") && !format.binary) {
      const Listing listing{"4x4 queen", {"queen"}, "", "", 1};
      EXPECT_EQ(written(listing, {0, {}}, format.name).back(), '\n');
    }
    if (!writes("draw") || format.binary) continue;
    EXPECT_EQ(written(attacks("4x4 queen --given a1"), format.name).back(), '\n');
    EXPECT_EQ(written(maximum("4x4 queen"), format.name).back(), '\n');
    if (!format.writes.empty()) continue;
    EXPECT_EQ(written(count("4x4 2 queen"), format.name).back(), '\n');
    EXPECT_EQ(written(explain("count", "4x4 2 queen"), format.name).back(), '\n');
    EXPECT_EQ(written(boards(), format.name).back(), '\n');
    EXPECT_EQ(written(methods(), format.name).back(), '\n');
  }
}

TEST(Writing, AMaximumIsDrawnLikeItsPicture) {
  const Result most = maximum("5x5 knight");
  EXPECT_EQ(written(most, "svg"), written(picture(most), "svg"));
  error_of([] { written(maximum("4x4 5.. rook"), "svg"); }, Error::Kind::unanswered);
  error_of([] { written(maximum("401x401 vR"), "svg"); });
  error_of([] { written(Picture{2, 2, {"."}}); });
}

TEST(Writing, PiecesAddUpAndCanBeStopped) {
  const Result many = table("300x300 bishop");
  std::size_t pieces = 0, size = 0;
  write(many, "json", [&](std::string_view piece) {
    ++pieces;
    size += piece.size();
  });
  EXPECT_GT(pieces, 3u);
  EXPECT_EQ(size, written(many, "json").size());
  Writing writing;
  int asked = 0;
  writing.cancelled = [&] { return ++asked > 100; };
  error_of([&] { written(many, "text", writing); }, Error::Kind::cancelled);
}

TEST(Writing, ASequenceComesTermByTerm) {
  std::vector<std::string> pieces;
  write_sequence("count", "1..3 nxn n bishop", "text",
                 [&](std::string_view piece) { pieces.emplace_back(piece); });
  EXPECT_EQ(pieces, (std::vector<std::string>{"1 1\n", "2 4\n", "3 26\n"}));
  Options options;
  options.seconds = 1e-3;
  std::string text;
  error_of(
      [&] {
        write_sequence(
            "count", "1..30 nxn king", "json", [&](std::string_view piece) { text += piece; },
            options);
      },
      Error::Kind::unanswered);
  EXPECT_NE(text.find("\n  ],\n  \"complete\": false\n}\n"), std::string::npos);
}

TEST(Writing, LeadingDigits) {
  Writing writing;
  writing.leading = 5;
  EXPECT_EQ(written(count("15x15 15 injured-queen"), "text", writing), "22696... (17 digits)\n");
}
