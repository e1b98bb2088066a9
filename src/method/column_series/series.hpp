// SPDX-License-Identifier: Apache-2.0
// What the files of column-series share with each other. The letters are those of the essay.
#pragma once
#include <algorithm>
#include <cstdint>
#include <map>

#include "method/column_walk/segments.hpp"

namespace rookery::columns {

// The coefficients of E_L(u) = (1+u) phi^L / Q*(u) and of phi^L that are wanted, by index; a
// negative index is a coefficient 0 and not listed. Each stands for a multiple in a sum.
struct Combination {
  std::int64_t rows = 0;    // m
  std::int64_t length = 0;  // L
  std::map<std::int64_t, int> e, c;

  void add_e(std::int64_t index, int factor);
  void add_c(std::int64_t index, int factor);
  std::int64_t last() const;                     // the largest index
  bool lagged() const { return last() > rows; }  // Q* differs from Q from u^(m+1) on
};

// The count of a segment is `sign` times its combination.
struct Counted {
  Combination combination;
  bool negative = false;
};
Counted combination_of(const Segment& segment, std::int64_t rows);

// The combination's value. By the recurrences, index by index: O(L) big-by-word steps.
Integer value_by_steps(const Combination& combination, Context& context);
// By binary splitting, quasi-linear in the bits; not for a lagged one.
Integer value_by_splitting(const Combination& combination, Context& context);

// The one predicted to be cheaper.
Integer value(const Combination& combination, Context& context);

Story series_story(const Problem& problem, Context& context);

}  // namespace rookery::columns
