// SPDX-License-Identifier: Apache-2.0
// What is asked about puzzles: a function each, and a row in command_puzzle.cpp.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "app/command.hpp"

namespace rookery::app {

struct PuzzleQuestion {
  std::string_view name, summary;
  int (*run)(const Arguments&);  // its words are those behind the question
};

int check_puzzles(const Arguments& arguments);
int count_puzzles(const Arguments& arguments);
int solve_puzzles(const Arguments& arguments);
int hint_puzzles(const Arguments& arguments);
int convert_puzzles(const Arguments& arguments);
int make_puzzles(const Arguments& arguments);

// The puzzles of files, folders, standard input and words themselves, in this order. All have a
// name or a place; what cannot be read is a malformed puzzle. Throws Error::Kind::input if nothing
// is named.
std::vector<Puzzle> named_puzzles(const Arguments& arguments);

// The format to write puzzles in: --to, or what goes with --format; empty: they are to be drawn.
// Throws Error::Kind::input if there is none of that name, or both are said and do not agree.
std::string puzzle_format_of(const Arguments& arguments);

// Calls `show` for each, and complains of the malformed ones and of what `show` throws. The exit
// status.
int for_each_puzzle(const Arguments& arguments,
                    const std::function<void(const Puzzle&, bool only)>& show);

// What it is called in a line of text.
inline std::string name_of(const Puzzle& puzzle) {
  return printable(puzzle.name.empty() ? puzzle.place : puzzle.name);
}

// The status, with --exit-status in mind.
inline int exit_status(const Arguments& arguments, int status, bool all_unique) {
  const bool failed = !arguments.exit_status.empty() && !all_unique;
  return status == answered && failed ? unanswered : status;
}

}  // namespace rookery::app
