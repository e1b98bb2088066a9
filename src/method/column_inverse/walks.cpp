// SPDX-License-Identifier: Apache-2.0
#include "method/column_inverse/walks.hpp"

#include <algorithm>
#include <cstdlib>

namespace rookery::columns {
namespace {

std::int64_t longest(const std::vector<std::int64_t>& steps) {
  std::int64_t most = 0;
  for (const std::int64_t step : steps) most = std::max(most, std::abs(step));
  return most;
}

}  // namespace

Walks::Walks(std::int64_t rows, std::vector<std::int64_t> steps)
    : rows_(rows), steps_(std::move(steps)) {}

const Integer& Walks::at(std::int64_t row) const {
  if (row < static_cast<std::int64_t>(low_.size())) return low_[static_cast<std::size_t>(row)];
  const std::int64_t from_above = rows_ - 1 - row;
  if (from_above < static_cast<std::int64_t>(high_.size()))
    return high_[static_cast<std::size_t>(from_above)];
  return middle_;
}

// part[i] = the walks that end on row first + i, or first - i for the highest rows.
void Walks::fill(std::vector<Integer>& part, std::int64_t first, Context& context) const {
  const std::int64_t direction = first == 0 ? 1 : -1;
  for (std::size_t i = 0; i < part.size(); ++i) {
    const std::int64_t row = first + direction * static_cast<std::int64_t>(i);
    for (const std::int64_t step : steps_) {
      const std::int64_t before = row - step;
      if (before < 0 || before >= rows_) continue;
      part[i] += at(before);
      ++work_;
    }
    if (i % 1024 == 0) context.check();
  }
}

void Walks::next(Context& context) {
  // fits: 2 reach_ stays below 2^62, and below rows_ until all rows are kept.
  if (2 * reach_ < rows_) reach_ += longest(steps_);
  const bool all = 2 * reach_ >= rows_;
  std::vector<Integer> low(static_cast<std::size_t>(all ? rows_ : reach_));
  std::vector<Integer> high(static_cast<std::size_t>(all ? 0 : reach_));
  fill(low, 0, context);
  if (!high.empty()) fill(high, rows_ - 1, context);
  low_ = std::move(low);
  high_ = std::move(high);
  middle_ *= Integer(static_cast<unsigned long>(steps_.size()));
}

Integer Walks::sum() const {
  Integer total =
      middle_ *
      Integer(static_cast<long>(rows_ - static_cast<std::int64_t>(low_.size() + high_.size())));
  for (const Integer& ways : low_) total += ways;
  for (const Integer& ways : high_) total += ways;
  return total;
}

Integer walks_between(std::int64_t rows, const std::vector<std::int64_t>& steps, std::int64_t from,
                      std::int64_t to, std::int64_t length, Context& context, std::uint64_t& work) {
  const std::int64_t most = longest(steps);
  std::int64_t first = from;  // the row of ways[0]
  std::vector<Integer> ways = {1};
  for (std::int64_t l = 0; l < length; ++l) {
    context.check();
    const std::int64_t below = std::max<std::int64_t>(0, first - most);
    const std::int64_t above =
        std::min(rows - 1, first + static_cast<std::int64_t>(ways.size()) - 1 + most);
    std::vector<Integer> next(static_cast<std::size_t>(above - below + 1));
    for (std::size_t i = 0; i < ways.size(); ++i)
      for (const std::int64_t step : steps) {
        const std::int64_t row = first + static_cast<std::int64_t>(i) + step;
        if (row < 0 || row >= rows) continue;
        next[static_cast<std::size_t>(row - below)] += ways[i];
        ++work;
      }
    ways = std::move(next);
    first = below;
  }
  const std::int64_t index = to - first;
  const bool reached = index >= 0 && index < static_cast<std::int64_t>(ways.size());
  return reached ? ways[static_cast<std::size_t>(index)] : Integer(0);
}

}  // namespace rookery::columns
