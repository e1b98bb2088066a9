// SPDX-License-Identifier: Apache-2.0
// Star Battle Notation, a line a puzzle, as in 551W... : the size as one character said twice (4 to
// 9, A for 10 to P for 25), the stars as one digit, a flag (W; e: a player's marks stand behind the
// borders), then the borders, six bits a character, the highest first. The bits are the borders to
// the right of squares, row by row, then those below squares, column by column, behind as many
// zeros as fill the first character.
#include <fmt/format.h>

#include "base/text.hpp"
#include "problem/puzzle/batch.hpp"
#include "problem/puzzle/borders.hpp"

namespace rookery::puzzle {
namespace {

constexpr std::string_view digits =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
constexpr std::size_t bits_a_digit = 6, least_size = 4, most_size = 25, head = 4;

std::size_t digit_of(char c) { return digits.find(c); }

std::size_t digits_for(std::size_t bits) { return (bits + bits_a_digit - 1) / bits_a_digit; }

// 0: the line does not begin with a size.
std::size_t size_of(std::string_view line) {
  if (line.size() < head || line[0] != line[1]) return 0;
  const std::size_t size = digit_of(line[0]);
  return size >= least_size && size <= most_size ? size : 0;
}

bool looks(std::string_view text) {
  const std::string_view row = first_row(text);
  return size_of(row) > 0 && row[2] >= '0' && row[2] <= '9' && (row[3] == 'W' || row[3] == 'e') &&
         row.size() >= head + digits_for(2 * size_of(row) * (size_of(row) - 1));
}

// Refuses what is too short or too long, and other characters.
std::string_view borders_text(std::string_view line, std::size_t size) {
  const std::size_t length = digits_for(2 * size * (size - 1));
  const std::size_t marks = line[3] == 'e' ? (size * size + 2) / 3 : 0;
  const std::string_view text = line.substr(head);
  if (text.size() != length && text.size() != length + marks)
    refuse("borders", text,
           fmt::format("{} characters, but the borders of a {}x{} board take {}", text.size(), size,
                       size, length));
  for (std::size_t i = 0; i < length; ++i)
    if (digit_of(text[i]) == std::string_view::npos)
      refuse("borders", text,
             fmt::format("at character {}: want a letter, a digit, - or _", i + 1));
  return text.substr(0, length);
}

// The place among the bits of the border to the right of a square, and of the one below it.
std::size_t right_place(std::size_t size, std::size_t row, std::size_t column) {
  return row * (size - 1) + column;
}
std::size_t below_place(std::size_t size, std::size_t row, std::size_t column) {
  return size * (size - 1) + column * (size - 1) + row;
}

Borders read_borders(std::string_view text, std::size_t size) {
  const std::size_t bits = 2 * size * (size - 1);
  const std::size_t zeros = text.size() * bits_a_digit - bits;
  const auto is_set = [&](std::size_t place) {
    const std::size_t at = zeros + place, digit = digit_of(text[at / bits_a_digit]);
    return (digit >> (bits_a_digit - 1 - at % bits_a_digit) & 1) == 1;
  };
  Borders borders(size, size);
  for (std::size_t row = 0; row < size; ++row)
    for (std::size_t column = 0; column < size; ++column) {
      const std::size_t at = row * size + column;
      borders.right[at] = column + 1 < size && is_set(right_place(size, row, column));
      borders.below[at] = row + 1 < size && is_set(below_place(size, row, column));
    }
  return borders;
}

std::string borders_text(const Borders& borders) {
  const std::size_t size = borders.rows, bits = 2 * size * (size - 1);
  const std::size_t length = digits_for(bits), zeros = length * bits_a_digit - bits;
  std::vector<std::size_t> values(length, 0);
  const auto set = [&](std::size_t place) {
    const std::size_t at = zeros + place;
    values[at / bits_a_digit] |= std::size_t{1} << (bits_a_digit - 1 - at % bits_a_digit);
  };
  for (std::size_t row = 0; row < size; ++row)
    for (std::size_t column = 0; column < size; ++column) {
      if (borders.right[row * size + column]) set(right_place(size, row, column));
      if (borders.below[row * size + column]) set(below_place(size, row, column));
    }
  std::string text;
  for (const std::size_t value : values) text += digits[value];
  return text;
}

RegionPuzzle puzzle_of(std::string_view line) {
  line = line.substr(0, line.find('~'));  // a history of moves stands behind it
  const std::size_t size = size_of(line);
  if (size == 0)
    refuse("puzzle", line, "want a size first: 44 to 99, AA for 10x10 to PP for 25x25");
  RegionPuzzle puzzle;
  puzzle.stars = read_stars(line.substr(2, 1));
  if (line[3] != 'W' && line[3] != 'e')
    refuse("flag", line.substr(3, 1), "want W, or e where a player's marks follow");
  const Borders borders = read_borders(borders_text(line, size), size);
  puzzle.partitions.push_back(partition_of(parts_between(borders)));
  return puzzle;
}

std::vector<Puzzle> read(std::string_view text, const PuzzleReading& reading) {
  return read_lines(text, reading, puzzle_of);
}

std::string write(const Problem& problem) {
  const RegionPuzzle puzzle = whole_puzzle_of(problem, "sbn");
  const Borders borders = borders_of(puzzle.partitions[0], "sbn");
  if (borders.rows < least_size || borders.rows > most_size)
    refuse("size", std::to_string(borders.rows),
           fmt::format("format sbn holds {} to {}", least_size, most_size));
  if (puzzle.stars > 9) refuse("stars", std::to_string(puzzle.stars), "format sbn holds at most 9");
  const char size = digits[borders.rows];
  return fmt::format("{}{}{}W{}\n", size, size, puzzle.stars, borders_text(borders));
}

}  // namespace

extern const PuzzleFormat sbn_format;
const PuzzleFormat sbn_format = {.name = "sbn",
                                 .summary = "Star Battle Notation, a line a puzzle",
                                 .looks = looks,
                                 .read = read,
                                 .write = write};

}  // namespace rookery::puzzle
