// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "problem/puzzle/format.hpp"

namespace rookery {
namespace puzzle {

extern const PuzzleFormat board_format, json_format, letters_format, levels_format, numbers_format,
    problems_format, puzzlink_format, pzprv3_format, sbn_format;

}  // namespace puzzle

namespace {

std::vector<std::string> names_of_formats() {
  std::vector<std::string> names;
  for (const PuzzleFormat* format : puzzle_format_table()) names.emplace_back(format->name);
  return names;
}

std::string all_formats_text() {
  std::string text;
  for (const PuzzleFormat* format : puzzle_format_table())
    text += fmt::format("{}{} ({})", text.empty() ? "" : ", ", format->name, format->summary);
  return text;
}

const PuzzleFormat& format_named(std::string_view name) {
  for (const PuzzleFormat* format : puzzle_format_table())
    if (format->name == name) return *format;
  refuse("puzzle format", name,
         "want " + all_formats_text() + nearest_hint(name, names_of_formats()));
}

const PuzzleFormat& format_of(std::string_view text) {
  if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
    refuse("puzzles", text, "no puzzle: there is nothing but blanks");
  for (const PuzzleFormat* format : puzzle_format_table())
    if (format->looks(text)) return *format;
  refuse("puzzles", text, "looks like no format of puzzles; want " + all_formats_text());
}

std::vector<Puzzle> read_as(const PuzzleFormat& format, std::string_view text,
                            const PuzzleReading& reading) {
  std::vector<Puzzle> puzzles = format.read(text, reading);
  if (puzzles.empty()) refuse("puzzles", text, "no puzzle; want " + std::string(format.summary));
  return puzzles;
}

// A text that only seemed to be of that format makes strange errors.
std::string with_format(const std::string& error, const PuzzleFormat& format) {
  return fmt::format("{} (read as {})", error, format.name);
}

}  // namespace

// To add a format: its file, its name above and a row here. The first that looks like a text is
// tried, so those that look like much come last.
const std::vector<const PuzzleFormat*>& puzzle_format_table() {
  static const std::vector<const PuzzleFormat*> table = {
      &puzzle::json_format,     &puzzle::levels_format, &puzzle::pzprv3_format,
      &puzzle::puzzlink_format, &puzzle::sbn_format,    &puzzle::problems_format,
      &puzzle::numbers_format,  &puzzle::board_format,  &puzzle::letters_format};
  return table;
}

std::vector<Puzzle> puzzles_of_text(std::string_view text, const PuzzleReading& reading) {
  if (!reading.format.empty()) return read_as(format_named(reading.format), text, reading);
  const PuzzleFormat& format = format_of(text);
  try {
    std::vector<Puzzle> puzzles = read_as(format, text, reading);
    for (Puzzle& puzzle : puzzles)
      if (!puzzle.error.empty()) puzzle.error = with_format(puzzle.error, format);
    return puzzles;
  } catch (const Error& error) {
    throw Error(error.kind, with_format(error.what(), format));
  }
}

std::string puzzle_text_of(const Problem& problem, std::string_view format, const std::string& name,
                           const std::string& stated) {
  const PuzzleFormat& wanted = format_named(format);
  if (!wanted.write) refuse("puzzle format", format, "is only read");
  const std::string text = wanted.write(problem);
  const bool bare = name.empty() && stated.empty();
  return bare || !wanted.named ? text : wanted.named(text, name, stated);
}

}  // namespace rookery
