// SPDX-License-Identifier: Apache-2.0
// How many states there will be after a step, and how long their values.
#pragma once
#include <map>
#include <vector>

#include "method/sweep/course.hpp"

namespace rookery::sweeping {

// Frontiers that look alike are counted once.
class FrontierCounts {
 public:
  FrontierCounts(const Instance& instance, bool by_columns)
      : instance_(instance), by_columns_(by_columns) {}
  double states(const Frontier& frontier);

 private:
  // The squares of the key with, of kinds that it cannot tell apart, only one; their conflicts.
  Instance induced(const Frontier& frontier) const;

  const Instance& instance_;
  bool by_columns_;
  std::map<std::vector<std::uint32_t>, double> known_;  // by the conflicts
  double last_ = 1;
  std::size_t asked_ = 0;
};

// The bits of the largest number after 0, 1, ... squares, about.
std::vector<double> bits_of_values(const Instance& instance, const Course& course);

}  // namespace rookery::sweeping
