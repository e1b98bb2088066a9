// SPDX-License-Identifier: Apache-2.0
// A problem of quotas as rows that are filled one above the other.
#pragma once
#include <cstdint>
#include <variant>
#include <vector>

#include "method/method.hpp"

namespace rookery::usages {

using Columns = std::uint32_t;  // a set of columns, a bit each
using Place = std::uint16_t;    // of a filling in the list of all
using Places = std::vector<Place>;

constexpr std::int64_t most_columns = 32;
constexpr std::int64_t most_in_a_column = 15;
constexpr std::int64_t most_rows = 256;
constexpr std::size_t most_fillings = 1024;

// Which neighbours of a square, and whether the one beside it, a piece there is in conflict with.
struct Nearby {
  bool beside = false, above = false, above_right = false, above_left = false;
};

struct Task {
  std::int64_t rows = 0, columns = 0;
  Range per_row, per_column;   // cut to what can be
  bool contradictory = false;  // no placement keeps all numbers
  Nearby nearby;

  // The ways to fill a row by itself, by rising number; the empty row, which is what lies below
  // the first one, is always there and comes first.
  std::vector<Columns> fillings;
  bool may_be_empty = false;  // ... and is a filling, too
  std::vector<Places> above;  // of each filling: what the next row may be filled with, rising
  std::vector<Places> below;  // the same, turned over
  // How many ways there are to fill 0, 1, ... rows, whatever the columns hold then.
  std::vector<double> ways;

  bool same_both_ways() const { return above == below; }
  // Is every column to hold so many? Then two halves fit together in one way.
  bool meets() const { return per_column.exact(); }
  // How many rows are gone through from either side; one or two are left between.
  std::int64_t swept() const { return meets() ? (rows - 1) / 2 : rows; }
  bool has_middle() const { return meets() && rows % 2 == 1; }
  // How many pieces a column can hold in so many rows one above the other.
  std::int64_t room(std::int64_t some_rows) const {
    return nearby.above ? (some_rows + 1) / 2 : some_rows;
  }
  // How many pieces a column holds at least and at most when so many rows are done.
  Range held(std::int64_t done) const;
};

std::variant<Task, NotApplicable> task_of(const Problem& problem);

}  // namespace rookery::usages
