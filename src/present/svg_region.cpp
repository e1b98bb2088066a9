// SPDX-License-Identifier: Apache-2.0
// Regions in SVG: thick lines around them, and tints, of which neighbours have different ones.
#include <fmt/format.h>

#include <array>

#include "present/region_tints.hpp"
#include "present/svg_parts.hpp"

namespace rookery::svg {
namespace {

constexpr std::array<std::string_view, tints> colours = {
    "#4e79a7", "#e8c547", "#76b7b2", "#c2658f", "#8fb85c", "#9a7fc0", "#e08a4a", "#7a7a7a"};

// Do the two sides of a line belong to different regions? Beyond the board is no region.
bool apart(const Picture& picture, const Square& one, const Square& other) {
  return region_at(picture, one) != region_at(picture, other);
}

// Where `differs` holds along a line of squares, one stroke for each run.
template <typename Differs, typename Stroke>
void runs(std::int64_t length, const Differs& differs, const Stroke& stroke) {
  for (std::int64_t from = 0; from < length;) {
    std::int64_t to = from;
    while (to < length && differs(to)) ++to;
    if (to > from) stroke(from, to - from);
    from = to + 1;
  }
}

}  // namespace

std::string region_tints(const Picture& picture) {
  if (picture.regions.empty()) return "";
  const std::vector<int> tint = tint_of_squares(picture);
  std::array<std::string, tints> tiles;
  for (std::size_t i = 0; i < tint.size(); ++i) {
    if (tint[i] < 0) continue;
    const auto place = static_cast<std::int64_t>(i);
    tiles[static_cast<std::size_t>(tint[i])] +=
        tile(picture, {place / picture.columns, place % picture.columns});
  }
  std::string text;
  for (std::size_t i = 0; i < tiles.size(); ++i)
    text += path(tiles[i], filled(colours[i]) + " fill-opacity=\"0.3\"");
  return text;
}

std::string region_borders(const Picture& picture) {
  if (picture.regions.empty()) return "";
  std::string lines;
  for (std::int64_t row = 0; row <= picture.rows; ++row)
    runs(
        picture.columns,
        [&](std::int64_t column) {
          return apart(picture, {row - 1, column}, {row, column});
        },
        [&](std::int64_t from, std::int64_t length) {
          lines +=
              fmt::format("M{} {}h{}", side * from, side * (picture.rows - row), side * length);
        });
  for (std::int64_t column = 0; column <= picture.columns; ++column)
    runs(
        picture.rows,
        [&](std::int64_t row) {
          return apart(picture, {row, column - 1}, {row, column});
        },
        [&](std::int64_t from, std::int64_t length) {
          lines +=
              fmt::format("M{} {}v{}", side * column, side * (picture.rows - from), -side * length);
        });
  return path(lines, stroked(ink, 4) + " stroke-linecap=\"square\"");
}

}  // namespace rookery::svg
