// SPDX-License-Identifier: Apache-2.0
// Pictures as SVG: shapes and one generic font, nothing from outside, and no identifiers, so that
// several can stand on one page.
#include <fmt/format.h>

#include <algorithm>

#include "present/format.hpp"
#include "present/svg.hpp"
#include "present/svg_parts.hpp"

namespace rookery {
namespace {

using namespace svg;

constexpr std::int64_t sheet_pixels = 1600;                 // of the longer side, while squares are
constexpr std::int64_t least_square = 8, most_square = 30;  // so many pixels wide

// An image of that size in our own lengths.
std::string document(std::int64_t width, std::int64_t height, std::int64_t square_pixels,
                     std::string_view title, const std::string& body) {
  const auto pixels = [&](std::int64_t length) {
    return (length * square_pixels + side - 1) / side;
  };
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"{}\" height=\"{}\" "
      "viewBox=\"0 0 {} {}\" font-family=\"sans-serif\">\n<title>{}</title>\n"
      "<rect width=\"{}\" height=\"{}\" fill=\"{}\"/>\n{}</svg>\n",
      pixels(width), pixels(height), width, height, escaped(title.empty() ? "a board" : title),
      width, height, paper, body);
}

// Equal cells, one for each board, in rows.
struct Grid {
  std::int64_t columns = 1, rows = 1;
  std::int64_t width = 0, height = 0;  // of a cell
  std::int64_t pixels = most_square;   // of a square
  std::int64_t font = 15;

  std::int64_t longest() const { return std::max(columns * width, rows * height); }
};

// Above a board; all of a longer title is still told to whoever points at the board.
std::string caption(const Picture& picture) {
  constexpr std::size_t most = 30;
  const std::string& title = picture.title;
  if (title.size() <= most) return title;
  std::size_t end = most - 3;
  while (end > 0 && (static_cast<unsigned char>(title[end]) & 0xC0) == 0x80) --end;
  return title.substr(0, end) + "...";
}

std::int64_t caption_height(const Grid& grid) { return grid.font * 17 / 10; }

// With squares of that many pixels; the number of columns stays.
void size_cells(Grid& grid, const std::vector<Picture>& pictures, std::int64_t pixels) {
  grid.pixels = pixels;
  grid.width = grid.height = 0;
  for (const Picture& picture : pictures) {
    const Frame frame = frame_of(picture, pixels);
    grid.font = frame.font;
    const std::int64_t words = width_of(caption(picture), frame.font) * 5 / 4;  // they are bold
    grid.width = std::max({grid.width, frame.width, frame.left + words});
    grid.height = std::max(grid.height, frame.height);
  }
  grid.width += side / 3;
  grid.height += caption_height(grid) + side / 3;
}

void fold(Grid& grid, std::size_t boards, std::int64_t columns) {
  const auto all = static_cast<std::int64_t>(boards);
  grid.columns = columns;
  grid.rows = (all + columns - 1) / columns;
}

// As nearly square as can be.
void fold_square(Grid& grid, std::size_t boards) {
  Grid best = grid;
  fold(best, boards, 1);
  for (std::int64_t columns = 2; columns <= static_cast<std::int64_t>(boards); ++columns) {
    fold(grid, boards, columns);
    if (grid.longest() < best.longest()) best = grid;
  }
  grid = best;
}

// Squares as large as the sheet has room for. Smaller squares have larger labels beside them.
Grid grid_of(const std::vector<Picture>& pictures) {
  Grid grid;
  size_cells(grid, pictures, most_square);
  fold_square(grid, pictures.size());
  for (int i = 0; i < 3 && grid.longest() * grid.pixels > sheet_pixels * side; ++i) {
    size_cells(grid, pictures,
               std::clamp(sheet_pixels * side / grid.longest(), least_square, most_square));
    fold_square(grid, pictures.size());
  }
  return grid;
}

// A board under its caption, whose base line is at 0.
std::string captioned(const Picture& picture, const Grid& grid) {
  const Frame frame = frame_of(picture, grid.pixels);
  return fmt::format(
             "<title>{}</title>\n<text x=\"{}\" y=\"0\" font-size=\"{}\" font-weight=\"bold\" "
             "fill=\"{}\">{}</text>\n",
             escaped(picture.title), frame.left, frame.font, ink, escaped(caption(picture))) +
         board(picture, frame);
}

}  // namespace

std::string svg_picture(const Picture& picture) {
  const Frame frame = frame_of(picture, pixels_for(picture));
  return document(frame.width, frame.height, frame.pixels, picture.title, board(picture, frame));
}

std::string svg_sheet(const std::vector<Picture>& pictures, std::string_view title) {
  const Grid grid = grid_of(pictures);
  std::string body;
  for (std::size_t i = 0; i < pictures.size(); ++i) {
    const auto place = static_cast<std::int64_t>(i);
    body += fmt::format(
        "<g transform=\"translate({} {})\">\n{}</g>\n", place % grid.columns * grid.width,
        place / grid.columns * grid.height + caption_height(grid), captioned(pictures[i], grid));
  }
  return document(grid.columns * grid.width, grid.rows * grid.height, grid.pixels, title, body);
}

extern const Format svg_format;
const Format svg_format = {.name = "svg",
                           .summary = "for eyes and paper: the board as a picture",
                           .writes = {"max", "min-maximal", "draw", "heat", "list", "unrank",
                                      "sample", "unique", "puzzle", "puzzle hint"},
                           .picture = svg_picture,
                           .sheet = svg_sheet};

}  // namespace rookery
