// SPDX-License-Identifier: Apache-2.0
#include "problem/counts.hpp"

#include <algorithm>

namespace rookery {
namespace {

Table total_of(const std::vector<Integer>& counts) {
  Integer total = 0;
  for (const Integer& count : counts) total += count;
  return {{}, {}, {total}};
}

// From the lower end to the last number that has a placement, or the lower end alone.
Table table_of(std::int64_t least, std::vector<Integer> counts) {
  while (counts.size() > 1 && counts.back() == 0) counts.pop_back();
  if (counts.empty()) counts.emplace_back(0);
  return {{least}, {static_cast<std::int64_t>(counts.size())}, std::move(counts)};
}

Table maximum_of(std::int64_t least, const std::vector<Integer>& counts) {
  for (std::size_t i = counts.size(); i-- > 0;)
    if (counts[i] != 0) return {{least + static_cast<std::int64_t>(i)}, {1}, {counts[i]}};
  return {{0}, {0}, {}};
}

}  // namespace

Table answer_from_counts(const Problem& problem, std::int64_t first, std::vector<Integer> counts) {
  const Range& number = problem.number();
  const auto size = static_cast<std::int64_t>(counts.size());
  const std::int64_t begin = std::clamp<std::int64_t>(number.least - first, 0, size);
  const std::int64_t end = number.most - first >= size ? size : number.most - first + 1;
  counts.resize(static_cast<std::size_t>(std::max(begin, end)));
  counts.erase(counts.begin(), counts.begin() + begin);
  // Numbers below `first` have no placement: the table shows them as 0.
  if (problem.want == Want::table && number.least < first && !counts.empty())
    counts.insert(counts.begin(), static_cast<std::size_t>(first - number.least), Integer(0));
  const std::int64_t least = problem.want == Want::table ? number.least : first + begin;
  if (problem.want == Want::total) return total_of(counts);
  if (problem.want == Want::table) return table_of(least, std::move(counts));
  return maximum_of(least, counts);
}

}  // namespace rookery
