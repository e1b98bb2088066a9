// SPDX-License-Identifier: Apache-2.0
// Solutions, hints, and puzzles written in another format.
#include "app/puzzle_shower.hpp"

namespace rookery::app {

int solve_puzzles(const Arguments& arguments) {
  Shower shower(arguments, "unique");
  const Options options = options_of(arguments);
  bool all_unique = true;
  const int status = for_each_puzzle(arguments, [&](const Puzzle& puzzle, bool only) {
    const Uniqueness answer = unique(puzzle.problem, options);
    all_unique &= answer.found.size() == 1;
    if (!shower.image())
      return shower.show(puzzle, only, written(answer, arguments.format, shower.writing()));
    for (std::size_t i = 0; i < answer.found.size(); ++i) {
      Picture drawn = picture(answer.problem, answer.found[i]);
      drawn.noted = answer.different;
      shower.keep(
          std::move(drawn),
          name_of(puzzle) + (answer.found.size() > 1 ? i == 0 ? ", one" : ", another" : ""));
    }
    if (answer.found.empty()) throw Error(Error::Kind::unanswered, "no solution to draw");
  });
  shower.finish();
  return exit_status(arguments, status, all_unique);
}

int hint_puzzles(const Arguments& arguments) {
  Shower shower(arguments, "puzzle hint");
  const Options options = options_of(arguments);
  bool all_unique = true;
  const int status = for_each_puzzle(arguments, [&](const Puzzle& puzzle, bool only) {
    const PuzzleHint hint = hint_of_puzzle(puzzle.problem, options);
    all_unique &= hint.solutions == 1;
    if (shower.image())
      shower.keep(picture(hint), name_of(puzzle));
    else
      shower.show(puzzle, only, written(hint, arguments.format, shower.writing()));
  });
  shower.finish();
  return exit_status(arguments, status, all_unique);
}

int convert_puzzles(const Arguments& arguments) {
  Shower shower(arguments, "puzzle");
  const std::string format = puzzle_format_of(arguments);
  const int status = for_each_puzzle(arguments, [&](const Puzzle& puzzle, bool only) {
    if (format.empty())
      shower.show(puzzle, only, picture(puzzle.problem, {}));
    else
      print(written_puzzle(puzzle.problem, format, puzzle.name, puzzle.stated));
  });
  shower.finish();
  return status;
}

}  // namespace rookery::app
