// SPDX-License-Identifier: Apache-2.0
#include "method/search/rest.hpp"

#include <algorithm>

namespace rookery::depth_first {
namespace {

void take_one(Range& range) {
  if (range.least > 0) --range.least;
  if (range.most != Range::unlimited) --range.most;
}

// Pieces count for one each (search.cpp).
Line line_behind(const Line& line, std::uint32_t square, std::size_t kind) {
  Line rest{line.kind, line.range, {}};
  for (std::size_t i = 0; i < line.squares.size(); ++i) {
    if (line.squares[i] == square && line.counts(i, kind)) take_one(rest.range);
    if (line.squares[i] <= square) continue;
    rest.squares.push_back(line.squares[i]);
    if (!line.kinds.empty()) rest.kinds.push_back(line.kinds[i]);
  }
  return rest;
}

}  // namespace

Instance rest_behind(const Instance& instance, std::uint32_t stand) {
  Instance rest = instance;
  const auto square = static_cast<std::uint32_t>(stand / instance.kinds);
  const std::size_t kind = stand % instance.kinds;
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
    rest.lines.push_back(line_behind(line, square, kind));
    const Line& added = rest.lines.back();
    rest.impossible |=
        added.range.most < 0 || added.range.least > static_cast<std::int64_t>(added.squares.size());
  }
  take_one(rest.numbers[kind]);
  ++rest.taken[kind];
  return rest;
}

}  // namespace rookery::depth_first
