// SPDX-License-Identifier: Apache-2.0
#include "api/formats.hpp"

#include <rookery/rookery.hpp>

#include "expect_error.hpp"

using namespace rookery;

TEST(Formats, UnknownFormatsAreRefused) {
  EXPECT_EQ(error_of([] { written(pieces(), "jsno"); }),
            "format 'jsno': want text or json; the nearest is json");
}

TEST(Formats, FormatsThatMakeNoSenseAreRefused) {
  EXPECT_EQ(error_of([] { written(count("4x4 2 queen"), "svg"); }),
            "format 'svg': not for count; want text or json");
  EXPECT_EQ(error_of([] { written(attacks("4x4 queen"), "sgv"); }),
            "format 'sgv': want text, json, svg, png or unicode; the nearest is svg");
  for (const char* answer : {"table", "explain", "pieces", "boards", "methods"})
    error_of([&] { require_format("svg", answer); });
  for (const char* answer : {"max", "draw", "list", "unique"}) require_format("svg", answer);
}

TEST(Formats, FormatsAreKnownWhereTheyFit) {
  EXPECT_EQ(formats()[3].name, "bfile");
  EXPECT_EQ(error_of([] { written(attacks("4x4 queen"), "fen"); }),
            "format 'fen': not for draw; want text, json, svg, png or unicode");
  EXPECT_EQ(error_of([] { written(count("4x4 2 queen"), "bfile"); }),
            "format 'bfile': not for count; want text or json");
  EXPECT_EQ(
      error_of([] { write_sequence("count", "1..2 nxn rook", "svg", [](std::string_view) {}); }),
      "format 'svg': not for sequence; want text, json or bfile");
}

TEST(Formats, RowsTellWhatFrontEndsMustKnow) {
  for (const FormatRow& row : formats()) {
    EXPECT_EQ(row.image, row.name == "svg" || row.name == "png");
    EXPECT_EQ(row.binary, row.name == "png");
  }
}

TEST(Formats, ColoursAreAskedFor) {
  const Picture board = attacks("2x2 rook --given a1");
  Writing coloured;
  coloured.colour = true;
  const Format& unicode = format_for("unicode", "draw");
  EXPECT_NE(drawn_by(unicode, board, coloured), drawn_by(unicode, board, {}));
  const Format& text = format_for("text", "draw");
  EXPECT_EQ(drawn_by(text, board, coloured), drawn_by(text, board, {}));
}
