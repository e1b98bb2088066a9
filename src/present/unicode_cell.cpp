// SPDX-License-Identifier: Apache-2.0
#include "present/unicode_cell.hpp"

#include <algorithm>

#include "present/region_tints.hpp"

namespace rookery {
namespace {

struct Glyph {
  std::string_view name, filled, outlined;
};
constexpr Glyph glyphs[] = {{"king", "♚", "♔"},   {"queen", "♛", "♕"},  {"rook", "♜", "♖"},
                            {"bishop", "♝", "♗"}, {"knight", "♞", "♘"}, {"pawn", "♟", "♙"}};

// White pieces are outlined, all others filled.
std::string glyph_of(const Figure& figure) {
  for (const Glyph& glyph : glyphs)
    if (glyph.name == figure.name)
      return std::string(figure.colour == "white" ? glyph.outlined : glyph.filled);
  return figure.letter;
}

// Grounds. Of regions and heat there are eight and nine.
constexpr int light = 230, dark = 187, tinted_light = 223, tinted_dark = 216, note = 117,
              wall = 240;
constexpr int region_grounds[] = {153, 229, 158, 218, 194, 189, 223, 252};
constexpr int heat_grounds[] = {231, 189, 153, 111, 75, 69, 33, 26, 18};
constexpr int white = 231, own = -1;
constexpr int warm = 6;  // from this heat on letters are white

// Two characters, if it has not more.
std::string padded(std::string text) {
  const auto starts = std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
  });
  if (starts < 2) text.append(static_cast<std::size_t>(2 - starts), ' ');
  return text;
}

}  // namespace

const std::vector<std::string> shades = {"░", "▒", "▓", "█"};

Cells::Cells(const Picture& picture, bool coloured)
    : picture_(picture),
      coloured_(coloured),
      attacked_(picture.attacked.begin(), picture.attacked.end()),
      noted_(picture.noted.begin(), picture.noted.end()),
      figures_(picture.marks.size()),
      open_(open_squares(picture)) {
  for (const Figure& figure : picture.figures)
    figures_[static_cast<std::size_t>(figure.square.row * picture.columns + figure.square.column)] =
        &figure;
  if (!picture.regions.empty()) tints_ = tint_of_squares(picture);
  if (picture.heat) scale_.emplace(picture);
}

// What says it without colours.
std::string Cells::mark_at(const Square& square, std::size_t place) const {
  const bool attacked = attacked_.count(square) > 0;
  if (const Figure* figure = figures_[place])
    return glyph_of(*figure) + (attacked ? "!" : figure->given ? "°" : " ");
  const std::string& mark = picture_.marks[place];
  if (!open_[place]) return mark == "-" ? "╳ " : "▣ ";
  if (attacked) return "× ";
  if (!mark.empty() && mark != ".") return padded(mark);
  if (!scale_) return "· ";
  if (coloured_) return "  ";
  const auto steps = static_cast<int>(shades.size());
  const Integer& value = picture_.heat->values[place];
  if (value == 0) return "· ";
  const std::string& shade =
      shades[static_cast<std::size_t>(std::max(scale_->level(value, steps), 1) - 1)];
  return shade + shade;
}

int Cells::ground_at(const Square& square, std::size_t place) const {
  if (!open_[place]) return picture_.marks[place] == "-" ? own : wall;
  const bool is_dark = (square.row + square.column) % 2 == 0;
  if (noted_.count(square) > 0) return note;
  if (attacked_.count(square) > 0) return is_dark ? tinted_dark : tinted_light;
  if (scale_)
    return heat_grounds[scale_->level(picture_.heat->values[place], std::size(heat_grounds) - 1)];
  if (!tints_.empty() && tints_[place] >= 0)
    return region_grounds[static_cast<std::size_t>(tints_[place])];
  return is_dark ? dark : light;
}

Cell Cells::at(const Square& square) const {
  const auto place = static_cast<std::size_t>(square.row * picture_.columns + square.column);
  Cell cell{mark_at(square, place)};
  if (!coloured_) return cell;
  cell.ground = ground_at(square, place);
  const auto* hot = std::find(std::begin(heat_grounds) + warm, std::end(heat_grounds), cell.ground);
  if (cell.ground == wall || (scale_ && hot != std::end(heat_grounds))) cell.letters = white;
  return cell;
}

}  // namespace rookery
