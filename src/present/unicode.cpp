// SPDX-License-Identifier: Apache-2.0
// Pictures for terminals: chess symbols, a frame, lines between regions, and grounds in the 256
// colours that terminals know, if they are wanted. Without them every sign is still there.
#include <fmt/format.h>

#include <algorithm>

#include "base/square.hpp"
#include "present/format.hpp"
#include "present/region_tints.hpp"
#include "present/unicode_cell.hpp"

namespace rookery {
namespace {

// By the lines that meet: 1 upwards, 2 to the right, 4 downwards, 8 to the left.
constexpr std::string_view joints[] = {" ", "╵", "╶", "└", "╷", "│", "┌", "├",
                                       "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼"};

// The lines around and between the squares of a picture, which must outlive it. With regions there
// is room for a line between any two squares.
class Lines {
 public:
  explicit Lines(const Picture& picture) : picture_(picture), wide_(!picture.regions.empty()) {}

  bool wide() const { return wide_; }

  // Above row `row` - 1 from its corner at `column` to the right, and between two columns.
  bool across(std::int64_t row, std::int64_t column) const {
    return apart({row - 1, column}, {row, column});
  }
  bool along(std::int64_t row, std::int64_t column) const {
    return apart({row, column - 1}, {row, column});
  }

  // Where four squares meet; the upper right one is {row, column}.
  std::string_view joint(std::int64_t row, std::int64_t column) const {
    return joints[(along(row, column) ? 1 : 0) + (across(row, column) ? 2 : 0) +
                  (along(row - 1, column) ? 4 : 0) + (across(row, column - 1) ? 8 : 0)];
  }

 private:
  bool on(const Square& square) const {
    return square.row >= 0 && square.row < picture_.rows && square.column >= 0 &&
           square.column < picture_.columns;
  }
  bool apart(const Square& one, const Square& other) const {
    if (on(one) != on(other)) return true;
    return wide_ && region_at(picture_, one) != region_at(picture_, other);
  }

  const Picture& picture_;
  bool wide_;
};

std::string repeated(std::string_view text, std::int64_t times) {
  std::string all;
  for (std::int64_t i = 0; i < times; ++i) all += text;
  return all;
}

std::string painted(const Cell& cell, const std::string& text, bool coloured) {
  if (!coloured || cell.ground < 0) return text;
  return fmt::format("\033[48;5;{}m\033[38;5;{}m{}\033[0m", cell.ground, cell.letters, text);
}

// The line below row `row`, 0 to the number of rows.
std::string line_text(const Picture& picture, const Lines& lines, std::int64_t row, bool coloured) {
  if (!lines.wide())
    return std::string(row == 0 ? "└" : "┌") +
           repeated("─", 2 * picture.columns + (coloured ? 0 : 1)) + (row == 0 ? "┘" : "┐");
  std::string text;
  for (std::int64_t column = 0; column <= picture.columns; ++column) {
    text += lines.joint(row, column);
    if (column < picture.columns) text += repeated(lines.across(row, column) ? "─" : " ", 3);
  }
  return text;
}

std::string row_text(const Picture& picture, const Lines& lines, const Cells& cells,
                     std::int64_t row, bool coloured) {
  std::string text;
  if (!lines.wide()) text = coloured ? "│" : "│ ";
  for (std::int64_t column = 0; column < picture.columns; ++column) {
    const Cell cell = cells.at({row, column});
    if (lines.wide()) text += lines.along(row, column) ? "│" : " ";
    text += painted(cell, (lines.wide() ? " " : "") + cell.text, coloured);
  }
  return text + "│";
}

// Every label where they do not touch, else the first and every fifth or tenth.
std::string column_labels(std::int64_t columns, std::int64_t width) {
  const auto longest = static_cast<std::int64_t>(column_text(columns).size());
  const std::int64_t step = longest < width ? 1 : longest < 5 * width ? 5 : 10;
  std::string text;
  for (std::int64_t column = 0; column < columns; ++column) {
    if (column > 0 && (column + 1) % step != 0) continue;
    text.resize(static_cast<std::size_t>(column * width), ' ');
    text += column_text(column);
  }
  return text;
}

// What the shades mean.
std::string legend(const Picture& picture, bool coloured) {
  if (!picture.heat) return "";
  const Scale scale(picture);
  std::string text;
  if (!coloured) {
    const auto steps = static_cast<unsigned long>(shades.size());
    for (unsigned long i = 0; i < steps; ++i)
      text += fmt::format(
          "{}{} to {} %", i > 0 ? "  " : "", shades[i],
          percent_text(scale.most * (2 * i + 1 + (i + 1 == steps)), scale.total * 2 * steps));
    text += "\n";
  }
  return text + heat_legend(picture);
}

std::string drawn(const Picture& picture, bool coloured) {
  std::string text = picture.title.empty() ? "" : picture.title + "\n";
  if (picture.rows == 0 || picture.columns == 0) return text.empty() ? "\n" : text;
  const Lines lines(picture);
  const Cells cells(picture, coloured);
  const std::size_t width = std::to_string(picture.rows).size();
  const std::string margin(width + 1, ' ');
  for (std::int64_t row = picture.rows; row-- > 0;) {
    if (lines.wide() || row + 1 == picture.rows)
      text += margin + line_text(picture, lines, row + 1, coloured) + "\n";
    text +=
        fmt::format("{:>{}} {}\n", row + 1, width, row_text(picture, lines, cells, row, coloured));
  }
  text += margin + line_text(picture, lines, 0, coloured) + "\n";
  const bool narrow = coloured && !lines.wide();
  text +=
      margin + (narrow ? " " : "  ") + column_labels(picture.columns, lines.wide() ? 4 : 2) + "\n";
  return text + legend(picture, coloured);
}

std::string plain(const Picture& picture) { return drawn(picture, false); }

std::string coloured(const Picture& picture) { return drawn(picture, true); }

}  // namespace

extern const Format unicode_format;
const Format unicode_format = {
    .name = "unicode",
    .summary = "for terminals: chess symbols in a frame, coloured on request",
    .writes = {"max", "min-maximal", "draw", "heat", "list", "unrank", "sample", "unique", "puzzle",
               "puzzle hint"},
    .picture = plain,
    .coloured = coloured};

}  // namespace rookery
