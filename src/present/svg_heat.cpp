// SPDX-License-Identifier: Apache-2.0
// Heat maps in SVG: one hue from nearly white to dark blue, so that it can be read in grey and by
// the colour-blind, from 0 to the largest share. On small boards the numbers stand in the squares.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

#include "base/square.hpp"
#include "present/share.hpp"
#include "present/svg_parts.hpp"

namespace rookery::svg {
namespace {

constexpr std::string_view crisp = " shape-rendering=\"crispEdges\"";
constexpr int steps = 64;                   // of shade
constexpr std::int64_t most_numbered = 12;  // rows and columns with numbers in the squares
constexpr std::int64_t most_titled = 20;    // with the exact numbers as titles

// Lightness falls evenly from one to the next (the Blues of ColorBrewer, lighter at the start).
using Colour = std::array<int, 3>;
constexpr Colour ramp[] = {{252, 253, 255}, {222, 235, 247}, {198, 219, 239},
                           {158, 202, 225}, {107, 174, 214}, {66, 146, 198},
                           {33, 113, 181},  {8, 81, 156},    {8, 48, 107}};

std::string shade(int level) {
  constexpr int gaps = std::size(ramp) - 1, width = steps / gaps;
  const int at = std::min(level / width, gaps - 1), over = level - at * width;
  const Colour &from = ramp[at], &to = ramp[at + 1];
  const auto mixed = [&](std::size_t i) { return from[i] + (to[i] - from[i]) * over / width; };
  return fmt::format("#{:02x}{:02x}{:02x}", mixed(0), mixed(1), mixed(2));
}

bool at_most(const Picture& picture, std::int64_t lines) {
  return picture.rows <= lines && picture.columns <= lines;
}

Square square_of(const Picture& picture, std::size_t place) {
  const auto at = static_cast<std::int64_t>(place);
  return {at / picture.columns, at % picture.columns};
}

// Each square for itself, so that pointing at it tells its number.
std::string titled_tiles(const Picture& picture, const Scale& scale,
                         const std::vector<bool>& open) {
  std::string text;
  for (std::size_t i = 0; i < open.size(); ++i) {
    if (!open[i]) continue;
    const Integer& value = picture.heat->values[i];
    const Square square = square_of(picture, i);
    text += fmt::format("<path {} d=\"{}\"><title>{}: {} of {}</title></path>\n",
                        filled(shade(scale.level(value, steps))), tile(picture, square),
                        text_of(square), value.get_str(), scale.total.get_str());
  }
  return text;
}

// All squares of a shade together. Without blurred edges, or there would be seams between them.
std::string plain_tiles(const Picture& picture, const Scale& scale, const std::vector<bool>& open) {
  std::map<int, std::string> tiles;
  for (std::size_t i = 0; i < open.size(); ++i)
    if (open[i])
      tiles[scale.level(picture.heat->values[i], steps)] += tile(picture, square_of(picture, i));
  std::string text;
  for (const auto& [level, data] : tiles)
    text += path(data, filled(shade(level)) + std::string(crisp));
  return text;
}

// Lines between the squares, which the shades alone would not tell apart.
std::string grid(const Picture& picture) {
  std::string lines;
  for (std::int64_t row = 1; row < picture.rows; ++row)
    lines += fmt::format("M0 {}h{}", side * row, side * picture.columns);
  for (std::int64_t column = 1; column < picture.columns; ++column)
    lines += fmt::format("M{} 0v{}", side * column, side * picture.rows);
  return path(lines, stroked(dark, 1));
}

// Counts if they are short, else per cent.
std::string numbers(const Picture& picture, const Scale& scale, const std::vector<bool>& open) {
  const bool counts = scale.most < 10000;
  std::string text;
  for (std::size_t i = 0; i < open.size(); ++i) {
    if (!open[i] || scale.total == 0 || picture.marks[i].size() > 1) continue;
    const Integer& value = picture.heat->values[i];
    const Square square = square_of(picture, i);
    const std::string number = counts ? value.get_str() : percent_text(value, scale.total);
    text += fmt::format("<text x=\"{}\" y=\"{}\" fill=\"{}\">{}</text>\n", x_of(square) + 22,
                        y_of(picture, square) + 27,
                        scale.level(value, steps) > steps * 9 / 16 ? paper : ink, escaped(number));
  }
  return fmt::format("<g font-size=\"15\" text-anchor=\"middle\">\n{}</g>\n", text);
}

std::string legend_line(std::string_view word, const Integer& value, const Integer& total) {
  return fmt::format("{} {} of {}, {} %", word, short_text(value), short_text(total),
                     percent_text(value, total));
}

}  // namespace

std::string heat(const Picture& picture) {
  if (!picture.heat) return "";
  const Scale scale(picture);
  const std::vector<bool> open = open_squares(picture);
  std::string text = at_most(picture, most_titled)
                         ? titled_tiles(picture, scale, open) + grid(picture)
                         : plain_tiles(picture, scale, open);
  if (at_most(picture, most_numbered)) text += numbers(picture, scale, open);
  return text;
}

std::int64_t legend_height(const Picture& picture, std::int64_t font) {
  return picture.heat ? font * 5 : 0;
}

std::int64_t legend_width(const Picture& picture, std::int64_t font) {
  if (!picture.heat) return 0;
  const Scale scale(picture);
  return std::max(width_of(legend_line("highest", scale.most, scale.total), font),
                  width_of(legend_line("lowest", scale.least, scale.total), font));
}

// A ramp from 0 to the highest share, and two lines of numbers.
std::string heat_legend(const Picture& picture, const Frame& frame) {
  if (!picture.heat) return "";
  const Scale scale(picture);
  const std::int64_t font = frame.font, top = side * frame.rows + font * 21 / 10;
  const std::int64_t cell = std::max<std::int64_t>(1, legend_width(picture, font) / 2 / 17);
  std::string text;
  for (int i = 0; i <= 16; ++i)
    text += fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" {}/>\n",
                        font + cell * i, top, cell, font, filled(shade(i * steps / 16)));
  text += fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" {}/>\n", font, top,
                      cell * 17, font, stroked(faint, 1));
  text += fmt::format("<g fill=\"{}\" font-size=\"{}\">\n", faint, font);
  const auto line = [&](std::int64_t x, std::int64_t y, const std::string& words) {
    text += fmt::format("<text x=\"{}\" y=\"{}\">{}</text>\n", x, y, escaped(words));
  };
  line(0, top + font * 9 / 10, "0");
  line(font * 7 / 5 + cell * 17, top + font * 9 / 10, percent_text(scale.most, scale.total) + " %");
  line(0, top + font * 23 / 10, legend_line("highest", scale.most, scale.total));
  line(0, top + font * 37 / 10, legend_line("lowest", scale.least, scale.total));
  return text + "</g>\n";
}

}  // namespace rookery::svg
