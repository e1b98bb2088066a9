// SPDX-License-Identifier: Apache-2.0
// Puzzles in every format: the first that the text looks like, and those that are named.
#include "fuzz/same.hpp"
#include "fuzz/target.hpp"
#include "problem/puzzle/format.hpp"
#include "problem/text.hpp"

using namespace rookery;

namespace {

bool can_write(const Problem& problem, const PuzzleFormat& format, std::string& text) {
  return fuzz::read_and_check([&] { return puzzle_text_of(problem, format.name); },
                              [&](const std::string& written) { text = written; });
}

// What is written in a format is read as the same puzzle, but for the names of regions: from the
// second time on all is the same.
void check_written(const Problem& problem, const PuzzleFormat& format, const std::string& piece) {
  std::string text, again;
  if (!can_write(problem, format, text)) return;
  const PuzzleReading reading{.stars = 0, .piece = piece, .format = std::string(format.name)};
  const auto puzzles =
      fuzz::read_again([&](const auto& all) { return puzzles_of_text(all, reading); }, text);
  fuzz::require(puzzles.size() == 1 && puzzles[0].error.empty(), "'" + text + "' is malformed");
  const Problem read = read_problem(puzzles[0].problem);
  fuzz::require(can_write(read, format, again) && again == text, text + " became " + again);
}

void check(const Puzzle& puzzle) {
  fuzz::require(puzzle.error.empty() != puzzle.problem.empty(),
                "both or neither of problem, error");
  fuzz::require_plain(puzzle.error);
  fuzz::require_plain(puzzle.place);
  if (puzzle.problem.empty()) return;
  const Problem problem = fuzz::read_again(read_problem, puzzle.problem);
  fuzz::require(text_of(problem) == puzzle.problem, puzzle.problem);
  for (const PuzzleFormat* format : puzzle_format_table())
    check_written(problem, *format, problem.piece().name);
}

}  // namespace

bool fuzz::accepts(std::string_view text) {
  constexpr std::size_t most_checked = 20;  // the others are read, too
  bool some = false;
  return read_and_check([&] { return puzzles_of_text(text, {}); },
                        [&](const std::vector<Puzzle>& puzzles) {
                          for (std::size_t i = 0; i < puzzles.size() && i < most_checked; ++i) {
                            check(puzzles[i]);
                            some = some || puzzles[i].error.empty();
                          }
                        }) &&
         some;
}
