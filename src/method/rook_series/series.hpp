// SPDX-License-Identifier: Apache-2.0
// What the files of rook-series share with each other. The letters are those of the essay.
#pragma once
#include <cstdint>

#include "method/method.hpp"

namespace rookery::bishop_series {

// A colour of the board: P(x) = x^a (x+1)^b, on N = a + b rows.
struct Colour {
  std::uint64_t a = 0, b = 0;
  bool operator==(const Colour&) const = default;
};

struct Colours {
  Colour one, other;
  std::int64_t rows = 0;  // N, of either colour
  // The most bishops that fit, and 2N less that.
  std::int64_t most() const { return 2 * rows - missing(); }
  std::int64_t missing() const { return (one.a > 0 ? 1 : 0) + (other.a > 0 ? 1 : 0); }
};
Colours colours_of(const Board& board);

// A bound of log2 of the sum of B_k for k = 2N - j, from j = first to last: proved in bound.cpp.
double bits_of(const Colours& colours, double first, double last);
// The same for all placements of one colour, R(1).
double bits_of(const Colour& colour);

// What is asked, as coefficients of R_0 R_1.
struct Task {
  Colours colours;
  std::int64_t first = 0, last = -1;  // the j = 2N - k that matter; none if last < first
  bool whole = false;                 // all placements, no number told apart
  bool one_number = false;            // one j
  std::int64_t least = 0;             // the least k

  std::size_t terms() const;    // of either colour's series
  std::size_t size() const;     // of the transforms: the product of two colours does not wrap
  std::size_t numbers() const;  // to find by Chinese remainders
  double bits() const;          // a bound of theirs
};
Task task_of(const Problem& problem);

Story story(const Problem& problem, Context& context);

}  // namespace rookery::bishop_series
