// SPDX-License-Identifier: Apache-2.0
// The puzzles of a text as they are read, and what stands before each of them.
#pragma once
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "problem/drawn_lines.hpp"
#include "problem/puzzle/format.hpp"
#include "problem/puzzle/region_puzzle.hpp"

namespace rookery::puzzle {

// What a text says of a puzzle besides its board.
struct Heading {
  std::string name, stated;
  std::int64_t stars = 0;
  std::string error;  // why it cannot be read; empty: it can
};

// Lines that say something of the puzzle behind them: `# NAME`, `title: NAME`, `name: NAME`,
// `NAME:`, `stars: 2`, `solutions: 1`.
bool is_heading(std::string_view line);

// Without its comment mark, its key and blanks around it.
void add_heading(std::string_view line, Heading& heading);

std::string_view trimmed(std::string_view text);  // without blanks around it

// The lines that are not empty, trimmed. They end as drawn_lines (problem/drawn_lines.hpp) takes
// them, but none are held: texts of puzzles may be long. Throws Error::Kind::input for zero bytes.
void for_each_line(std::string_view text, const std::function<void(const DrawnLine&)>& take);

// The first line that is neither empty nor a heading; "" if there is none. Not checked: for formats
// that look at a text.
std::string_view first_row(std::string_view text);

// The next line, trimmed, which is taken from the front of `rest`.
std::string_view next_line(std::string_view& rest);

std::string place_of(const DrawnLine& line);  // "line 3"

// Numbers as texts have them. Throw Error::Kind::input.
std::int64_t read_stars(std::string_view text);  // not 0
std::size_t read_size(std::string_view thing, std::string_view text);

class Batch {
 public:
  explicit Batch(const PuzzleReading& reading);  // throws Error::Kind::input

  // What `read` makes is a puzzle; an Error of the input kind that it throws makes a malformed one.
  // Stars and piece that it leaves unsaid come from the heading, or from the reading. Throws
  // Error::Kind::input when there are too many puzzles.
  void add(std::string place, const Heading& heading, const std::function<RegionPuzzle()>& read);
  // The same for canonical texts of problems.
  void add_text(std::string place, const Heading& heading,
                const std::function<std::string()>& read);

  // All that `read` makes; an Error of the input kind that it throws makes one malformed puzzle.
  void add_all(std::string place, const std::function<std::vector<Puzzle>()>& read);

  std::vector<Puzzle> take() { return std::move(puzzles_); }

 private:
  void push(Puzzle puzzle);

  const PuzzleReading& reading_;
  std::vector<Puzzle> puzzles_;
};

// `add` is called for each line that is neither empty nor a heading, with what stands before it.
void for_each_headed_line(std::string_view text,
                          const std::function<void(const DrawnLine&, const Heading&)>& add);

// The puzzles of a text that has one in each line which is neither empty nor a heading.
std::vector<Puzzle> read_lines(std::string_view text, const PuzzleReading& reading,
                               RegionPuzzle (*read)(std::string_view line));

// Lines that belong together: a heading may stand before them, and empty lines or the next heading
// end them. `add` is called for the lines of each puzzle.
using Paragraph = std::vector<DrawnLine>;
void for_each_paragraph(std::string_view text,
                        const std::function<void(const Paragraph&, const Heading&)>& add);

}  // namespace rookery::puzzle
