// SPDX-License-Identifier: Apache-2.0
// The bytes of whole pictures are held by test/picture.
#include <gtest/gtest.h>

#include "present/format.hpp"
#include "present/shape.hpp"

using namespace rookery;

namespace {

std::string svg(const Picture& picture) {
  for (const Format* format : all_formats())
    if (format->name == "svg") return format->picture(picture);
  return "";
}

Picture empty(std::int64_t rows, std::int64_t columns) {
  return {rows, columns, std::vector<std::string>(static_cast<std::size_t>(rows * columns), ".")};
}

std::size_t number_of(const std::string& part, const std::string& text) {
  std::size_t number = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
    ++number;
  return number;
}

}  // namespace

TEST(SvgFormat, HasATitleARoleAndAViewBox) {
  Picture picture = empty(1, 2);
  picture.title = "two squares";
  const std::string text = svg(picture);
  EXPECT_EQ(text.find("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\""), 0u);
  EXPECT_NE(text.find("viewBox=\"0 0 "), std::string::npos);
  EXPECT_NE(text.find("<title>two squares</title>"), std::string::npos);
}

TEST(SvgFormat, WhateverTheCallerWroteIsEscaped) {
  Picture picture = empty(1, 1);
  picture.title = "<a href=\"x\">&</a>\n\x01\xFF\xEF\xBF\xBF\xC3\xA9";
  picture.figures = {{{0, 0}, "no such shape", "<"}};
  const std::string text = svg(picture);
  EXPECT_NE(text.find("<title>&lt;a href=\"x\"&gt;&amp;&lt;/a&gt;????\xC3\xA9</title>"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find(">&lt;</text>"), std::string::npos);
}

TEST(SvgFormat, FiguresAreShapesOrLetters) {
  Picture picture = empty(1, 2);
  picture.figures = {{{0, 0}, "rook", "R"}, {{0, 1}, "camel", "C"}};
  const std::string text = svg(picture);
  EXPECT_NE(text.find(find_shape("rook")->solid), std::string::npos);
  EXPECT_EQ(number_of(">R</text>", text), 0u);
  EXPECT_EQ(number_of(">C</text>", text), 1u);
}

TEST(SvgFormat, HolesAreCrossedAndWallsBevelled) {
  Picture picture = empty(1, 3);
  picture.marks = {"-", "*", "."};
  picture.holes = {{0, 0}};
  picture.walls = {{0, 1}};
  const std::string text = svg(picture);
  EXPECT_EQ(number_of("M0 0l45 45m0-45l-45 45", text), 1u);
  EXPECT_EQ(number_of("M50 5h35v35h-35z", text), 1u);
  EXPECT_EQ(number_of(">-</text>", text) + number_of(">*</text>", text), 0u);
}

TEST(SvgFormat, WhitePiecesAreOutlined) {
  Picture picture = empty(1, 2);
  picture.figures = {{{0, 0}, "rook", "R", "white"}, {{0, 1}, "rook", "r", "black"}};
  EXPECT_EQ(number_of("stroke=\"#25221e\" stroke-width=\"2\"", svg(picture)), 2u);  // and its lines
}

TEST(SvgFormat, AttackedSquaresGetATintAndACrossOrAFrame) {
  Picture picture = empty(1, 3);
  picture.figures = {{{0, 0}, "rook", "R"}};
  picture.attacked = {{0, 1}, {0, 2}};
  const std::string free = svg(picture);
  EXPECT_EQ(number_of("l11 11m0-11l-11 11", free), 2u);
  EXPECT_EQ(number_of("h40v40h-40z", free), 0u);
  picture.attacked = {{0, 0}, {0, 2}};
  const std::string hit = svg(picture);
  EXPECT_EQ(number_of("l11 11m0-11l-11 11", hit), 1u);
  EXPECT_EQ(number_of("M3 3h40v40h-40z", hit), 1u);
  EXPECT_EQ(number_of("M0 0h45v45h-45z", hit), 2u);  // the dark square, and its tint
}

TEST(SvgFormat, OtherMarksAreWritten) {
  Picture picture = empty(1, 3);
  picture.marks = {"12", ".", "x"};
  picture.attacked = {{0, 2}};
  const std::string text = svg(picture);
  EXPECT_EQ(number_of(">12</text>", text), 1u);
  EXPECT_EQ(number_of(">x</text>", text), 0u);
}

TEST(SvgFormat, CoordinatesThinOutWhereTheyWouldTouch) {
  const std::string small = svg(empty(12, 30));
  for (const char* label : {">1<", ">2<", ">12<", ">a<", ">ad<"})
    EXPECT_EQ(number_of(label, small), 1u) << label;
  const std::string large = svg(empty(400, 400));
  EXPECT_EQ(number_of(">400</text>", large), 1u);
  EXPECT_EQ(number_of(">399</text>", large), 0u);
  EXPECT_EQ(number_of("<text", large), 2u * 81);  // 1, 5, 10, ..., 400
}

TEST(SvgFormat, EmptyBoardsArePictures) {
  EXPECT_NE(svg(empty(0, 5)).find("</svg>\n"), std::string::npos);
  EXPECT_NE(svg(empty(0, 0)).find("</svg>\n"), std::string::npos);
}
