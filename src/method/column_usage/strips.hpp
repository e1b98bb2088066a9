// SPDX-License-Identifier: Apache-2.0
// How many usages and states there can be, from what any two columns side by side can hold.
#pragma once
#include "method/column_usage/forecast.hpp"

namespace rookery::usages {

// Bounds after 0, 1, ..., `rows` rows, near to what is reached. None: it would take long to tell.
std::vector<Crowd> crowds_of_strips(const Task& task, std::int64_t rows);

}  // namespace rookery::usages
