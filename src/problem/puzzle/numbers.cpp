// SPDX-License-Identifier: Apache-2.0
// The number of each square's region, row by row from the top, with commas between; a line a
// puzzle. It is how the pages of puzzle-star-battle.com hold their puzzles ("task").
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "base/text.hpp"
#include "problem/puzzle/batch.hpp"

namespace rookery::puzzle {
namespace {

bool looks(std::string_view text) {
  const std::string_view row = first_row(text);
  return row.find(',') != std::string_view::npos &&
         row.find_first_not_of("0123456789, \t") == std::string_view::npos;
}

// Of a board with so many squares.
std::size_t side_of(std::size_t squares) {
  std::size_t side = 1;
  while (side < most_rows && side * side < squares) ++side;
  if (side * side != squares)
    refuse("board", fmt::format("{} numbers", squares),
           fmt::format("want a number for each square of a board with as many rows as columns, at "
                       "most {}",
                       most_rows));
  return side;
}

RegionPuzzle puzzle_of(std::string_view line) {
  const auto commas = static_cast<std::size_t>(std::count(line.begin(), line.end(), ','));
  const std::size_t side = side_of(commas + 1);  // before the parts are made of a long line
  const auto numbers = split(line, ',');
  Labels labels;
  for (std::size_t at = 0; at < numbers.size(); ++at) {
    if (at % side == 0) labels.emplace_back();
    labels.back().push_back(read_number(
        "region of square " + square_name(side, at / side, at % side), trimmed(numbers[at])));
  }
  RegionPuzzle puzzle;
  puzzle.partitions.push_back(partition_of(labels));
  return puzzle;
}

std::vector<Puzzle> read(std::string_view text, const PuzzleReading& reading) {
  return read_lines(text, reading, puzzle_of);
}

std::string write(const Problem& problem) {
  const RegionPuzzle puzzle = whole_puzzle_of(problem, "numbers");
  std::string seen;  // the regions; each has its place in it as its number
  std::vector<std::size_t> numbers;
  for (const std::string& row : puzzle.partitions[0])
    for (const char region : row) {
      if (seen.find(region) == std::string::npos) seen += region;
      numbers.push_back(seen.find(region) + 1);
    }
  const std::string stars = puzzle.stars == 1 ? "" : fmt::format("stars: {}\n", puzzle.stars);
  return fmt::format("{}{}\n", stars, fmt::join(numbers, ","));
}

}  // namespace

extern const PuzzleFormat numbers_format;
const PuzzleFormat numbers_format = {.name = "numbers",
                                     .summary =
                                         "region numbers row by row, with commas between, a "
                                         "line a puzzle",
                                     .looks = looks,
                                     .read = read,
                                     .write = write};

}  // namespace rookery::puzzle
