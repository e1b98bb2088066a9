// SPDX-License-Identifier: Apache-2.0
#include "problem/puzzle/borders.hpp"

#include <fmt/format.h>

#include <map>

#include "base/text.hpp"

namespace rookery::puzzle {
namespace {

// Gives the whole part that `start` lies in its label.
void fill(const Borders& borders, std::size_t start, Label label, std::vector<Label>& labels) {
  std::vector<std::size_t> open = {start};
  const auto enter = [&](std::size_t square) {
    if (labels[square] != no_region) return;
    labels[square] = label;
    open.push_back(square);
  };
  labels[start] = label;
  while (!open.empty()) {
    const std::size_t at = open.back(), row = at / borders.columns, column = at % borders.columns;
    open.pop_back();
    if (column + 1 < borders.columns && !borders.right[at]) enter(at + 1);
    if (column > 0 && !borders.right[at - 1]) enter(at - 1);
    if (row + 1 < borders.rows && !borders.below[at]) enter(at + borders.columns);
    if (row > 0 && !borders.below[at - borders.columns]) enter(at - borders.columns);
  }
}

Borders all_borders(const Partition& partition) {
  Borders borders(partition.size(), partition[0].size());
  for (std::size_t row = 0; row < borders.rows; ++row)
    for (std::size_t column = 0; column < borders.columns; ++column) {
      const std::size_t at = row * borders.columns + column;
      const char here = partition[row][column];
      borders.right[at] = column + 1 < borders.columns && partition[row][column + 1] != here;
      borders.below[at] = row + 1 < borders.rows && partition[row + 1][column] != here;
    }
  return borders;
}

}  // namespace

Labels parts_between(const Borders& borders) {
  std::vector<Label> labels(borders.rows * borders.columns, no_region);
  Label fresh = 0;
  for (std::size_t at = 0; at < labels.size(); ++at)
    if (labels[at] == no_region) fill(borders, at, fresh++, labels);
  Labels rows;
  for (auto row = labels.begin(); row != labels.end(); row += static_cast<long>(borders.columns))
    rows.emplace_back(row, row + static_cast<long>(borders.columns));
  return rows;
}

Borders borders_of(const Partition& partition, std::string_view format) {
  const Borders borders = all_borders(partition);
  const Labels parts = parts_between(borders);
  struct Part {
    Label label;
    std::string square;
  };
  std::map<char, Part> first;  // of each region
  for (std::size_t row = 0; row < borders.rows; ++row)
    for (std::size_t column = 0; column < borders.columns; ++column) {
      const char region = partition[row][column];
      const std::string square = square_name(borders.rows, row, column);
      const Part& part = first.try_emplace(region, Part{parts[row][column], square}).first->second;
      if (part.label != parts[row][column])
        refuse("region", std::string(1, region),
               fmt::format("is in several parts, one with {} and one with {}: format {} cannot "
                           "hold it",
                           part.square, square, format));
    }
  return borders;
}

}  // namespace rookery::puzzle
