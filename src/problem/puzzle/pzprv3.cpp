// SPDX-License-Identifier: Apache-2.0
// Files of puzz.link and its kin: pzprv3/starbattle/ROWS/COLUMNS/STARS/REGIONS/ and for each row
// its region numbers with blanks between; a player's marks may follow. The parts stand in one line
// with slashes between, or in a line each.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/text.hpp"
#include "problem/puzzle/batch.hpp"
#include "problem/puzzle/borders.hpp"

namespace rookery::puzzle {
namespace {

constexpr std::string_view mark = "pzprv3";
constexpr std::size_t rows_at = 6;            // among the parts
constexpr std::size_t most_letters = 100000;  // five times the largest board with its marks

bool opens_file(std::string_view line) { return line.substr(0, mark.size()) == mark; }

bool looks(std::string_view text) { return opens_file(first_row(text)); }

std::vector<Label> read_row(std::string_view text, std::size_t row, std::size_t columns) {
  const std::string thing = fmt::format("row {} from the top", row + 1);
  std::vector<Label> labels;
  for (const std::string_view word : words(text))
    labels.push_back(word == "." ? no_region : read_number(thing, word));
  if (labels.size() != columns)
    refuse(thing, text,
           fmt::format("has {} squares, but the board has {} columns", labels.size(), columns));
  return labels;
}

RegionPuzzle puzzle_of(std::string_view text) {
  if (text.size() > most_letters)
    refuse("puzzle", text, fmt::format("has more than {} characters", most_letters));
  const auto parts = split(text, '/');
  if (parts.size() < rows_at || trimmed(parts[1]) != "starbattle")
    refuse("puzzle", text, "want pzprv3/starbattle/ROWS/COLUMNS/STARS/REGIONS/ and the rows");
  const std::size_t rows = read_size("rows", trimmed(parts[2]));
  const std::size_t columns = read_size("columns", trimmed(parts[3]));
  RegionPuzzle puzzle;
  puzzle.stars = read_stars(trimmed(parts[4]));
  if (parts.size() - rows_at < rows)
    refuse("rows", std::to_string(rows), fmt::format("only {} follow", parts.size() - rows_at));
  Labels labels;
  for (std::size_t row = 0; row < rows; ++row)
    labels.push_back(read_row(parts[rows_at + row], row, columns));
  puzzle.partitions.push_back(partition_of(labels));
  const std::size_t drawn = number_of_regions(puzzle.partitions[0]);
  if (read_size("regions", trimmed(parts[5])) != drawn)
    refuse("regions", parts[5], fmt::format("but {} are drawn", drawn));
  return puzzle;
}

std::vector<Puzzle> read(std::string_view text, const PuzzleReading& reading) {
  Batch batch(reading);
  for_each_paragraph(text, [&](const Paragraph& lines, const Heading& heading) {
    std::string whole;  // of the file that begins at `first`
    const DrawnLine* first = &lines[0];
    const auto end = [&] {
      batch.add(place_of(*first), heading, [&] { return puzzle_of(whole); });
    };
    for (const DrawnLine& line : lines) {
      if (&line != first && opens_file(line.text)) {
        end();
        whole.clear();
        first = &line;
      }
      whole += fmt::format("{}{}", whole.empty() ? "" : "/", line.text);
    }
    end();
  });
  return batch.take();
}

std::string write(const Problem& problem) {
  const RegionPuzzle puzzle = whole_puzzle_of(problem, "pzprv3");
  borders_of(puzzle.partitions[0], "pzprv3");  // their program draws regions by their borders
  const std::size_t rows = puzzle.partitions[0].size();
  std::string text =
      fmt::format("{}/starbattle/{}/{}/{}/{}/", mark, rows, rows, puzzle.stars, rows);
  for (const std::vector<Label>& row : labels_of(renamed(puzzle.partitions[0])))
    text += fmt::format("{} /", fmt::join(row, " "));
  return text + "\n";
}

}  // namespace

extern const PuzzleFormat pzprv3_format;
const PuzzleFormat pzprv3_format = {.name = "pzprv3",
                                    .summary = "files of puzz.link",
                                    .looks = looks,
                                    .read = read,
                                    .write = write};

}  // namespace rookery::puzzle
