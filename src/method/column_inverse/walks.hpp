// SPDX-License-Identifier: Apache-2.0
// What the files of column-inverse share with each other. The letters are those of the essay.
#pragma once
#include <cstdint>
#include <vector>

#include "method/column_walk/segments.hpp"

namespace rookery::columns {

// The numbers of walks that take l steps d in D and end on each row, over all rows they may start
// on, never leaving the rows. Far from both walls all rows have |D|^l; only what is nearer is kept.
class Walks {
 public:
  Walks(std::int64_t rows, std::vector<std::int64_t> steps);

  void next(Context& context);  // from l to l + 1
  const Integer& at(std::int64_t row) const;
  Integer sum() const;
  std::uint64_t work() const { return work_; }  // additions

 private:
  void fill(std::vector<Integer>& part, std::int64_t first, Context& context) const;

  std::int64_t rows_, reach_ = 0;
  std::vector<std::int64_t> steps_;
  std::vector<Integer> low_, high_;  // the lowest rows and the highest; all of them: high_ is empty
  Integer middle_ = 1;               // of the rows between
  mutable std::uint64_t work_ = 0;
};

// The walks of `length` steps from one row to another.
Integer walks_between(std::int64_t rows, const std::vector<std::int64_t>& steps, std::int64_t from,
                      std::int64_t to, std::int64_t length, Context& context, std::uint64_t& work);

Story inverse_story(const Problem& problem, Context& context);

}  // namespace rookery::columns
