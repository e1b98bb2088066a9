// SPDX-License-Identifier: Apache-2.0
#include "agree/expected.hpp"

#include <algorithm>
#include <numeric>

namespace agree {
namespace {

using rookery::Integer;
using rookery::Table;

bool is_exact(const oracle::Range& range) { return range.first == range.last; }

Table expected_total(const oracle::Counts& counts) {
  Integer total = 0;
  for (const auto& [numbers, placements] : counts) total += Integer(placements);
  return {{}, {}, {total}};
}

Table expected_maximum(const oracle::Counts& counts) {
  long most = -1;
  Integer total = 0;
  for (const auto& [numbers, placements] : counts) {
    const long pieces = std::accumulate(numbers.begin(), numbers.end(), 0L);
    if (pieces > most) total = 0;
    most = std::max(most, pieces);
    if (pieces == most) total += Integer(placements);
  }
  if (most == -1) return {{0}, {0}, {}};
  return {{most}, {1}, {total}};
}

Table expected_table(const oracle::Problem& problem, const oracle::Counts& counts) {
  const auto& army = problem.army;
  const bool all_exact = std::all_of(
      army.begin(), army.end(), [](const oracle::Kind& kind) { return is_exact(kind.number); });
  Table table{{}, {}, {}};
  std::vector<std::size_t> axes;
  std::size_t size = 1;
  for (std::size_t kind = 0; kind < army.size(); ++kind) {
    if (!all_exact && is_exact(army[kind].number)) continue;
    long last = army[kind].number.first;
    for (const auto& [numbers, placements] : counts) last = std::max(last, numbers[kind]);
    axes.push_back(kind);
    table.first.push_back(army[kind].number.first);
    table.size.push_back(last - army[kind].number.first + 1);
    size *= static_cast<std::size_t>(table.size.back());
  }
  table.values.assign(size, Integer(0));
  for (const auto& [numbers, placements] : counts) {
    std::size_t place = 0;
    for (std::size_t axis = 0; axis < axes.size(); ++axis)
      place = place * static_cast<std::size_t>(table.size[axis]) +
              static_cast<std::size_t>(numbers[axes[axis]] - table.first[axis]);
    table.values[place] += Integer(placements);
  }
  return table;
}

}  // namespace

Table expected_answer(const oracle::Problem& problem, const oracle::Counts& counts,
                      rookery::Want want) {
  if (want == rookery::Want::total) return expected_total(counts);
  if (want == rookery::Want::table) return expected_table(problem, counts);
  return expected_maximum(counts);
}

std::string shown(const Table& table) {
  std::string text;
  for (std::size_t axis = 0; axis < table.first.size(); ++axis)
    text += std::to_string(table.first[axis]) + "+" + std::to_string(table.size[axis]) + " ";
  text += ":";
  for (const Integer& value : table.values) text += " " + value.get_str();
  return text;
}

}  // namespace agree
