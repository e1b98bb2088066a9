// SPDX-License-Identifier: Apache-2.0
#include "base/box.hpp"

#include <algorithm>
#include <limits>

namespace rookery {

Strides::Strides(const Table& table) : first_(table.first), size_(table.size) {
  for (const std::int64_t size : size_) entries_ *= static_cast<std::size_t>(size);
}

std::vector<std::int64_t> Strides::numbers(std::size_t place) const {
  std::vector<std::int64_t> numbers(size_.size());
  for (std::size_t axis = size_.size(); axis-- > 0;) {
    const auto size = static_cast<std::size_t>(size_[axis]);
    numbers[axis] = first_[axis] + static_cast<std::int64_t>(place % size);
    place /= size;
  }
  return numbers;
}

std::size_t Strides::place(const std::vector<std::int64_t>& numbers) const {
  std::size_t place = 0;
  for (std::size_t axis = 0; axis < size_.size(); ++axis)
    place = place * static_cast<std::size_t>(size_[axis]) +
            static_cast<std::size_t>(numbers[axis] - first_[axis]);
  return place;
}

Table cut_to(const Table& table, const std::vector<std::int64_t>& most) {
  Table cut{table.first, table.size, {}};
  for (std::size_t axis = 0; axis < most.size(); ++axis)
    if (most[axis] >= 0)
      cut.size[axis] =
          std::clamp<std::int64_t>(most[axis] - table.first[axis] + 1, 0, table.size[axis]);
  const Strides from(table), to(cut);
  cut.values.reserve(to.entries());
  for (std::size_t i = 0; i < to.entries(); ++i)
    cut.values.push_back(table.values[from.place(to.numbers(i))]);
  return cut;
}

double entries_of(const std::vector<std::int64_t>& size) {
  double entries = 1;
  for (const std::int64_t side : size) entries *= static_cast<double>(side);
  return entries;
}

}  // namespace rookery
