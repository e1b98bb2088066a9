// SPDX-License-Identifier: Apache-2.0
// Puzzles as other programs and people write them: one file a format, and a row in all.cpp.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include <rookery/puzzles.hpp>

#include "problem/problem.hpp"

namespace rookery {

struct PuzzleFormat {
  std::string_view name, summary;
  bool (*looks)(std::string_view text);
  // A malformed puzzle does not keep the others from being read. Throws Error::Kind::input where
  // the text as a whole cannot be read. Time linear in the text.
  std::vector<Puzzle> (*read)(std::string_view text, const PuzzleReading& reading);
  // The text of one puzzle, so that texts put behind one another are read as several. Null: the
  // format is only read. Throws Error::Kind::input, saying what the format cannot hold.
  std::string (*write)(const Problem& problem);
  // The same text with a name and how many solutions it is said to have, either of them or both not
  // empty. Null: the format has no place for them.
  std::string (*named)(const std::string& text, const std::string& name,
                       const std::string& stated) = nullptr;
};

const std::vector<const PuzzleFormat*>& puzzle_format_table();

// All puzzles of the text, in order; at least one. Throws Error::Kind::input.
std::vector<Puzzle> puzzles_of_text(std::string_view text, const PuzzleReading& reading);

// Regions are named anew, by letters in the order in which they appear from the top left.
std::string puzzle_text_of(const Problem& problem, std::string_view format,
                           const std::string& name = {}, const std::string& stated = {});

}  // namespace rookery
