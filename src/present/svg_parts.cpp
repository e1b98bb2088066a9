// SPDX-License-Identifier: Apache-2.0
#include "present/svg_parts.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"

namespace rookery::svg {
namespace {

constexpr std::int64_t most_pixels = 1200;  // of the longer side, while squares stay at least
constexpr std::int64_t least_square = 8;    // that many pixels wide

std::int64_t characters_in(std::string_view text) {
  return std::count_if(text.begin(), text.end(),
                       [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; });
}

}  // namespace

std::int64_t pixels_for(const Picture& picture) {
  const std::int64_t longest = std::max({picture.rows, picture.columns, std::int64_t{1}});
  return std::clamp(most_pixels / longest, least_square, side);
}

// fits: at most 400 rows and columns and a font of at most 67, so all lengths are below 20000.
Frame frame_of(const Picture& picture, std::int64_t pixels) {
  Frame frame{picture.rows, picture.columns, pixels};
  frame.font = std::max<std::int64_t>(15, 12 * side / pixels);
  const auto digits = static_cast<std::int64_t>(std::to_string(picture.rows).size());
  frame.left = frame.font * (6 * digits + 9) / 10;
  frame.top = frame.font / 2;
  frame.width = frame.left + std::max(side * picture.columns, legend_width(picture, frame.font)) +
                frame.font * 3 / 4;
  frame.height =
      frame.top + side * picture.rows + frame.font * 3 / 2 + legend_height(picture, frame.font);
  return frame;
}

std::string escaped(std::string_view text) {
  std::string safe;
  for (std::size_t i = 0; i < text.size();) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const std::size_t length = byte < 0x80 ? 1 : utf8_character(text.substr(i));
    const std::string_view character = text.substr(i, std::max<std::size_t>(length, 1));
    const bool no_character = character == "\xEF\xBF\xBE" || character == "\xEF\xBF\xBF";
    i += character.size();
    if (character == "&")
      safe += "&amp;";
    else if (character == "<")
      safe += "&lt;";
    else if (character == ">")
      safe += "&gt;";
    else if (length == 0 || byte < 0x20 || byte == 0x7F || no_character)
      safe += '?';
    else
      safe += character;
  }
  return safe;
}

// Digits and letters of the usual sans-serif fonts are about six tenths as wide as high.
std::int64_t width_of(std::string_view text, std::int64_t font) {
  return characters_in(text) * font * 6 / 10;
}

std::string filled(std::string_view colour) { return fmt::format("fill=\"{}\"", colour); }

std::string stroked(std::string_view colour, int width) {
  return fmt::format("fill=\"none\" stroke=\"{}\" stroke-width=\"{}\"", colour, width);
}

std::string path(const std::string& data, const std::string& style) {
  return data.empty() ? "" : fmt::format("<path {} d=\"{}\"/>\n", style, data);
}

std::string tile(const Picture& picture, const Square& square) {
  return fmt::format("M{} {}h45v45h-45z", x_of(square), y_of(picture, square));
}

std::string centred(std::string_view text, std::int64_t x, std::int64_t y, std::int64_t font,
                    std::string_view colour) {
  const std::int64_t size =
      std::max<std::int64_t>(font * 2 / (1 + std::max<std::int64_t>(characters_in(text), 1)), 6);
  return fmt::format(
      "<text x=\"{}\" y=\"{}\" font-size=\"{}\" font-weight=\"bold\" text-anchor=\"middle\" "
      "fill=\"{}\">{}</text>\n",
      x, y + size * 36 / 100, size, colour, escaped(text));
}

}  // namespace rookery::svg
