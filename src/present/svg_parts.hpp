// SPDX-License-Identifier: Apache-2.0
// What pictures in SVG are made of. All lengths are whole numbers: a square is 45 by 45.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

#include <rookery/values.hpp>

namespace rookery::svg {

constexpr std::int64_t side = 45;  // of a square

// In grey the first four are 95, 79, 88 and 74 percent white.
constexpr std::string_view light = "#f6f1e7", dark = "#d2c9b8", tinted_light = "#fbd9bf",
                           tinted_dark = "#e8b08a", signal = "#9c3d17", note = "#1b5e8c",
                           ink = "#25221e", faint = "#5d564c", paper = "#ffffff";

// Everything that follows from the picture's size. The origin is the board's upper left corner.
struct Frame {
  std::int64_t rows = 0, columns = 0;
  std::int64_t pixels = side;          // of a square
  std::int64_t font = 15;              // of labels
  std::int64_t left = 0, top = 0;      // of the board, in the picture
  std::int64_t width = 0, height = 0;  // of the picture
};

// With squares so many pixels wide; labels stay at 12 pixels.
Frame frame_of(const Picture& picture, std::int64_t pixels);

// Of a picture that stands alone.
std::int64_t pixels_for(const Picture& picture);

inline std::int64_t x_of(const Square& square) { return side * square.column; }
inline std::int64_t y_of(const Picture& picture, const Square& square) {
  return side * (picture.rows - 1 - square.row);
}

// Text for an XML file: what XML has no character for becomes `?`.
std::string escaped(std::string_view text);

// About as wide as the text is drawn.
std::int64_t width_of(std::string_view text, std::int64_t font);

std::string filled(std::string_view colour);
std::string stroked(std::string_view colour, int width);
std::string path(const std::string& data, const std::string& style);  // no data: nothing

// A square as part of a path.
std::string tile(const Picture& picture, const Square& square);

// A short text in the middle of a square; longer ones are smaller.
std::string centred(std::string_view text, std::int64_t x, std::int64_t y, std::int64_t font,
                    std::string_view colour);

// The board with all that is on and around it, but for the paper.
std::string board(const Picture& picture, const Frame& frame);

// Squares shaded by their share, and below the board what the shades mean: so high.
std::string heat(const Picture& picture);
std::string heat_legend(const Picture& picture, const Frame& frame);
std::int64_t legend_height(const Picture& picture, std::int64_t font);
std::int64_t legend_width(const Picture& picture, std::int64_t font);

// A soft tint for each region, neighbours different; and thick lines around them.
std::string region_tints(const Picture& picture);
std::string region_borders(const Picture& picture);

}  // namespace rookery::svg
