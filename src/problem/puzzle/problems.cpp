// SPDX-License-Identifier: Apache-2.0
// Problems in Rookery's own words, a line each, of any kind: what no other format holds.
#include "problem/puzzle/batch.hpp"
#include "problem/text.hpp"

namespace rookery::puzzle {
namespace {

// A board as text, and something behind it.
bool looks(std::string_view text) {
  const std::string_view row = first_row(text);
  const std::string_view board = row.substr(0, row.find_first_of(" \t"));
  if (board.size() == row.size()) return false;
  if (board.substr(0, 4) == "fen:") return true;
  const std::size_t by = board.find_first_not_of("0123456789");
  return by != 0 && by != std::string_view::npos && board[by] == 'x' && by + 1 < board.size() &&
         board[by + 1] >= '0' && board[by + 1] <= '9';
}

std::vector<Puzzle> read(std::string_view text, const PuzzleReading& reading) {
  Batch batch(reading);
  for_each_headed_line(text, [&](const DrawnLine& line, const Heading& heading) {
    batch.add_text(place_of(line), heading, [&] { return text_of(read_problem(line.text)); });
  });
  return batch.take();
}

std::string write(const Problem& problem) { return text_of(problem) + "\n"; }

}  // namespace

extern const PuzzleFormat problems_format;
const PuzzleFormat problems_format = {.name = "problems",
                                      .summary = "a problem as Rookery reads it, a line each",
                                      .looks = looks,
                                      .read = read,
                                      .write = write};

}  // namespace rookery::puzzle
