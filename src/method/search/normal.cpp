// SPDX-License-Identifier: Apache-2.0
#include "method/search/normal.hpp"

#include <algorithm>

namespace rookery::depth_first {
namespace {

// The open stands that the line counts.
std::vector<std::uint32_t> stands_of(const Instance& instance, const Line& line) {
  std::vector<std::uint32_t> stands;
  for (std::size_t i = 0; i < line.squares.size(); ++i)
    for (std::size_t kind = 0; kind < instance.kinds; ++kind)
      if (const std::uint32_t stand = instance.stand(line.squares[i], kind);
          line.counts(i, kind) && instance.open[stand])
        stands.push_back(stand);
  return stands;
}

void exclude_each_other(Instance& instance, const std::vector<std::uint32_t>& stands) {
  for (const std::uint32_t one : stands)
    for (const std::uint32_t other : stands)
      if (one / instance.kinds != other / instance.kinds) instance.conflicts[one].push_back(other);
}

void keep_each_once(std::vector<std::vector<std::uint32_t>>& lists) {
  for (auto& list : lists) {
    std::sort(list.begin(), list.end());
    list.erase(std::unique(list.begin(), list.end()), list.end());
  }
}

std::int64_t capped_sum(std::int64_t one, std::int64_t other) {
  return one > Range::unlimited - other ? Range::unlimited : one + other;
}

// Lines next to each other that speak of one kind, have no stand in common and hold all of its
// stands: the rows, the columns, the regions of one partition.
struct Partition {
  std::size_t first = 0, end = 0;
  Range sum{0, 0};
};

class Partitions {
 public:
  explicit Partitions(const Instance& instance) : instance_(instance) {
    for (std::size_t l = 0; l < instance.lines.size(); ++l) extend(l);
    close(instance.lines.size());
  }
  const std::vector<Partition>& found() const { return found_; }

 private:
  void extend(std::size_t l) {
    const Line& line = instance_.lines[l];
    const auto stands = stands_of(instance_, line);
    const auto used = [&](std::uint32_t stand) { return seen_[stand]; };
    if (l > begin_ && (line.kind != instance_.lines[begin_].kind || !line.kinds.empty() ||
                       std::any_of(stands.begin(), stands.end(), used)))
      close(l);
    if (seen_.empty()) seen_.resize(instance_.open.size());
    for (const std::uint32_t stand : stands) seen_[stand] = true;
    held_ += stands.size();
    sum_ = {capped_sum(sum_.least, line.range.least), capped_sum(sum_.most, line.range.most)};
  }

  void close(std::size_t end) {
    if (end > begin_ && instance_.lines[begin_].kinds.empty() &&
        held_ == stands_of_kind(instance_.lines[begin_].kind))
      found_.push_back({begin_, end, sum_});
    begin_ = end;
    held_ = 0;
    sum_ = {0, 0};
    seen_.assign(instance_.open.size(), false);
  }

  std::size_t stands_of_kind(int kind) const {
    std::size_t stands = 0;
    for (std::size_t s = 0; s < instance_.open.size(); ++s)
      stands += instance_.open[s] &&
                (kind == Quota::all || static_cast<int>(s % instance_.kinds) == kind);
    return stands;
  }

  const Instance& instance_;
  std::vector<Partition> found_;
  std::size_t begin_ = 0, held_ = 0;
  Range sum_{0, 0};
  std::vector<bool> seen_;
};

// How many pieces the lines of a partition may hold in all.
Range number_of(const Instance& instance, int kind) {
  if (kind != Quota::all) return instance.numbers[static_cast<std::size_t>(kind)];
  Range sum{0, 0};
  for (const Range& number : instance.numbers)
    sum = {capped_sum(sum.least, number.least), capped_sum(sum.most, number.most)};
  return sum;
}

void narrow(Range& range, const Range& by) {
  range = {std::max(range.least, by.least), std::min(range.most, by.most)};
}

}  // namespace

Instance normal(Instance instance) {
  if (instance.impossible || instance.lines.empty()) return instance;
  std::stable_sort(instance.lines.begin(), instance.lines.end(),
                   [](const Line& one, const Line& other) { return one.kind < other.kind; });
  for (const Line& line : instance.lines)
    if (line.range.most == 1) exclude_each_other(instance, stands_of(instance, line));
  keep_each_once(instance.conflicts);
  const Partitions partitions(instance);
  const auto& found = partitions.found();
  for (const Partition& partition : found) {
    const int kind = instance.lines[partition.first].kind;
    if (kind != Quota::all)
      narrow(instance.numbers[static_cast<std::size_t>(kind)], partition.sum);
    else if (instance.kinds == 1)
      narrow(instance.numbers[0], partition.sum);
  }
  // With as many pieces as the lines can hold, none of them can be short.
  std::vector<bool> kept(instance.lines.size());
  for (const Partition& partition : found)
    if (number_of(instance, instance.lines[partition.first].kind).least >= partition.sum.most)
      for (std::size_t l = partition.first; l < partition.end; ++l) kept[l] = true;
  std::vector<Line> lines;
  for (std::size_t l = 0; l < kept.size(); ++l) {
    const Line& line = instance.lines[l];
    const bool never_over =
        line.range.most == 1 || line.range.most >= static_cast<std::int64_t>(line.squares.size());
    if (!(never_over && (kept[l] || line.range.least == 0))) lines.push_back(line);
  }
  instance.lines = std::move(lines);
  for (const Range& number : instance.numbers) instance.impossible |= number.least > number.most;
  return instance;
}

}  // namespace rookery::depth_first
