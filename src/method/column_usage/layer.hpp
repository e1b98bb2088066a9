// SPDX-License-Identifier: Apache-2.0
// The states between two rows, and how one row more makes others of them.
#pragma once
#include <atomic>
#include <map>

#include "base/context.hpp"
#include "method/column_usage/keys.hpp"

namespace rookery::usages {

// The states whose last few columns hold the same. A state is a usage and the last row's filling.
struct Slice {
  std::vector<Key> usages;                // rising
  std::vector<std::uint32_t> ends;        // of each usage: where its states end
  Places last;                            // of each state
  std::vector<std::uint32_t> short_ways;  // of each state, if all are below 2^32
  std::vector<std::uint64_t> long_ways;   // otherwise

  std::size_t begin(std::size_t usage) const { return usage == 0 ? 0 : ends[usage - 1]; }
  std::uint64_t ways(std::size_t state) const {
    return long_ways.empty() ? short_ways[state] : long_ways[state];
  }
};

using Layer = std::map<Key, Slice>;  // by the key of the last columns

// Fillings that are alike in the last columns: one behind the other in the list of all.
struct Group {
  Key key;  // of the last columns
  Place first, end;
};

// What may follow what, and how the last columns cut it into groups.
class Course {
 public:
  Course(const Task& task, const std::vector<Places>& next, unsigned last_columns);

  const Task& task() const { return task_; }
  const Keys& keys() const { return keys_; }
  unsigned shift() const { return shift_; }
  Key key(Place filling) const { return filling_keys_[filling]; }
  const std::vector<Group>& groups() const { return groups_; }

  // Adds to sums[p], for each filling p of the group, the ways to have this usage and go on with p.
  // How many numbers it added.
  std::uint64_t add_up(const Slice& slice, std::size_t usage, std::size_t group,
                       std::uint64_t* sums) const;

 private:
  template <class Ways>
  std::uint64_t add_up(const Slice& slice, const Ways* ways, std::size_t usage, std::size_t group,
                       std::uint64_t* sums) const;

  const Task& task_;
  const std::vector<Places>& next_;
  Keys keys_;
  unsigned shift_;
  std::vector<Key> filling_keys_;
  std::vector<Group> groups_;
  std::vector<std::uint32_t> begins_;  // in next_[filling], of each group and the end
};

Layer bottom(const Course& course);

// The states when `done` rows are done, from those of a row less.
Layer next_layer(const Course& course, const Layer& before, std::int64_t done,
                 const Context& context, std::atomic<std::uint64_t>& work);

}  // namespace rookery::usages
