// SPDX-License-Identifier: Apache-2.0
// How many states there will be after a step, and how long their values.
#pragma once
#include <map>
#include <vector>

#include "method/sweep/fillings.hpp"
#include "method/sweep/parts.hpp"

namespace rookery::sweeping {

// Some frontiers are looked at, and what is between them is interpolated.
class FrontierCounts {
 public:
  explicit FrontierCounts(const Task& task);
  double states(std::size_t decided) const { return after_[decided]; }

 private:
  // The squares of the key with, of kinds that it cannot tell apart, only one; their conflicts.
  // `stands_for`: the kinds that each of its kinds stands for, as bits.
  Instance induced(const Frontier& frontier, std::vector<std::uint32_t>& squares,
                   std::vector<std::uint64_t>& stands_for) const;
  void set_families();
  void ask(std::size_t decided, std::size_t effort);
  void look_closer();
  double alone(const Shown& shown, std::size_t effort);
  double with_lines(Shown& shown, const std::vector<std::uint32_t>& squares, std::size_t decided,
                    std::size_t effort) const;
  bool set_numbers(Shown& shown, const std::vector<std::uint32_t>& squares,
                   const std::vector<std::uint64_t>& stands_for, std::size_t decided) const;
  std::int64_t most_together(std::uint64_t kinds, const Window& now) const;
  double key_bits(std::size_t decided) const;
  void fill_between();

  const Task& task_;
  std::map<std::size_t, double> asked_;
  std::vector<double> after_;         // so many squares
  std::vector<std::uint32_t> place_;  // of each square in the order
  std::vector<std::size_t> family_;   // of each line
  std::size_t families_ = 0;
  // By the conflicts: states, and the effort they were found with.
  std::map<std::vector<std::uint32_t>, std::pair<double, std::size_t>> known_;
};

// The bits of the largest number after 0, 1, ... squares, about.
std::vector<double> bits_of_values(const Instance& instance, const Course& course);

}  // namespace rookery::sweeping
