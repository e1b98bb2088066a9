// SPDX-License-Identifier: Apache-2.0
// The ways to fill the columns to the right of each column, rounded, with a proved bound.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "method/column_walk/columns.hpp"
#include "method/column_walk/limbs.hpp"

namespace rookery::columns {

// For each row of a column a whole number a; with f the exact number of ways and one power of two
// for the whole column,
//     a <= f / 2^x <= a (1 + p),   p = 0 or p <= 2^-trusted().
struct Rounded {
  std::vector<Limb> rows;        // some limbs a row
  std::vector<Limb> sum;         // of all rows, one limb more
  std::int64_t power = 0;        // x: draws do not need it, tests do
  std::int64_t roundings = 0;    // columns that were rounded so far; 0: exact
  std::int64_t least_bits = -1;  // then: in each of those every a > 0 is at least 2^least_bits

  std::int64_t trusted() const;
};

// Runs from the right, with one piece in every column. Numbers have `bits` bits at most.
class RoundedRecurrence {
 public:
  RoundedRecurrence(const Problem& problem, const Conflicts& conflicts, std::size_t bits);

  std::size_t limbs() const { return limbs_; }
  std::size_t bits() const { return bits_; }
  Rounded start() const;  // right of all columns
  // The column to the left of `right`. False: too few bits to tell anything; `to` is worth nothing.
  bool enter(std::int64_t column, const Rounded& right, Rounded& to, Context& context) const;

 private:
  struct Step;
  template <std::size_t fixed>
  void fill(Step& step, std::int64_t from, std::int64_t end) const;
  bool fill_all(Step& step, std::int64_t from, std::int64_t end, Context& context) const;

  std::int64_t rows_;
  std::vector<std::int64_t> differences_;
  GivenRows given_;
  std::size_t bits_, limbs_;
};

}  // namespace rookery::columns
