// SPDX-License-Identifier: Apache-2.0
// Regions drawn with letters and digits, a line a row, `.` for squares in no region. Blanks between
// the letters mean nothing; empty lines or headings stand between puzzles; behind a line of + comes
// another partition of the same board.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "base/text.hpp"
#include "problem/puzzle/batch.hpp"
#include "problem/region_rows.hpp"

namespace rookery::puzzle {
namespace {

std::string without_blanks(std::string_view line) {
  std::string row;
  std::copy_if(line.begin(), line.end(), std::back_inserter(row),
               [](char c) { return c != ' ' && c != '\t'; });
  return row;
}

bool looks(std::string_view text) {
  const std::string_view row = first_row(text);
  return !row.empty() && std::all_of(row.begin(), row.end(), [](char c) {
    return c == ' ' || c == '\t' || names_region(c);
  });
}

RegionPuzzle puzzle_of(const Paragraph& lines) {
  std::vector<std::vector<std::string>> drawings(1);
  for (const DrawnLine& line : lines) {
    const std::string row = without_blanks(line.text);
    if (row.find_first_not_of('+') == std::string::npos)
      drawings.emplace_back();
    else
      drawings.back().push_back(row);
  }
  RegionPuzzle puzzle;
  for (const auto& rows : drawings) puzzle.partitions.push_back(partition_of(labels_of(rows)));
  return puzzle;
}

std::vector<Puzzle> read(std::string_view text, const PuzzleReading& reading) {
  Batch batch(reading);
  for_each_paragraph(text, [&](const Paragraph& lines, const Heading& heading) {
    batch.add(place_of(lines[0]), heading, [&] { return puzzle_of(lines); });
  });
  return batch.take();
}

std::string write(const Problem& problem) {
  const RegionPuzzle puzzle = blank_puzzle_of(problem, "letters");
  std::vector<std::string> drawings;
  for (const Partition& partition : puzzle.partitions)
    drawings.push_back(fmt::format("{}\n", fmt::join(renamed(partition), "\n")));
  const std::string stars = puzzle.stars == 1 ? "" : fmt::format("stars: {}\n", puzzle.stars);
  return fmt::format("{}{}\n", stars, fmt::join(drawings, "+\n"));
}

std::string named(const std::string& text, const std::string& name, const std::string& stated) {
  return (name.empty() ? "" : "# " + printable(name) + "\n") +
         (stated.empty() ? "" : "solutions: " + stated + "\n") + text;
}

}  // namespace

extern const PuzzleFormat letters_format;
const PuzzleFormat letters_format = {.name = "letters",
                                     .summary =
                                         "a letter for the region of each square, a line a "
                                         "row",
                                     .looks = looks,
                                     .read = read,
                                     .write = write,
                                     .named = named};

}  // namespace rookery::puzzle
