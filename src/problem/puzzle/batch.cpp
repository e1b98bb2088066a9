// SPDX-License-Identifier: Apache-2.0
#include "problem/puzzle/batch.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "problem/piece.hpp"

namespace rookery::puzzle {
namespace {

// Each takes some hundred bytes, so that a text of a few bytes a puzzle would take gigabytes.
constexpr std::size_t most_puzzles = 200000;
constexpr std::size_t most_lines = 10000;  // of a puzzle
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

constexpr std::string_view blanks = " \t\r";
constexpr std::string_view keys[] = {"title", "name", "stars", "solutions"};

std::string_view without_mark(std::string_view text) {
  const bool marked = text.substr(0, byte_order_mark.size()) == byte_order_mark;
  return text.substr(marked ? byte_order_mark.size() : 0);
}

std::string_view key_of(std::string_view line) {
  const std::string_view key = trimmed(line.substr(0, line.find(':')));
  const bool known = std::find(std::begin(keys), std::end(keys), key) != std::end(keys);
  return known && line.find(':') != std::string_view::npos ? key : "";
}

bool is_title(std::string_view line) {
  return !line.empty() && (line.front() == '#' || line.back() == ':');
}

void add_value(std::string_view key, std::string_view value, Heading& heading) {
  if (key == "stars")
    heading.stars = read_stars(value);
  else if (key == "solutions")
    heading.stated = value.find_first_not_of("0123456789") == std::string_view::npos
                         ? value
                         : std::to_string(read_number("solutions", value));
  else
    heading.name = value;
}

// What `act` is refused for; empty: it is not.
std::string error_of(const std::function<void()>& act) {
  try {
    act();
    return "";
  } catch (const Error& error) {
    if (error.kind != Error::Kind::input) throw;
    return error.what();
  }
}

}  // namespace

std::string_view trimmed(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
  return text.substr(0, text.find_last_not_of(blanks) + 1);
}

bool is_heading(std::string_view line) {
  line = trimmed(line);
  return is_title(line) || !key_of(line).empty();
}

void add_heading(std::string_view line, Heading& heading) {
  line = trimmed(line);
  const std::string_view key = key_of(line);
  try {
    if (!key.empty())
      add_value(key, trimmed(line.substr(line.find(':') + 1)), heading);
    else
      heading.name =
          trimmed(line.front() == '#' ? line.substr(1) : line.substr(0, line.size() - 1));
  } catch (const Error& error) {
    if (heading.error.empty()) heading.error = error.what();
  }
}

void for_each_line(std::string_view text, const std::function<void(const DrawnLine&)>& take) {
  if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos)
    refuse("puzzles", text, fmt::format("byte {} is zero; want plain text or UTF-8", zero + 1));
  text = without_mark(text);
  for (std::size_t number = 1; !text.empty(); ++number)
    if (const std::string_view line = next_line(text); !line.empty()) take({number, line});
}

std::string_view first_row(std::string_view text) {
  text = without_mark(text);
  while (!text.empty()) {
    const std::string_view line = next_line(text);
    if (!line.empty() && !is_heading(line)) return line;
  }
  return "";
}

std::string_view next_line(std::string_view& rest) {
  const std::size_t end = std::min(rest.find('\n'), rest.size());
  const std::string_view line = trimmed(rest.substr(0, end));
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return line;
}

std::string place_of(const DrawnLine& line) { return fmt::format("line {}", line.number); }

std::int64_t read_stars(std::string_view text) {
  const std::int64_t stars = read_number("stars", text);
  if (stars == 0) refuse("stars", text, "want at least 1");
  return stars;
}

std::size_t read_size(std::string_view thing, std::string_view text) {
  const std::int64_t size = read_number(thing, text);
  require_size(thing, size);
  return static_cast<std::size_t>(size);
}

Batch::Batch(const PuzzleReading& reading) : reading_(reading) {
  if (reading.stars < 0) refuse("stars", std::to_string(reading.stars), "want at least 1");
  read_piece(reading.piece);
}

void Batch::add(std::string place, const Heading& heading,
                const std::function<RegionPuzzle()>& read) {
  add_text(std::move(place), heading, [&] {
    RegionPuzzle puzzle = read();
    if (puzzle.stars == 0) puzzle.stars = heading.stars == 0 ? 1 : heading.stars;
    if (reading_.stars != 0) puzzle.stars = reading_.stars;
    if (puzzle.piece.empty()) puzzle.piece = reading_.piece;
    return problem_text(puzzle);
  });
}

void Batch::add_text(std::string place, const Heading& heading,
                     const std::function<std::string()>& read) {
  Puzzle puzzle{heading.name, "", heading.error, heading.stated, std::move(place)};
  if (puzzle.error.empty()) puzzle.error = error_of([&] { puzzle.problem = read(); });
  push(std::move(puzzle));
}

void Batch::add_all(std::string place, const std::function<std::vector<Puzzle>()>& read) {
  std::vector<Puzzle> puzzles;
  std::string error = error_of([&] { puzzles = read(); });
  if (!error.empty()) puzzles = {{"", "", std::move(error), "", std::move(place)}};
  for (Puzzle& puzzle : puzzles) push(std::move(puzzle));
}

void Batch::push(Puzzle puzzle) {
  if (puzzles_.size() == most_puzzles)
    refuse("puzzles", puzzle.place,
           fmt::format("more than {}; want fewer in one text", most_puzzles));
  puzzles_.push_back(std::move(puzzle));
}

void for_each_headed_line(std::string_view text,
                          const std::function<void(const DrawnLine&, const Heading&)>& add) {
  Heading heading;
  for_each_line(text, [&](const DrawnLine& line) {
    if (is_heading(line.text)) {
      add_heading(line.text, heading);
    } else {
      add(line, heading);
      heading = {};
    }
  });
}

std::vector<Puzzle> read_lines(std::string_view text, const PuzzleReading& reading,
                               RegionPuzzle (*read)(std::string_view line)) {
  Batch batch(reading);
  for_each_headed_line(text, [&](const DrawnLine& line, const Heading& heading) {
    batch.add(place_of(line), heading, [&] { return read(line.text); });
  });
  return batch.take();
}

void for_each_paragraph(std::string_view text,
                        const std::function<void(const Paragraph&, const Heading&)>& add) {
  Paragraph lines;
  Heading heading;
  const auto end = [&] {
    if (!lines.empty()) add(lines, heading);
    if (!lines.empty()) heading = {};
    lines.clear();
  };
  std::size_t before = 0;  // the number of the last line
  for_each_line(text, [&](const DrawnLine& line) {
    const bool is_row = !is_heading(line.text);
    if (!is_row || line.number > before + 1) end();
    before = line.number;
    if (!is_row)
      add_heading(line.text, heading);
    else if (lines.size() < most_lines)
      lines.push_back(line);
    else
      heading.error = fmt::format(
          "puzzle of more than {} lines: want an empty line between puzzles", most_lines);
  });
  end();
}

}  // namespace rookery::puzzle
