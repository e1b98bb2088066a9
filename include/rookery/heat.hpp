// SPDX-License-Identifier: Apache-2.0
// Where the pieces of a problem's placements stand.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include <rookery/values.hpp>
#include <rookery/writing.hpp>

namespace rookery {

struct Options;

// In how many of the placements that count() counts each square is used.
struct Heat {
  std::string problem;             // its canonical text
  std::vector<std::string> kinds;  // of the army, each as one word
  std::int64_t rows = 0, columns = 0;
  std::vector<std::string> marks;  // of each square: . or, where nothing can stand, - or *
  Integer total;                   // placements
  // maps[kind]: a number for each square, row 1 first, from column a. The sum of a map is the
  // number of pieces of that kind in all placements together.
  std::vector<std::vector<Integer>> maps;
  std::vector<Integer> sum;  // of the maps: how often each square is used at all
  std::string method, why;   // who counted
  std::string verified;      // as in Result
};

// Throws Error::Kind::input for a text that cannot be read or a board of more than 400 rows or
// columns; unanswered if it is over the budget, and nothing has run then. Time: one walk through
// the states of a sweep and back, or a count for each square and kind, whichever is predicted to be
// quicker. With Options::verify both.
Heat heat(std::string_view problem, const Options& options);

// Squares shaded by the use of one kind, or of all together. Throws Error::Kind::input if there is
// no such kind.
constexpr int all_kinds = -1;
Picture picture(const Heat& heat, int kind = all_kinds);

// In a format that writes "heat"; ends its last line. A format that writes pictures draws all kinds
// together.
std::string written(const Heat& heat, std::string_view format = "text",
                    const Writing& writing = {});

}  // namespace rookery
