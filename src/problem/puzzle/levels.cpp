// SPDX-License-Identifier: Apache-2.0
// Levels of Queens games written in TypeScript or JavaScript: objects with size, colorRegions (a
// letter a square, in rows) and perhaps path and solutionsCount. All else in the text is skipped.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>

#include "base/text.hpp"
#include "problem/puzzle/batch.hpp"
#include "problem/puzzle/script.hpp"

namespace rookery::puzzle {
namespace {

constexpr std::string_view matrix_key = "colorRegions";

bool looks(std::string_view text) { return text.find(matrix_key) != std::string_view::npos; }

struct Level {
  Heading heading;
  std::string size;
  std::optional<Labels> regions;
  std::size_t line = 0;  // of the regions
};

// One row, or all of them as rows of letters.
std::vector<Label> letters_of(std::string_view word) { return labels_of({std::string(word)})[0]; }

// Behind `colorRegions:`, up to the bracket that ends the rows.
Labels read_matrix(Script& script) {
  Labels rows;
  RegionNames names;
  std::size_t depth = 0;
  do {
    const ScriptToken token = script.next();
    if (token.is("[")) {
      if (++depth == 2) rows.emplace_back();
    } else if (token.is("]") && depth > 0) {
      --depth;
    } else if (token.is_word() && depth > 0) {
      if (depth == 1)
        rows.push_back(letters_of(token.text));
      else
        rows.back().push_back(names.label_of(token.text));
    } else if (!token.is(",")) {
      refuse(matrix_key, token.text,
             "want rows of letters, as in [[\"A\", \"B\"], [\"A\", \"B\"]]");
    }
    if (depth > 2) refuse(matrix_key, token.text, "want rows of letters, not rows of rows");
  } while (depth > 0);
  return rows;
}

class Reader {
 public:
  Reader(std::string_view text, const PuzzleReading& reading) : script_(text), batch_(reading) {}

  std::vector<Puzzle> read() {
    ScriptToken before;
    for (ScriptToken token = script_.next(); !token.is_end(); token = script_.next()) {
      if (token.is(":") && before.is_word())
        take_value(before.text);
      else if (before.is("const") && token.is_word())
        take_name(token.text);
      before = token;
    }
    end_level();
    return batch_.take();
  }

 private:
  void take_name(std::string_view name) {
    if (level_.line > 0) end_level();
    level_.heading.name = name;
  }

  void take_value(std::string_view key) {
    if (key == matrix_key) {
      take_matrix();
    } else if (key == "size") {
      if (!level_.size.empty()) end_level();
      level_.size = script_.next().text;
    } else if (key == "path" || key == "name" || key == "title") {
      if (level_.line > 0 && named_) end_level();
      level_.heading.name = script_.next().text;
      named_ = true;
    } else if (key == "solutionsCount") {
      level_.heading.stated = digits_or_nothing(script_.next().text);
    }
  }

  static std::string digits_or_nothing(std::string_view text) {
    const bool digits = text.find_first_not_of("0123456789") == std::string_view::npos;
    return digits ? std::string(text) : "";
  }

  void take_matrix() {
    if (level_.line > 0) end_level();
    level_.line = script_.line();
    try {
      level_.regions = read_matrix(script_);
    } catch (const Error& error) {
      level_.heading.error = error.what();
    }
  }

  void end_level() {
    if (level_.line > 0)
      batch_.add(fmt::format("line {}", level_.line), level_.heading, [&] {
        RegionPuzzle puzzle;
        puzzle.partitions.push_back(partition_of(*level_.regions));
        if (!level_.size.empty())
          require_stated("size", read_number("size", level_.size), puzzle.partitions[0]);
        return puzzle;
      });
    level_ = {};
    named_ = false;
  }

  Script script_;
  Batch batch_;
  Level level_;
  bool named_ = false;  // by a key
};

std::vector<Puzzle> read(std::string_view text, const PuzzleReading& reading) {
  return Reader(text, reading).read();
}

std::string write(const Problem& problem) {
  const RegionPuzzle puzzle = whole_puzzle_of(problem, "levels");
  if (puzzle.stars != 1)
    refuse("stars", std::to_string(puzzle.stars), "format levels holds puzzles of one star");
  std::string text = fmt::format("const level = {{\n  size: {},\n  {}: [\n",
                                 puzzle.partitions[0].size(), matrix_key);
  for (const std::string& row : renamed(puzzle.partitions[0])) {
    std::vector<std::string> names;
    for (const char region : row) names.push_back(fmt::format("\"{}\"", region));
    text += fmt::format("    [{}],\n", fmt::join(names, ", "));
  }
  return text + "  ],\n};\n";
}

}  // namespace

extern const PuzzleFormat levels_format;
const PuzzleFormat levels_format = {.name = "levels",
                                    .summary =
                                        "levels of Queens games in TypeScript, with size "
                                        "and colorRegions",
                                    .looks = looks,
                                    .read = read,
                                    .write = write};

}  // namespace rookery::puzzle
