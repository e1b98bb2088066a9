// SPDX-License-Identifier: Apache-2.0
// Problems on boards drawn over several lines.
#pragma once
#include <string_view>
#include <vector>

#include "problem/drawn_lines.hpp"
#include "problem/fen.hpp"
#include "problem/problem.hpp"

namespace rookery {

// A line such as `I = injured-queen`.
struct Legend {
  DrawnLine line;
  char letter = 0;
  std::string_view kind;
};

// What a drawing shows; the army says what its letters mean.
struct Drawing {
  Board board;
  std::vector<Lettered> pieces;  // sorted by square
  std::vector<Legend> legend;    // no letter twice
};

// Reads rows of squares or one line of FEN, with lines of legend between them. What it returns
// refers to `text`. Throws Error::Kind::input, naming the line.
Drawing read_drawing(std::string_view text);

// The place in the army of the kind a letter means: as the legend says, or else the only kind with
// that piece letter (problem/letter.hpp). Case means colour where the army has colours, and nothing
// where it has none. Throws Error::Kind::input.
int kind_of_letter(char letter, const Army& army, const std::vector<Legend>& legend);

// The whole problem: `rest` is the army and the options. Throws Error::Kind::input.
Problem read_drawn_problem(std::string_view drawing, std::string_view rest);

}  // namespace rookery
