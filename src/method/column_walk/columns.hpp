// SPDX-License-Identifier: Apache-2.0
// What the files of column-walk share: the columns of a problem and the step between two.
#pragma once
#include <cstdint>
#include <map>
#include <memory>
#include <variant>
#include <vector>

#include "method/method.hpp"

namespace rookery::columns {

// The conflicts of a piece that fills its column and reaches into the next one only: pieces on
// rows a (left) and b (right) of neighbouring columns are in conflict if b - a is listed.
struct Conflicts {
  std::vector<std::int64_t> differences;  // sorted
};
std::variant<Conflicts, NotApplicable> conflicts_of(const Problem& problem);

// The given row of each column that has one; no_row where two are given: none can be kept.
constexpr std::int64_t no_row = -1;
using GivenRows = std::map<std::int64_t, std::int64_t>;
GivenRows given_rows(const Problem& problem);

// For one number j of pieces so far: the ways that end with a piece on each row of the column,
// and with none.
struct Layer {
  std::vector<Integer> by_row;
  Integer none;
  Integer sum() const;
};

// The layers of one column, for j = first, first + 1, ...
struct Column {
  std::int64_t first = 0;
  std::vector<Layer> layers;
  const Layer* layer(std::int64_t j) const;  // null: not kept
};

// Walks from left to right (or the other way, with the differences turned round), keeping only
// numbers of pieces that can still end within `range` after all columns.
class Recurrence {
 public:
  Recurrence(const Problem& problem, const Conflicts& conflicts, const Range& range,
             bool from_the_right = false);

  Column start() const;                                 // before any column: none placed
  Column next(const Column& before, Context& context);  // one column further
  std::int64_t done() const { return done_; }
  std::uint64_t work() const { return work_; }  // additions of big integers so far

 private:
  std::int64_t column() const;  // the one that next() enters
  Layer layer_after(const Column& before, const std::vector<Integer>& sums, std::int64_t j);
  void place(Layer& layer, const Layer& before, const Integer& sum);
  void fill_row(Layer& layer, const Layer& before, const Integer& sum, std::int64_t row);

  std::int64_t rows_, columns_, done_ = 0;
  std::vector<std::int64_t> differences_;
  Range range_;
  bool from_the_right_;
  GivenRows given_;
  std::uint64_t work_ = 0;
};

// How many layers a column keeps on average for this range of numbers.
double layers_of(const Range& range, double columns);

std::unique_ptr<Walk> walk(const Problem& problem, Context& context);
Cost walk_cost(const Problem& problem);
Story story(const Problem& problem, Context& context);

}  // namespace rookery::columns
