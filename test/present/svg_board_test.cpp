// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "drawn.hpp"
#include "present/shape.hpp"

using namespace rookery;

TEST(SvgBoard, FiguresAreShapesOrLetters) {
  Picture picture = empty(1, 2);
  picture.figures = {{{0, 0}, "rook", "R"}, {{0, 1}, "camel", "C"}};
  const std::string text = as_svg(picture);
  EXPECT_NE(text.find(find_shape("rook")->solid), std::string::npos);
  EXPECT_EQ(number_of(">R</text>", text), 0u);
  EXPECT_EQ(number_of(">C</text>", text), 1u);
}

TEST(SvgBoard, HolesAreCrossedAndWallsBevelled) {
  Picture picture = empty(1, 3);
  picture.marks = {"-", "*", "."};
  picture.holes = {{0, 0}};
  picture.walls = {{0, 1}};
  const std::string text = as_svg(picture);
  EXPECT_EQ(number_of("M0 0l45 45m0-45l-45 45", text), 1u);
  EXPECT_EQ(number_of("M50 5h35v35h-35z", text), 1u);
  EXPECT_EQ(number_of(">-</text>", text) + number_of(">*</text>", text), 0u);
}

TEST(SvgBoard, WhitePiecesAreOutlined) {
  Picture picture = empty(1, 2);
  picture.figures = {{{0, 0}, "rook", "R", "white"}, {{0, 1}, "rook", "r", "black"}};
  EXPECT_EQ(number_of("stroke=\"#25221e\" stroke-width=\"2\"", as_svg(picture)),
            2u);  // and its lines
}

TEST(SvgBoard, AttackedSquaresGetATintAndACrossOrAFrame) {
  Picture picture = empty(1, 3);
  picture.figures = {{{0, 0}, "rook", "R"}};
  picture.attacked = {{0, 1}, {0, 2}};
  const std::string free = as_svg(picture);
  EXPECT_EQ(number_of("l11 11m0-11l-11 11", free), 2u);
  EXPECT_EQ(number_of("h40v40h-40z", free), 0u);
  picture.attacked = {{0, 0}, {0, 2}};
  const std::string hit = as_svg(picture);
  EXPECT_EQ(number_of("l11 11m0-11l-11 11", hit), 1u);
  EXPECT_EQ(number_of("M3 3h40v40h-40z", hit), 1u);
  EXPECT_EQ(number_of("M0 0h45v45h-45z", hit), 2u);  // the dark square, and its tint
}

TEST(SvgBoard, GivenAndNotedSquaresAreMarked) {
  Picture picture = empty(1, 2);
  picture.figures = {{{0, 0}, "rook", "R", "", true}, {{0, 1}, "rook", "R"}};
  picture.noted = {{0, 1}};
  const std::string text = as_svg(picture);
  EXPECT_EQ(number_of("r=\"21\"", text), 1u);
  EXPECT_EQ(number_of("M47 13v-11h11", text), 1u);
}

TEST(SvgBoard, OtherMarksAreWritten) {
  Picture picture = empty(1, 3);
  picture.marks = {"12", ".", "x"};
  picture.attacked = {{0, 2}};
  const std::string text = as_svg(picture);
  EXPECT_EQ(number_of(">12</text>", text), 1u);
  EXPECT_EQ(number_of(">x</text>", text), 0u);
}

TEST(SvgBoard, CoordinatesThinOutWhereTheyWouldTouch) {
  const std::string small = as_svg(empty(12, 30));
  for (const char* label : {">1<", ">2<", ">12<", ">a<", ">ad<"})
    EXPECT_EQ(number_of(label, small), 1u) << label;
  const std::string large = as_svg(empty(400, 400));
  EXPECT_EQ(number_of(">400</text>", large), 1u);
  EXPECT_EQ(number_of(">399</text>", large), 0u);
  EXPECT_EQ(number_of("<text", large), 2u * 81);  // 1, 5, 10, ..., 400
}
