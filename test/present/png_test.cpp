// SPDX-License-Identifier: Apache-2.0
// What is on the images is looked at by test/picture.
#include <gtest/gtest.h>

#include "drawn.hpp"

using namespace rookery;

namespace {

// A number of four bytes.
long big_endian(const std::string& bytes, std::size_t at) {
  long number = 0;
  for (std::size_t i = at; i < at + 4; ++i)
    number = number * 256 + static_cast<unsigned char>(bytes.at(i));
  return number;
}

}  // namespace

TEST(PngFormat, IsAsLargeAsTheSvg) {
  const std::string bytes = format_named("png").picture(empty(8, 8));
  EXPECT_EQ(bytes.substr(0, 8), "\x89PNG\r\n\x1a\n");
  const std::string size = "width=\"" + std::to_string(big_endian(bytes, 16)) + "\" height=\"" +
                           std::to_string(big_endian(bytes, 20)) + "\"";
  EXPECT_EQ(number_of("role=\"img\" " + size, as_svg(empty(8, 8))), 1u) << size;
  EXPECT_EQ(bytes, format_named("png").picture(empty(8, 8)));
}

TEST(PngFormat, WritesSheets) {
  const Format& png = format_named("png");
  EXPECT_TRUE(png.binary);
  EXPECT_GT(big_endian(png.sheet({empty(2, 2), empty(2, 2)}, "two"), 16),
            big_endian(png.sheet({empty(2, 2)}, "one"), 16));
}
