// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "method/column_usage/layer.hpp"

namespace rookery::usages {

Course::Course(const Task& task, const std::vector<Places>& next, unsigned last_columns)
    : task_(task),
      next_(next),
      keys_(task.columns, task.per_column.most),
      shift_(keys_.shift(last_columns)) {
  for (const Columns filling : task.fillings) filling_keys_.push_back(keys_.of(filling));
  // What lies below the first row follows nothing.
  for (std::size_t place = task.may_be_empty ? 0 : 1; place < filling_keys_.size(); ++place) {
    const Key own = filling_keys_[place] >> shift_;
    const auto here = static_cast<Place>(place);
    if (groups_.empty() || groups_.back().key != own) groups_.push_back({own, here, here});
    groups_.back().end = static_cast<Place>(place + 1);
  }
  for (const Places& places : next) {
    for (const Group& group : groups_) {
      const auto begin = std::lower_bound(places.begin(), places.end(), group.first);
      begins_.push_back(static_cast<std::uint32_t>(begin - places.begin()));
    }
    begins_.push_back(static_cast<std::uint32_t>(places.size()));
  }
}

// fits: no sum is above the number of ways to fill the rows whatever columns hold, which the
// estimate keeps below 2^62.
template <class Ways>
std::uint64_t Course::add_up(const Slice& slice, const Ways* ways, std::size_t usage,
                             std::size_t group, std::uint64_t* sums) const {
  std::uint64_t added = 0;
  for (std::size_t state = slice.begin(usage); state < slice.ends[usage]; ++state) {
    const Place last = slice.last[state];
    const std::uint32_t* begin = begins_.data() + last * (groups_.size() + 1) + group;
    const Place* places = next_[last].data();
    for (std::uint32_t i = begin[0]; i < begin[1]; ++i) sums[places[i]] += ways[state];
    added += begin[1] - begin[0];
  }
  return added;
}

std::uint64_t Course::add_up(const Slice& slice, std::size_t usage, std::size_t group,
                             std::uint64_t* sums) const {
  return slice.long_ways.empty() ? add_up(slice, slice.short_ways.data(), usage, group, sums)
                                 : add_up(slice, slice.long_ways.data(), usage, group, sums);
}

}  // namespace rookery::usages
