// SPDX-License-Identifier: Apache-2.0
// From the task to the count: both sweeps, and the middle.
#pragma once
#include "base/context.hpp"
#include "method/column_usage/forecast.hpp"

namespace rookery::usages {

Integer count(const Task& task, const Forecast& forecast, const Context& context,
              std::uint64_t& work);

}  // namespace rookery::usages
