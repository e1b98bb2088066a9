// SPDX-License-Identifier: Apache-2.0
// What the library hands out: values only. Nothing here computes.
#pragma once
#include <gmpxx.h>

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include <rookery/rows.hpp>

namespace rookery {

using Integer = mpz_class;

// A cell of the board, counted from 0: a1 is {0, 0}, b1 is {0, 1}, a2 is {1, 0}.
struct Square {
  std::int64_t row = 0, column = 0;
  auto operator<=>(const Square&) const = default;
};

// A piece on its square; `kind` is the place of its kind in the army, from 0.
struct Stand {
  Square square;
  int kind = 0;
  auto operator<=>(const Stand&) const = default;
};

// A set of pieces on squares, sorted by square: a1, b1, ..., then row 2.
using Placement = std::vector<Stand>;

// A dense box of counts. `first[i]` and `size[i]` say which numbers of axis i it holds; the last
// axis moves fastest. No axis at all: one value.
struct Table {
  std::vector<std::int64_t> first, size;
  std::vector<Integer> values;
};

// What stands on a square of a picture. Writers have a shape for the name, or write the letter.
struct Figure {
  Square square;
  std::string name, letter;
  std::string colour{};  // "white", "black" or none
  bool given = false;    // it had to stand there
};

// For every square, in the order of the marks: in how many of `total` it is used.
struct HeatMap {
  std::vector<Integer> values;
  Integer total;
};

// A board to look at. It knows no chess: what attacks what was worked out before.
struct Picture {
  std::int64_t rows = 0, columns = 0;
  std::vector<std::string> marks;  // a short one for each square, row 1 first, from column a
  std::string title{};             // what is to be seen, in a line; may be empty
  std::vector<Figure> figures{};   // sorted by square, one a square; its mark is the letter
  std::vector<Square> attacked{};  // sorted, none twice; its mark is x if nothing stands there
  std::vector<Square> holes{}, walls{};  // sorted; their marks are - and *
  std::optional<HeatMap> heat{};         // squares are shaded by their share of the total
  std::vector<std::string> regions{};    // each square's, in that order; "": none. Or no names
  std::vector<Square> noted{};           // sorted; squares to look at
};

// A small table to read: a heading and rows, all of the same width.
struct Sheet {
  std::vector<std::string> heading;
  std::vector<std::vector<std::string>> rows;
};

// What explain tells, in order: paragraphs, sheets and pictures.
struct Story {
  std::vector<std::variant<std::string, Sheet, Picture>> items;
};

// What a method would cost. Operations are elementary steps of about a nanosecond; bytes are the
// most memory held at once. Both are predictions, the same on every machine.
struct Cost {
  double operations = 0, bytes = 0;
  double seconds() const { return operations / 1e9; }
};

// One line of the planner's consideration.
struct Considered {
  std::string name;          // of a method or a rewrite
  std::optional<Cost> cost;  // none: it does not apply
  std::string why;           // why it was chosen or passed over, or why it does not apply
};

// The answer to count, table or max, and how it was obtained.
struct Result {
  std::string question;                // "count", "table", "max" or "min-maximal"
  std::string problem;                 // its canonical text
  Table table;                         // count: no axis; table: an axis for each of `axes`
                                       // max: that number and how many placements reach it
                                       // (0 and no axis if there is none); min-maximal: alike
  std::vector<std::string> kinds;      // of the army, each as one word: queen, white-queen
  std::vector<std::size_t> axes;       // table: kinds whose number is open; all, if none is
  std::optional<std::int64_t> pieces;  // max: the largest number of pieces; none: no placement
  std::optional<Placement> witness;    // max: the first that reaches it; none: too dear to find
  std::string order;                   // max: first in which order
  std::string method;                  // who counted
  std::string why;                     // why this method
  std::vector<std::string> notes;      // what a reader should know beside the number
  std::uint64_t work = 0;              // steps done, the method's own unit, equal on any machine
  Integer modulus;                     // the counts are modulo it; 0: they are whole
  Integer divisor = 1;                 // with a weight: the count is the value over this
  std::string verified;                // Options::verify: the second way, how independent it is
};

// A question over a range of sizes.
struct Sequence {
  std::string question;           // "count", "table", "max" or "min-maximal"
  std::string problem;            // with the size n, as in "nxn 2n-2 bishop"
  std::int64_t from = 0, to = 0;  // of n
  Integer modulus;                // as in Result
  std::size_t axes = 0;           // table: the most axes of a term
};

// One term of a sequence.
struct Term {
  std::int64_t n = 0;
  Result answer;             // without a witness
  std::uint64_t before = 0;  // table: how many counts the terms before it have
};

// A line of a plan that has parts, outermost first.
struct PlanLine {
  int depth = 0;            // 0: the question itself
  int times = 1;            // so many equal parts
  std::string problem, by;  // its canonical text; the method or rewrite chosen
  std::string why;          // of a rewrite: what it says of the problem
  Cost cost;
  std::vector<Considered> considered;  // as in Explanation
};

// The answer to explain.
struct Explanation {
  std::string question, problem;       // as in Result
  std::vector<Considered> considered;  // cheapest first, then those that do not apply
  std::vector<PlanLine> plan;          // the whole tree, if a rewrite was chosen; else empty
  std::string method;                  // who would count; empty: nobody
  std::vector<std::string> notes;
  Story story;
};

}  // namespace rookery
