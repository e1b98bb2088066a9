// SPDX-License-Identifier: Apache-2.0
#include "method/search/rest.hpp"

#include <algorithm>

namespace rookery::depth_first {
namespace {

void take_one(Range& range) {
  if (range.least > 0) --range.least;
  if (range.most != Range::unlimited) --range.most;
}

Line line_behind(const Line& line, std::uint32_t square, bool holds_it) {
  Line rest{line.kind, line.range, {}};
  if (holds_it) take_one(rest.range);
  for (const std::uint32_t other : line.squares)
    if (other > square) rest.squares.push_back(other);
  return rest;
}

}  // namespace

Instance rest_behind(const Instance& instance, std::uint32_t stand) {
  Instance rest = instance;
  const auto square = static_cast<std::uint32_t>(stand / instance.kinds);
  const auto kind = static_cast<int>(stand % instance.kinds);
  std::fill(rest.open.begin(), rest.open.begin() + instance.stand(square + 1, 0), false);
  for (const std::uint32_t other : instance.conflicts[stand]) rest.open[other] = false;
  for (std::uint32_t one = 0; one < rest.open.size(); ++one) {
    auto& list = rest.conflicts[one];
    const auto closed = [&](std::uint32_t other) { return !rest.open[other]; };
    if (!rest.open[one])
      list.clear();
    else
      list.erase(std::remove_if(list.begin(), list.end(), closed), list.end());
  }
  rest.lines.clear();
  for (const Line& line : instance.lines) {
    const bool holds_it = (line.kind == Quota::all || line.kind == kind) &&
                          std::binary_search(line.squares.begin(), line.squares.end(), square);
    rest.lines.push_back(line_behind(line, square, holds_it));
    const Line& added = rest.lines.back();
    rest.impossible |=
        added.range.most < 0 || added.range.least > static_cast<std::int64_t>(added.squares.size());
  }
  take_one(rest.numbers[static_cast<std::size_t>(kind)]);
  ++rest.taken[static_cast<std::size_t>(kind)];
  return rest;
}

}  // namespace rookery::depth_first
