// SPDX-License-Identifier: Apache-2.0
#include "method/terms.hpp"

#include <map>

#include "problem/counts.hpp"

namespace rookery {

bool TermRules::within(std::uint64_t numbers) const {
  for (std::size_t kind = 0; kind < most_.size(); ++kind)
    if (most_[kind] != untold && number_in(numbers, kind) > static_cast<std::size_t>(most_[kind]))
      return false;
  return true;
}

std::uint64_t TermRules::one_of(std::size_t kind) const {
  return most_[kind] == untold ? 0 : std::uint64_t{1} << bits_a_kind * kind;
}

// Both stay sorted.
// fits: a number is at most the stands, below 2^10, so the packed ones do not overlap.
void TermRules::add(Terms& sum, const Terms& rest, std::uint64_t besides) const {
  Terms merged;
  merged.reserve(sum.size() + rest.size());
  auto at = sum.begin();
  for (const auto& [numbers, count] : rest) {
    const std::uint64_t more = numbers + besides;
    if (!within(more)) continue;
    while (at != sum.end() && at->first < more) merged.push_back(std::move(*at++));
    if (at != sum.end() && at->first == more) {
      merged.push_back(std::move(*at++));
      merged.back().second += count;
    } else {
      merged.emplace_back(more, count);
    }
  }
  merged.insert(merged.end(), std::make_move_iterator(at), std::make_move_iterator(sum.end()));
  sum = std::move(merged);
}

Terms TermRules::product(const Terms& one, const Terms& other) const {
  if (one.size() == 1 && one[0].first == 0 && other.size() == 1 && other[0].first == 0)
    return {{0, one[0].second * other[0].second}};
  std::map<std::uint64_t, Integer> sums;
  for (const auto& [numbers, count] : one)
    for (const auto& [more, factor] : other)
      if (within(numbers + more)) sums[numbers + more] += count * factor;
  return {sums.begin(), sums.end()};
}

}  // namespace rookery
