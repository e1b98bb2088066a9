// SPDX-License-Identifier: Apache-2.0
// Makes the slices of a layer, one by one and in any order, from the layer of a row less.
#pragma once
#include "method/column_usage/layer.hpp"

namespace rookery::usages {

// A state that is made: it comes about in one way only, from the usage without its last row.
struct Record {
  Key usage;
  std::uint64_t ways;
  Place last;
};

class Maker {
 public:
  // Of the layer with `done` rows.
  Maker(const Course& course, const Layer& before, std::int64_t done, const Context& context);

  Slice make(Key last_columns);
  std::size_t count();  // how many states the layer has
  std::uint64_t work() const { return work_; }

 private:
  // Calls found(record) for each state that comes of these with a filling of the group.
  template <class Found>
  void go_on(const Slice& slice, std::size_t group, const Found& found);

  const Course& course_;
  const Layer& before_;
  std::int64_t least_;  // that every column must hold
  const Context& context_;
  std::vector<std::uint64_t> sums_;
  std::vector<Record> records_;
  std::uint64_t work_ = 0;
};

// The keys of the last columns that can be reached by one row more, rising.
std::vector<Key> last_columns_after(const Course& course, const Layer& before);

}  // namespace rookery::usages
