// SPDX-License-Identifier: Apache-2.0
// Places in a dense box of counts (Table).
#pragma once
#include <cstdint>
#include <vector>

#include <rookery/values.hpp>

namespace rookery {

// Which numbers belong to which place of a table, and back. The last axis moves fastest.
class Strides {
 public:
  explicit Strides(const Table& table);

  std::size_t entries() const { return entries_; }
  std::int64_t first(std::size_t axis) const { return first_[axis]; }
  std::vector<std::int64_t> numbers(std::size_t place) const;
  std::size_t place(const std::vector<std::int64_t>& numbers) const;  // they are within the box

 private:
  std::vector<std::int64_t> first_, size_;
  std::size_t entries_ = 1;
};

// How many places a box of these sides has; it may be far too many to keep.
double entries_of(const std::vector<std::int64_t>& size);

// The part of the table with numbers up to `most`; -1: up to the end.
Table cut_to(const Table& table, const std::vector<std::int64_t>& most);

}  // namespace rookery
