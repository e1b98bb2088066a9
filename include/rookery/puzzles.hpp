// SPDX-License-Identifier: Apache-2.0
// Puzzles: problems that are meant to have exactly one placement, their solution. Queens, Star
// Battle, completions; any problem will do.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <rookery/rows.hpp>
#include <rookery/values.hpp>
#include <rookery/writing.hpp>

namespace rookery {

struct Options;

// One puzzle of a text.
struct Puzzle {
  std::string name;     // as the text has it; may be empty
  std::string problem;  // its canonical text; empty: it is malformed
  std::string error;    // what is wrong with it, and where
  std::string stated;   // how many solutions the text says it has; empty: it does not say
  std::string place{};  // where it stands: "line 3", or "puzzle 2" where lines mean nothing
};

struct PuzzleReading {
  std::int64_t stars = 0;      // in every row, column and region; 0: as the text says, or 1
  std::string piece = "king";  // what a star is: kings must not touch
  std::string format{};        // one of puzzle_formats(); empty: the first that looks like it
};

// All puzzles of a text, in its order (doc/formats.md tells the formats). A malformed one does not
// keep the others from being read. Throws Error::Kind::input for a text in none of the formats.
// Time linear in the text.
std::vector<Puzzle> read_puzzles(std::string_view text, const PuzzleReading& reading = {});

// The problem in such a format; ends its last line. Its name and how many solutions it is said to
// have are written where the format has a place for them: letters and json. Throws
// Error::Kind::input for what the format cannot say.
std::string written_puzzle(std::string_view problem, std::string_view format,
                           const std::string& name = {}, const std::string& stated = {});

// The formats of puzzles.
std::vector<FormatRow> puzzle_formats();

// The solutions of a puzzle.
struct PuzzleCheck {
  std::string problem;             // its canonical text
  std::vector<std::string> kinds;  // of the army, each as one word
  std::int64_t rows = 0, columns = 0;
  Integer solutions;
  bool more = false;                 // there are more than `solutions`, which was enough
  std::vector<Placement> witnesses;  // none, the solution, or two of several
  std::string method;
  std::uint64_t work = 0;  // as in Result
  std::string verified;    // with Options::verify: the second way
  bool unique() const { return solutions == 1 && !more; }
};

// Counts them all; or, with `stop`, until there are more than that. Throws Error::Kind::input for a
// text that cannot be read; unanswered if it is over the budgets.
PuzzleCheck check_puzzle(std::string_view problem, std::uint64_t stop, const Options& options);

// What all solutions have in common.
struct PuzzleHint {
  std::string problem;
  std::vector<std::string> kinds;
  Integer solutions;
  Placement certain;          // stands in every solution; those given are among them
  std::vector<Square> empty;  // squares without a piece in every solution, sorted
  std::vector<Square> open;   // all others
  std::string method;
};

// Errors as of check_puzzle, and Error::Kind::input above 400 rows or columns. Of a puzzle without
// a solution all three are empty.
PuzzleHint hint_of_puzzle(std::string_view problem, const Options& options);

// How hard a puzzle with one solution is. Rules alone: a row, column or region that has its pieces
// closes its other squares; one with just as many places left as it lacks takes them (squares that
// exclude each other are one place).
struct PuzzleDifficulty {
  int level = 0;             // 0: the rules are enough. 1: so are they with single trials: a piece
                             // on a square, refuted by the rules alone, closes it. 2: they are not
  std::uint64_t trials = 0;  // squares closed by trials, one after the other, until solved or stuck
};

// None: the board has more than 1024 squares. Errors as of check_puzzle.
std::optional<PuzzleDifficulty> difficulty_of_puzzle(std::string_view problem,
                                                     const Options& options);

// A new puzzle that is wanted: so many stars in every row, column and region of size x size
// squares; no two touch, not even at a corner; regions are connected.
struct PuzzleOrder {
  std::int64_t size = 8, stars = 1;  // size up to 25
  std::uint64_t seed = 0;
};

struct MadePuzzle {
  std::string problem;      // its canonical text
  Placement solution;       // the only one
  std::uint64_t tries = 0;  // divisions of the board that were looked at for it
  PuzzleDifficulty difficulty;
};

// The same order makes the same puzzle everywhere. Throws Error::Kind::input if there is none of
// that size, unanswered if none was found within the budget of Options::seconds (at a thousand
// million operations a second).
MadePuzzle make_puzzle(const PuzzleOrder& order, const Options& options);

// A checked puzzle of a batch, as a row of a table or a line of JSON.
struct PuzzleReport {
  Puzzle puzzle;
  std::optional<PuzzleCheck> check;  // none: it is malformed, or not answered
  std::string error;                 // why it is not answered
  double seconds = 0;
};
std::string written(const PuzzleReport& report, std::string_view format = "text");
std::string heading_of_reports();  // of that table
std::string written(const PuzzleHint& hint, std::string_view format = "text",
                    const Writing& writing = {});

// The hint as a picture: certain pieces stand, empty squares are marked.
Picture picture(const PuzzleHint& hint);

}  // namespace rookery
