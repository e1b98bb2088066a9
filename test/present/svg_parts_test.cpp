// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "drawn.hpp"
#include "present/svg_parts.hpp"

using namespace rookery;

TEST(SvgParts, WhateverTheCallerWroteIsEscaped) {
  Picture picture = empty(1, 1);
  picture.title = "<a href=\"x\">&</a>\n\x01\xFF\xEF\xBF\xBF\xC3\xA9";
  picture.figures = {{{0, 0}, "no such shape", "<"}};
  const std::string text = as_svg(picture);
  EXPECT_NE(text.find("<title>&lt;a href=\"x\"&gt;&amp;&lt;/a&gt;????\xC3\xA9</title>"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find(">&lt;</text>"), std::string::npos);
}

TEST(SvgParts, SmallSquaresHaveLargeLabels) {
  const Picture board = empty(100, 100);
  EXPECT_EQ(svg::pixels_for(board), 12);
  EXPECT_EQ(svg::frame_of(board, 12).font, 45);
  EXPECT_EQ(svg::frame_of(board, 45).font, 15);
  EXPECT_EQ(svg::pixels_for(empty(0, 0)), 45);
  EXPECT_EQ(svg::pixels_for(empty(1, 400)), 8);
}
