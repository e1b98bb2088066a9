// SPDX-License-Identifier: Apache-2.0
// Addresses of puzz.link, pzv.jp and their kin, a line a puzzle:
// starbattle/COLUMNS/ROWS/STARS/BORDERS behind what names the page. Five bits a character (0 to 9,
// a to v), the highest first: the borders to the right of squares, row by row, then from a new
// character on those below squares, row by row.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/text.hpp"
#include "problem/puzzle/batch.hpp"
#include "problem/puzzle/borders.hpp"

namespace rookery::puzzle {
namespace {

constexpr std::string_view digits = "0123456789abcdefghijklmnopqrstuv";
constexpr std::string_view mark = "starbattle/";
constexpr std::size_t bits_a_digit = 5;

using Bits = std::vector<bool>;

std::size_t digits_for(std::size_t bits) { return (bits + bits_a_digit - 1) / bits_a_digit; }

bool looks(std::string_view text) { return first_row(text).find(mark) != std::string_view::npos; }

Bits read_bits(std::string_view text) {
  Bits bits;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::size_t digit = digits.find(text[i]);
    if (digit == std::string_view::npos)
      refuse("borders", text, fmt::format("at character {}: want a digit or a to v", i + 1));
    for (std::size_t bit = bits_a_digit; bit-- > 0;) bits.push_back((digit >> bit & 1) == 1);
  }
  return bits;
}

std::string text_of(Bits bits) {
  bits.resize(digits_for(bits.size()) * bits_a_digit, false);
  std::string text;
  for (std::size_t at = 0; at < bits.size(); at += bits_a_digit) {
    std::size_t digit = 0;
    for (std::size_t i = 0; i < bits_a_digit; ++i) digit = 2 * digit + (bits[at + i] ? 1 : 0);
    text += digits[digit];
  }
  return text;
}

Borders read_borders(std::string_view text, std::size_t rows, std::size_t columns) {
  const std::size_t right = digits_for(rows * (columns - 1));
  const std::size_t below = digits_for((rows - 1) * columns);
  if (text.size() != right + below)
    refuse("borders", text,
           fmt::format("{} characters, but the borders of a {}x{} board take {}", text.size(), rows,
                       columns, right + below));
  const Bits beside = read_bits(text.substr(0, right)), under = read_bits(text.substr(right));
  Borders borders(rows, columns);
  for (std::size_t row = 0; row < rows; ++row)
    for (std::size_t column = 0; column < columns; ++column) {
      const std::size_t at = row * columns + column;
      borders.right[at] = column + 1 < columns && beside[row * (columns - 1) + column];
      borders.below[at] = row + 1 < rows && under[at];
    }
  return borders;
}

std::string borders_text(const Borders& borders) {
  Bits beside, under;
  for (std::size_t at = 0; at < borders.rows * borders.columns; ++at) {
    if (at % borders.columns + 1 < borders.columns) beside.push_back(borders.right[at]);
    if (at / borders.columns + 1 < borders.rows) under.push_back(borders.below[at]);
  }
  return text_of(beside) + text_of(under);
}

RegionPuzzle puzzle_of(std::string_view line) {
  const std::size_t at = line.find(mark);
  if (at == std::string_view::npos)
    refuse("puzzle", line, "want starbattle/COLUMNS/ROWS/STARS/BORDERS in an address");
  const auto parts = split(line.substr(at + mark.size()), '/');
  if (parts.size() < 4 || (parts.size() > 4 && !(parts.size() == 5 && parts[4].empty())))
    refuse("puzzle", line, "want starbattle/COLUMNS/ROWS/STARS/BORDERS");
  RegionPuzzle puzzle;
  const std::size_t columns = read_size("columns", parts[0]), rows = read_size("rows", parts[1]);
  puzzle.stars = read_stars(parts[2]);
  puzzle.partitions.push_back(partition_of(parts_between(read_borders(parts[3], rows, columns))));
  return puzzle;
}

std::vector<Puzzle> read(std::string_view text, const PuzzleReading& reading) {
  return read_lines(text, reading, puzzle_of);
}

std::string write(const Problem& problem) {
  const RegionPuzzle puzzle = whole_puzzle_of(problem, "puzzlink");
  const Borders borders = borders_of(puzzle.partitions[0], "puzzlink");
  return fmt::format("https://puzz.link/p?starbattle/{}/{}/{}/{}\n", borders.columns, borders.rows,
                     puzzle.stars, borders_text(borders));
}

}  // namespace

extern const PuzzleFormat puzzlink_format;
const PuzzleFormat puzzlink_format = {.name = "puzzlink",
                                      .summary = "addresses of puzz.link, a line a puzzle",
                                      .looks = looks,
                                      .read = read,
                                      .write = write};

}  // namespace rookery::puzzle
