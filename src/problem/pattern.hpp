// SPDX-License-Identifier: Apache-2.0
// Problems whose sizes and numbers depend on a size n, as in `nxn 2n-2 bishop`.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace rookery {

// times * n + plus. Only 7, n, 3n, n+1, n-1 and the like can be read.
struct Linear {
  std::int64_t times = 0, plus = 0;
};

// A word with sizes in it, in parts: 2n, an x, n+1.
using Parts = std::vector<std::variant<std::string, Linear>>;

// A problem's text: the board's size and gluing, the kinds of pieces with their numbers (empty:
// any), the options.
struct Pattern {
  struct Entry {
    Parts number;
    std::string kind;
  };
  Parts board;
  std::string gluing;  // "/torus"
  std::vector<Entry> army;
  std::string options;
};

// Reads `BOARD [NUMBER] [COLOUR] PIECE ... [OPTIONS]` with n in the board or a number. What is no
// matter of n is left for read_problem to judge. Throws Error::Kind::input for another letter than
// n, and where there is no n at all.
Pattern read_pattern(std::string_view text);

// The problem's text for one n >= 0. Throws Error::Kind::input if a size or number is below 0.
std::string text_at(const Pattern& pattern, std::int64_t n);

// The pattern's own text, normalised but for what stands in `rest`.
std::string text_of(const Pattern& pattern);

}  // namespace rookery
