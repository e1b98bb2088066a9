// SPDX-License-Identifier: Apache-2.0
// The bytes of whole pictures are held by test/picture.
#include <gtest/gtest.h>

#include "drawn.hpp"

using namespace rookery;

namespace {

std::string sheet(const std::vector<Picture>& pictures, const std::string& title = "") {
  return format_named("svg").sheet(pictures, title);
}

// The length of that name of the whole image.
long length(const std::string& name, const std::string& text) {
  const std::size_t at = text.find(" " + name + "=\"") + name.size() + 3;
  return std::stol(text.substr(at));
}

}  // namespace

TEST(SvgFormat, HasATitleARoleAndAViewBox) {
  Picture picture = empty(1, 2);
  picture.title = "two squares";
  const std::string text = as_svg(picture);
  EXPECT_EQ(text.find("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\""), 0u);
  EXPECT_NE(text.find("viewBox=\"0 0 "), std::string::npos);
  EXPECT_NE(text.find("<title>two squares</title>"), std::string::npos);
}

TEST(SvgFormat, EmptyBoardsArePictures) {
  EXPECT_NE(as_svg(empty(0, 5)).find("</svg>\n"), std::string::npos);
  EXPECT_NE(as_svg(empty(0, 0)).find("</svg>\n"), std::string::npos);
}

TEST(SvgFormat, ASheetIsNearlySquare) {
  std::vector<Picture> boards(92, empty(8, 8));
  for (std::size_t i = 0; i < boards.size(); ++i) boards[i].title = "number " + std::to_string(i);
  const std::string text = sheet(boards, "8x8 8 queen");
  EXPECT_EQ(text.find("<title>8x8 8 queen</title>"), text.find("<title>"));
  EXPECT_EQ(number_of(">number 91</text>", text), 1u);
  const long width = length("width", text), height = length("height", text);
  EXPECT_LT(std::max(width, height), 1700);
  EXPECT_LT(std::max(width, height) * 3, std::min(width, height) * 4);
}

TEST(SvgFormat, LongCaptionsAreCut) {
  Picture board = empty(1, 1);
  board.title = "number " + std::string(100, '7');
  const std::string text = sheet({board});
  EXPECT_EQ(number_of("<title>" + board.title + "</title>", text), 1u);
  EXPECT_EQ(number_of(">number " + std::string(20, '7') + "...</text>", text), 1u);
}
