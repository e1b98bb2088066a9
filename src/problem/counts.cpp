// SPDX-License-Identifier: Apache-2.0
#include "problem/counts.hpp"

#include <algorithm>

#include "base/box.hpp"
#include "base/polynomial.hpp"

namespace rookery {
namespace {

Table total_of(const std::vector<Integer>& counts) {
  Integer total = 0;
  for (const Integer& count : counts) total += count;
  return {{}, {}, {total}};
}

// From the lower end to the last number that has a placement, or the lower end alone. Tables of
// one kind may be large: their counts are moved, not copied.
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

// The counts within all ranges, each with its numbers of pieces.
struct Entry {
  std::vector<std::int64_t> numbers;
  const Integer* count;
};

std::vector<Entry> entries_within(const Problem& problem, const Table& box) {
  std::vector<Entry> entries;
  const Strides strides(box);
  for (std::size_t i = 0; i < box.values.size(); ++i) {
    const auto numbers = strides.numbers(i);
    bool within = box.values[i] != 0;
    for (std::size_t kind = 0; kind < numbers.size() && within; ++kind) {
      const Range& range = problem.army[kind].number;
      within = range.any() || (range.least <= numbers[kind] && numbers[kind] <= range.most);
    }
    if (within) entries.push_back({numbers, &box.values[i]});
  }
  return entries;
}

Table total_of(const std::vector<Entry>& entries) {
  Integer total = 0;
  for (const Entry& entry : entries) total += *entry.count;
  return {{}, {}, {total}};
}

// From the lower ends to the last numbers that have a placement, or the lower ends alone.
Table table_of(const Problem& problem, const std::vector<Entry>& entries) {
  Table table;
  const auto axes = axes_of(problem);
  for (const std::size_t kind : axes) {
    const std::int64_t least = problem.army[kind].number.least;
    std::int64_t last = least;
    for (const Entry& entry : entries) last = std::max(last, entry.numbers[kind]);
    table.first.push_back(least);
    table.size.push_back(last - least + 1);
  }
  const Strides strides(table);
  table.values.resize(strides.entries());
  for (const Entry& entry : entries) {
    std::vector<std::int64_t> numbers;
    for (const std::size_t kind : axes) numbers.push_back(entry.numbers[kind]);
    table.values[strides.place(numbers)] += *entry.count;
  }
  return table;
}

Table maximum_of(const std::vector<Entry>& entries) {
  Table table{{0}, {0}, {}};
  for (const Entry& entry : entries) {
    std::int64_t pieces = 0;
    for (const std::int64_t number : entry.numbers) pieces += number;
    if (table.values.empty() || pieces > table.first[0])
      table = {{pieces}, {1}, {*entry.count}};
    else if (pieces == table.first[0])
      table.values[0] += *entry.count;
  }
  return table;
}

// The box as one polynomial: numbers in mixed digits, wide enough for those of the product.
Polynomial packed(const Table& box, const Strides& wide) {
  const Strides strides(box);
  Polynomial packed(wide.entries());
  std::size_t used = 0;
  for (std::size_t i = 0; i < box.values.size(); ++i) {
    if (box.values[i] == 0) continue;
    auto numbers = strides.numbers(i);
    for (std::size_t axis = 0; axis < numbers.size(); ++axis)
      numbers[axis] -= box.first[axis] - wide.first(axis);
    const std::size_t place = wide.place(numbers);
    packed[place] = box.values[i];
    used = std::max(used, place + 1);
  }
  packed.resize(used);
  return packed;
}

}  // namespace

Problem with_numbers(Problem problem, const std::vector<std::size_t>& axes,
                     const std::vector<std::int64_t>& numbers) {
  for (std::size_t axis = 0; axis < axes.size(); ++axis)
    problem.army[axes[axis]].number = {numbers[axis], numbers[axis]};
  return problem;
}

bool all_exact(const Problem& problem) {
  return std::all_of(problem.army.begin(), problem.army.end(),
                     [](const Kind& kind) { return kind.number.exact(); });
}

bool any_numbers(const Problem& problem) {
  return std::all_of(problem.army.begin(), problem.army.end(),
                     [](const Kind& kind) { return kind.number.any(); });
}

std::vector<std::size_t> axes_of(const Problem& problem) {
  std::vector<std::size_t> open, all;
  for (std::size_t kind = 0; kind < problem.army.size(); ++kind) {
    all.push_back(kind);
    if (!problem.army[kind].number.exact()) open.push_back(kind);
  }
  return open.empty() ? all : open;
}

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

Table cold(const Problem& problem) {
  const auto kinds = static_cast<std::int64_t>(problem.army.size());
  Table table{{0, 0, 0}, {kinds, problem.board.rows, problem.board.columns}, {}};
  table.values.resize(static_cast<std::size_t>(kinds * problem.board.rows * problem.board.columns));
  return table;
}

// fits: a heat has a number for each in memory.
std::size_t heat_place(const Problem& problem, const Stand& stand) {
  const Board& board = problem.board;
  return static_cast<std::size_t>((stand.kind * board.rows + stand.square.row) * board.columns +
                                  stand.square.column);
}

std::vector<std::int64_t> told_numbers(const Problem& problem, std::int64_t squares) {
  std::vector<std::int64_t> most;
  for (const Kind& kind : problem.army) {
    const bool asked = problem.want == Want::table || problem.want == Want::maximum;
    const bool told = asked || !kind.number.any();
    most.push_back(told ? std::min(kind.number.most, squares) : untold);
  }
  return most;
}

Table answer_from_box(const Problem& problem, const Table& box) {
  const auto entries = entries_within(problem, box);
  if (problem.want == Want::total) return total_of(entries);
  if (problem.want == Want::table) return table_of(problem, entries);
  return maximum_of(entries);
}

Table product_of_boxes(const Table& one, const Table& other,
                       const std::vector<std::int64_t>& most) {
  Table product;
  for (std::size_t axis = 0; axis < one.first.size(); ++axis) {
    product.first.push_back(one.first[axis] + other.first[axis]);
    product.size.push_back(std::max<std::int64_t>(one.size[axis] + other.size[axis] - 1, 0));
  }
  const Strides wide(product);
  product.values = multiply(packed(one, wide), packed(other, wide));
  product.values.resize(wide.entries());
  return cut_to(product, most);
}

Table sum_of_boxes(const Table& one, const Table& other) {
  Table sum;
  for (std::size_t axis = 0; axis < one.first.size(); ++axis) {
    const std::int64_t first = std::min(one.first[axis], other.first[axis]);
    const std::int64_t end =
        std::max(one.first[axis] + one.size[axis], other.first[axis] + other.size[axis]);
    sum.first.push_back(first);
    sum.size.push_back(end - first);
  }
  const Strides strides(sum);
  sum.values.resize(strides.entries());
  for (const Table* table : {&one, &other}) {
    const Strides own(*table);
    for (std::size_t i = 0; i < table->values.size(); ++i)
      sum.values[strides.place(own.numbers(i))] += table->values[i];
  }
  return sum;
}

}  // namespace rookery
