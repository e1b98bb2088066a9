// SPDX-License-Identifier: Apache-2.0
// Two halves of a board, swept from either side, put together.
#pragma once
#include "base/wide.hpp"
#include "method/column_usage/layer.hpp"

namespace rookery::usages {

// The states of the rows swept upwards from the lower side, or downwards from the upper.
struct Half {
  const Course& course;
  const Layer& layer;
};

// How many ways there are to fill the row left between two halves, every column full. The halves
// may be the same.
Wide join_at_row(const Half& lower, const Half& upper, const Context& context,
                 std::atomic<std::uint64_t>& work);

// The same for two rows: one is added to either half, slice by slice, and never kept.
Wide join_at_two_rows(const Half& lower, const Half& upper, const Context& context,
                      std::atomic<std::uint64_t>& work);

// All ways of a layer together.
Integer sum_of(const Layer& layer);

}  // namespace rookery::usages
