// SPDX-License-Identifier: Apache-2.0
// How many states there will be, and what they cost.
#pragma once
#include <optional>

#include "method/column_usage/task.hpp"

namespace rookery::usages {

// What there is when so many rows are done.
struct Crowd {
  double usages = 0, states = 0;
};

struct Forecast {
  std::vector<Crowd> crowds;  // after 0, 1, ... rows: those kept, and the one that is made to join
  unsigned last_columns = 1;  // that slices have in common
  Cost cost;
};

// None: no telling within a few milliseconds.
std::optional<Forecast> forecast(const Task& task);

}  // namespace rookery::usages
