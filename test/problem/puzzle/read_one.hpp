// SPDX-License-Identifier: Apache-2.0
// Puzzles read and written in tests.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "expect_error.hpp"
#include "problem/puzzle/format.hpp"
#include "problem/text.hpp"

namespace rookery {

inline std::vector<Puzzle> read_as(std::string_view format, std::string_view text,
                                   std::int64_t stars = 0) {
  return puzzles_of_text(text, {.stars = stars, .piece = "king", .format = std::string(format)});
}

// The only puzzle of the text.
inline Puzzle read_one(std::string_view format, std::string_view text, std::int64_t stars = 0) {
  const std::vector<Puzzle> puzzles = read_as(format, text, stars);
  EXPECT_EQ(puzzles.size(), 1u) << text;
  return puzzles.empty() ? Puzzle{} : puzzles[0];
}

// Its problem; "" and a failure if it is malformed.
inline std::string problem_in(std::string_view format, std::string_view text,
                              std::int64_t stars = 0) {
  const Puzzle puzzle = read_one(format, text, stars);
  EXPECT_EQ(puzzle.error, "") << text;
  return puzzle.problem;
}

// Why it is malformed; "" and a failure if it is not.
inline std::string error_in(std::string_view format, std::string_view text) {
  const Puzzle puzzle = read_one(format, text);
  EXPECT_EQ(puzzle.problem, "") << text;
  return puzzle.error;
}

inline std::string written(std::string_view problem, std::string_view format) {
  return puzzle_text_of(read_problem(problem), format);
}

inline std::string write_error(std::string_view problem, std::string_view format) {
  return error_of([&] { written(problem, format); });
}

// The problem of a star battle; `partitions` are rows, the highest first.
inline std::string star_battle(std::size_t size, int stars,
                               const std::vector<std::string>& partitions) {
  const std::string number = std::to_string(stars), side = std::to_string(size);
  std::string text = side + "x" + side + " king --per-row " + number + " --per-column " + number;
  for (const std::string& rows : partitions) text += " --per-region " + number + "@rows:" + rows;
  return text;
}

}  // namespace rookery
