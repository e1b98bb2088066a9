// SPDX-License-Identifier: Apache-2.0
// Pictures as SVG: shapes and one generic font, nothing from outside, and no identifiers, so
// that several can stand on one page. All lengths are whole numbers: a square is 45 by 45. What
// colour says is said by a shape, too: x on an attacked square, a frame around an attacked piece.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/square.hpp"
#include "base/text.hpp"
#include "present/format.hpp"
#include "present/shape.hpp"

namespace rookery {
namespace {

constexpr std::int64_t side = 45;           // of a square
constexpr std::int64_t most_pixels = 1200;  // of the longer side, while squares stay at least
constexpr std::int64_t least_square = 8;    // that many pixels wide

// In grey they are 95, 79, 88 and 74 percent white.
constexpr std::string_view light = "#f6f1e7", dark = "#d2c9b8", tinted_light = "#fbd9bf",
                           tinted_dark = "#e8b08a", signal = "#9c3d17", ink = "#25221e",
                           faint = "#5d564c", paper = "#ffffff";

// Text for an XML file: what XML has no character for becomes `?`.
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

std::int64_t characters_in(std::string_view text) {
  return std::count_if(text.begin(), text.end(),
                       [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; });
}

// Everything that follows from the picture's size.
struct Frame {
  std::int64_t rows, columns, pixels, font, left, top, width, height;
};

// fits: at most 400 rows and columns and a font of at most 67, so all lengths are below 20000.
Frame frame_of(const Picture& picture) {
  Frame frame{};
  frame.rows = picture.rows;
  frame.columns = picture.columns;
  const std::int64_t longest = std::max({picture.rows, picture.columns, std::int64_t{1}});
  frame.pixels = std::clamp(most_pixels / longest, least_square, side);
  frame.font = std::max<std::int64_t>(15, 12 * side / frame.pixels);
  const auto digits = static_cast<std::int64_t>(std::to_string(picture.rows).size());
  frame.left = frame.font * (6 * digits + 9) / 10;
  frame.top = frame.font / 2;
  frame.width = frame.left + side * picture.columns + frame.font * 3 / 4;
  frame.height = frame.top + side * picture.rows + frame.font * 3 / 2;
  return frame;
}

std::int64_t x_of(const Square& square) { return side * square.column; }

std::int64_t y_of(const Picture& picture, const Square& square) {
  return side * (picture.rows - 1 - square.row);
}

bool is_dark(const Square& square) { return (square.row + square.column) % 2 == 0; }

std::string path(const std::string& data, const std::string& style) {
  return data.empty() ? "" : fmt::format("<path {} d=\"{}\"/>\n", style, data);
}

std::string filled(std::string_view colour) { return fmt::format("fill=\"{}\"", colour); }

// A square as part of a path.
std::string tile(const Picture& picture, const Square& square) {
  return fmt::format("M{} {}h45v45h-45z", x_of(square), y_of(picture, square));
}

std::string board(const Picture& picture) {
  std::string tiles;
  for (std::int64_t row = picture.rows; row-- > 0;)
    for (std::int64_t column = row % 2; column < picture.columns; column += 2)
      tiles += tile(picture, {row, column});
  return fmt::format("<rect width=\"{}\" height=\"{}\" fill=\"{}\"/>\n", side * picture.columns,
                     side * picture.rows, light) +
         path(tiles, filled(dark));
}

// Holes are torn out: paper with a thin diagonal cross. Walls are solid, with a bevel.
std::string closed(const Picture& picture) {
  std::string holes, crosses, walls, bevels;
  for (const Square& square : picture.holes) {
    holes += tile(picture, square);
    crosses += fmt::format("M{} {}l45 45m0-45l-45 45", x_of(square), y_of(picture, square));
  }
  for (const Square& square : picture.walls) {
    walls += tile(picture, square);
    bevels += fmt::format("M{} {}h35v35h-35z", x_of(square) + 5, y_of(picture, square) + 5);
  }
  const auto line = [](std::string_view colour) {
    return fmt::format("fill=\"none\" stroke=\"{}\" stroke-width=\"1\"", colour);
  };
  return path(holes, filled(paper)) + path(crosses, line(dark)) + path(walls, filled(faint)) +
         path(bevels, line(dark));
}

// The tints, then the marks that say the same without colour.
std::string attacked(const Picture& picture) {
  std::set<Square> occupied;
  for (const Figure& figure : picture.figures) occupied.insert(figure.square);
  std::string tiles[2], crosses, frames;
  for (const Square& square : picture.attacked) {
    tiles[is_dark(square)] += tile(picture, square);
    const std::int64_t x = x_of(square), y = y_of(picture, square);
    if (occupied.count(square) > 0)
      frames += fmt::format("M{} {}h40v40h-40z", x + 3, y + 3);
    else
      crosses += fmt::format("M{} {}l11 11m0-11l-11 11", x + 17, y + 17);
  }
  const std::string stroke = fmt::format("fill=\"none\" stroke=\"{}\" stroke-width=\"3\"", signal);
  return path(tiles[0], filled(tinted_light)) + path(tiles[1], filled(tinted_dark)) +
         path(crosses, stroke + " stroke-linecap=\"round\"") + path(frames, stroke);
}

// A short text in the middle of a square; longer ones are smaller.
std::string centred(std::string_view text, std::int64_t x, std::int64_t y, std::int64_t font,
                    std::string_view colour) {
  const std::int64_t size =
      std::max<std::int64_t>(font * 2 / (1 + std::max<std::int64_t>(characters_in(text), 1)), 6);
  return fmt::format(
      "<text x=\"{}\" y=\"{}\" font-size=\"{}\" font-weight=\"bold\" text-anchor=\"middle\" "
      "fill=\"{}\">{}</text>\n",
      x, y + size * 36 / 100, size, colour, escaped(text));
}

// White pieces are outlined, all others filled. What lies over the body has the other colour.
std::string figure(const Picture& picture, const Figure& figure) {
  const std::int64_t x = x_of(figure.square), y = y_of(picture, figure.square);
  const bool white = figure.colour == "white";
  const std::string body =
      white ? fmt::format("fill=\"{}\" stroke=\"{}\" stroke-width=\"2\"", paper, ink) : filled(ink);
  const std::string_view over = white ? ink : paper;
  if (const Shape* shape = find_shape(figure.name))
    return fmt::format("<g transform=\"translate({} {})\">\n", x, y) +
           path(std::string(shape->solid), body) +
           path(std::string(shape->light),
                fmt::format(
                    "fill=\"none\" stroke=\"{}\" stroke-width=\"2\" stroke-linecap=\"round\"",
                    over)) +
           "</g>\n";
  return fmt::format("<circle cx=\"{}\" cy=\"{}\" r=\"16\" {}/>\n", x + 22, y + 22, body) +
         centred(figure.letter, x + 22, y + 22, 22, over);
}

// Marks that no figure and no attack stands for, such as numbers of regions.
std::string marks(const Picture& picture) {
  std::set<Square> said(picture.attacked.begin(), picture.attacked.end());
  for (const Figure& figure : picture.figures) said.insert(figure.square);
  said.insert(picture.holes.begin(), picture.holes.end());
  said.insert(picture.walls.begin(), picture.walls.end());
  std::string text;
  for (std::int64_t row = picture.rows; row-- > 0;)
    for (std::int64_t column = 0; column < picture.columns; ++column) {
      const std::string& mark =
          picture.marks[static_cast<std::size_t>(row * picture.columns + column)];
      if (mark.empty() || mark == "." || said.count({row, column}) > 0) continue;
      text += centred(mark, side * column + 22, y_of(picture, {row, column}) + 22, 20, ink);
    }
  return text;
}

// Labels stand at 1 and at the multiples of this, so that they do not touch.
std::int64_t step_for(std::int64_t size) {
  for (const std::int64_t step : {1, 5, 10, 20, 50})
    if (size <= side * std::max<std::int64_t>(step - 1, 1)) return step;
  return 100;
}

std::string coordinates(const Frame& frame) {
  const auto letters = static_cast<std::int64_t>(column_text(frame.columns).size());
  const std::int64_t row_step = step_for(frame.font * 6 / 5);
  const std::int64_t column_step = step_for(frame.font * (7 * letters + 3) / 10);
  std::string text =
      fmt::format("<g fill=\"{}\" font-size=\"{}\" text-anchor=\"end\">\n", faint, frame.font);
  for (std::int64_t row = 1; row <= frame.rows; ++row)
    if (row == 1 || row % row_step == 0)
      text += fmt::format("<text x=\"{}\" y=\"{}\">{}</text>\n", -frame.font * 2 / 5,
                          side * (frame.rows - row) + 22 + frame.font * 36 / 100, row);
  text += fmt::format("</g>\n<g fill=\"{}\" font-size=\"{}\" text-anchor=\"middle\">\n", faint,
                      frame.font);
  for (std::int64_t column = 1; column <= frame.columns; ++column)
    if (column == 1 || column % column_step == 0)
      text += fmt::format("<text x=\"{}\" y=\"{}\">{}</text>\n", side * column - 23,
                          side * frame.rows + frame.font * 11 / 10, column_text(column - 1));
  return text + "</g>\n";
}

std::string picture(const Picture& picture) {
  const Frame frame = frame_of(picture);
  const auto pixels = [&](std::int64_t length) {
    return (length * frame.pixels + side - 1) / side;
  };
  std::string text = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"{}\" height=\"{}\" "
      "viewBox=\"0 0 {} {}\" font-family=\"sans-serif\">\n<title>{}</title>\n",
      pixels(frame.width), pixels(frame.height), frame.width, frame.height,
      escaped(picture.title.empty() ? "a board" : picture.title));
  text += fmt::format("<rect width=\"{}\" height=\"{}\" fill=\"{}\"/>\n", frame.width, frame.height,
                      paper);
  text += fmt::format("<g transform=\"translate({} {})\">\n", frame.left, frame.top);
  text += board(picture) + closed(picture) + attacked(picture);
  text += fmt::format(
      "<rect width=\"{}\" height=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"1\"/>\n",
      side * frame.columns, side * frame.rows, faint);
  text += marks(picture);
  for (const Figure& one : picture.figures) text += figure(picture, one);
  return text + coordinates(frame) + "</g>\n</svg>\n";
}

}  // namespace

extern const Format svg_format;
const Format svg_format = {.name = "svg",
                           .summary = "for eyes and paper: the board as a picture",
                           .writes = {"max", "draw", "heat"},
                           .picture = picture};

}  // namespace rookery
