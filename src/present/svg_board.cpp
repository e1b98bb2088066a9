// SPDX-License-Identifier: Apache-2.0
// A board in SVG. What colour says is said by a shape, too: x on an attacked square, a frame around
// an attacked piece, a ring around a given one.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/square.hpp"
#include "present/shape.hpp"
#include "present/svg_parts.hpp"

namespace rookery::svg {
namespace {

bool is_dark(const Square& square) { return (square.row + square.column) % 2 == 0; }

std::string ground(const Picture& picture) {
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
  return path(holes, filled(paper)) + path(crosses, stroked(dark, 1)) + path(walls, filled(faint)) +
         path(bevels, stroked(dark, 1));
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
  const std::string stroke = stroked(signal, 3);
  return path(tiles[0], filled(tinted_light)) + path(tiles[1], filled(tinted_dark)) +
         path(crosses, stroke + " stroke-linecap=\"round\"") + path(frames, stroke);
}

// Frames that are broken in the middle of each side, unlike those of attacked pieces.
std::string noted(const Picture& picture) {
  std::string corners;
  for (const Square& square : picture.noted) {
    const std::int64_t x = x_of(square), y = y_of(picture, square);
    corners += fmt::format("M{} {}v-11h11m18 0h11v11m0 18v11h-11m-18 0h-11v-11", x + 2, y + 13);
  }
  return path(corners, stroked(note, 4));
}

// Around the given pieces.
std::string rings(const Picture& picture) {
  std::string text;
  for (const Figure& figure : picture.figures)
    if (figure.given)
      text += fmt::format("<circle cx=\"{}\" cy=\"{}\" r=\"21\" {}/>\n", x_of(figure.square) + 22,
                          y_of(picture, figure.square) + 22, stroked(ink, 2));
  return text;
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
           path(std::string(shape->light), stroked(over, 2) + " stroke-linecap=\"round\"") +
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

}  // namespace

std::string board(const Picture& picture, const Frame& frame) {
  std::string text = fmt::format("<g transform=\"translate({} {})\">\n", frame.left, frame.top);
  text += ground(picture) + region_tints(picture) + heat(picture);
  text += closed(picture) + attacked(picture) + noted(picture);
  text += fmt::format(
      "<rect width=\"{}\" height=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"1\"/>\n",
      side * frame.columns, side * frame.rows, faint);
  text += region_borders(picture) + marks(picture);
  text += rings(picture);
  for (const Figure& one : picture.figures) text += figure(picture, one);
  return text + coordinates(frame) + heat_legend(picture, frame) + "</g>\n";
}

}  // namespace rookery::svg
