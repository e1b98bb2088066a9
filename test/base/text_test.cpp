// SPDX-License-Identifier: Apache-2.0
#include "base/text.hpp"

#include <gtest/gtest.h>

#include "expect_error.hpp"

using namespace rookery;

TEST(Text, NumbersArePlainDigits) {
  EXPECT_EQ(read_number("n", "0"), 0);
  EXPECT_EQ(read_number("n", "42"), 42);
  EXPECT_EQ(read_number("n", "9223372036854775807"), INT64_MAX);
  for (const char* wrong : {"", "-1", "+8", "8.0", "8e0", "0x8", "008", " 8", "8 ", "\xD9\xA8",
                            "9223372036854775808", "18446744073709551624"})
    EXPECT_NE(error_of([&] { read_number("n", wrong); }), "");
  EXPECT_EQ(error_of([] { read_number("number", "-1"); }),
            "number '-1': want a whole number from 0 on, in plain digits");
  EXPECT_EQ(error_of([] { read_number("number", "9223372036854775808"); }),
            "number '9223372036854775808': beyond 64 bits; want at most 2^63 - 1");
}

TEST(Text, QuotesAreSafeToShow) {
  EXPECT_EQ(rookery::quoted("8x8"), "'8x8'");
  EXPECT_EQ(rookery::quoted("a\xE2\x80\xAE"
                            "b"),
            "'a\\xe2\\x80\\xaeb'");                              // right to left from here on
  EXPECT_EQ(rookery::quoted("\xE2\x80\x93"), "'\xE2\x80\x93'");  // a dash
  EXPECT_EQ(rookery::quoted("8\xC3\x97"
                            "8"),
            "'8\xC3\x97"
            "8'");
  EXPECT_EQ(rookery::quoted(std::string_view("a\0b\n\x1B", 5)), "'a\\x00b\\x0a\\x1b'");
  EXPECT_EQ(rookery::quoted("\xC0\xAF\xED\xA0\x80\xFF"), "'\\xc0\\xaf\\xed\\xa0\\x80\\xff'");
  EXPECT_EQ(rookery::quoted("\xE2\x82"), "'\\xe2\\x82'");
  EXPECT_EQ(rookery::quoted(std::string(1000, 'x')), "'" + std::string(60, 'x') + "...'");
}

TEST(Text, SplitKeepsEmptyParts) {
  EXPECT_EQ(split("a,,b", ','), (std::vector<std::string_view>{"a", "", "b"}));
  EXPECT_EQ(split("", ','), (std::vector<std::string_view>{""}));
}

TEST(Text, WordsAreSeparatedByBlanks) {
  EXPECT_EQ(words("  8x8\t6\r\nbishop "), (std::vector<std::string_view>{"8x8", "6", "bishop"}));
  EXPECT_TRUE(words(" \n").empty());
}

TEST(Text, NearestSpelling) {
  const std::vector<std::string> names = {"bishop", "rook", "queen", "injured-queen"};
  EXPECT_EQ(nearest("bishpo", names), "bishop");
  EXPECT_EQ(nearest("qeen", names), "queen");
  EXPECT_EQ(nearest("injured", names), "injured-queen");
  EXPECT_EQ(nearest("kinght", {"king", "knight"}), "knight");
  EXPECT_EQ(nearest("kings", {"knight", "king"}), "king");
  EXPECT_EQ(nearest("dragon", names), "");
  EXPECT_EQ(nearest("", names), "");
  EXPECT_EQ(nearest(std::string(100, 'b'), names), "");
  EXPECT_EQ(nearest_hint("rok", names), "; the nearest is rook");
  EXPECT_EQ(nearest_hint("zzzzz", names), "");
}

TEST(Text, CharactersOfSeveralBytesAreWellFormedOrNone) {
  EXPECT_EQ(utf8_character("\xC3\xA9x"), 2u);
  EXPECT_EQ(utf8_character("\xE2\x99\x9E"), 3u);
  EXPECT_EQ(utf8_character("\xF0\x9F\x98\x80"), 4u);
  for (const char* wrong :
       {"a", "\xC3", "\xC0\xAF", "\xED\xA0\x80", "\xC2\x85", "\xF4\x90\x80\x80"})
    EXPECT_EQ(utf8_character(wrong), 0u) << wrong;
}
