// SPDX-License-Identifier: Apache-2.0
#include "problem/drawn_lines.hpp"

#include "expect_error.hpp"

using namespace rookery;

namespace {

std::string joined(std::string_view text) {
  std::string all;
  for (const DrawnLine& line : drawn_lines(text))
    all += std::to_string(line.number) + "[" + std::string(line.text) + "]";
  return all;
}

std::string refusal(std::string_view text) {
  return error_of([&] { drawn_lines(text); });
}

}  // namespace

TEST(DrawnLines, WhateverTheEditor) {
  EXPECT_EQ(joined("ab\ncd\n"), "1[ab]2[cd]");
  EXPECT_EQ(joined("ab\ncd"), "1[ab]2[cd]");
  EXPECT_EQ(joined("ab\r\ncd\r\n"), "1[ab]2[cd]");
  EXPECT_EQ(joined("\xEF\xBB\xBF"
                   "ab \t\n"),
            "1[ab]");
  EXPECT_EQ(joined("\n \nab\n\ncd\n\n\n"), "3[ab]4[]5[cd]");
  EXPECT_EQ(joined(""), "");
  EXPECT_EQ(joined("\r\n\r\n"), "");
}

TEST(DrawnLines, OtherTextsAreRefused) {
  EXPECT_NE(refusal(std::string_view("\xFF\xFE.\0", 4)).find("UTF-16"), std::string::npos);
  EXPECT_EQ(refusal(std::string_view("..\n.\0", 5)),
            "drawing line 2 '.\\x00': a zero byte; want plain text");
  EXPECT_EQ(
      refusal("ab\rcd\r"),
      "drawing line 1 'ab\\x0dcd': a carriage return within the line; want lines ended by \\n");
}
