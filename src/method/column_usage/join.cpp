// SPDX-License-Identifier: Apache-2.0
#include "method/column_usage/join.hpp"

#include <algorithm>
#include <mutex>
#include <utility>

#include "method/column_usage/maker.hpp"

namespace rookery::usages {
namespace {

bool same(const Half& lower, const Half& upper) { return &lower.layer == &upper.layer; }

// Two slices that fit together: with a filling of the group between them, where there is a row.
struct Pair {
  Key lower, upper;
  std::size_t group;
  unsigned times;  // 2: also the other way round
};

void add_pair(std::vector<Pair>& pairs, bool same, Key lower, Key upper, std::size_t group) {
  if (same && upper < lower) return;
  pairs.push_back({lower, upper, group, same && lower < upper ? 2U : 1U});
}

std::vector<Pair> pairs_at_row(const Half& lower, const Half& upper) {
  const Course& course = lower.course;
  const Key together = course.keys().together(course.shift());
  std::vector<Pair> pairs;
  for (const auto& [key, slice] : lower.layer)
    for (std::size_t group = 0; group < course.groups().size(); ++group) {
      const Key other = together - key - course.groups()[group].key;
      if (upper.layer.count(other) > 0) add_pair(pairs, same(lower, upper), key, other, group);
    }
  return pairs;
}

std::vector<Pair> pairs_at_two_rows(const Half& lower, const Half& upper) {
  const Course& course = lower.course;
  const Key together = course.keys().together(course.shift());
  const auto others = last_columns_after(upper.course, upper.layer);
  std::vector<Pair> pairs;
  for (const Key key : last_columns_after(course, lower.layer))
    if (std::binary_search(others.begin(), others.end(), together - key))
      add_pair(pairs, same(lower, upper), key, together - key, 0);
  return pairs;
}

// Calls found(i, j) for all usages i of one and j of the other that add up to `sum`.
template <class Found>
void match(const std::vector<Key>& one, const std::vector<Key>& other, Key sum,
           const Found& found) {
  std::size_t j = other.size();
  for (std::size_t i = 0; i < one.size(); ++i) {
    const Key wanted = sum - one[i];
    while (j > 0 && other[j - 1] > wanted) --j;
    if (j == 0) return;
    if (other[j - 1] == wanted) found(i, j - 1);
  }
}

// fits: all sums here are at most the number of ways to fill the rows of the lower half, times that
// of the upper half and the row next to it, whatever columns hold: below 2^62 each, see task_of.
class Joiner {
 public:
  Joiner(const Half& lower, const Half& upper, const Context& context)
      : lower_(lower), upper_(upper), context_(context) {}

  Wide at_row(const Pair& pair) {
    const Group& group = lower_.course.groups()[pair.group];
    const Slice &lower = lower_.layer.at(pair.lower), &upper = upper_.layer.at(pair.upper);
    const auto below = sums_of(lower_.course, lower, pair.group);
    const auto above = sums_of(upper_.course, upper, pair.group);
    const std::size_t size = static_cast<std::size_t>(group.end - group.first);
    Wide sum = 0;
    for (std::size_t i = 0; i < size; ++i) {
      context_.check();
      const Key filling = lower_.course.key(static_cast<Place>(group.first + i));
      match(lower.usages, upper.usages, together() - filling,
            [&](std::size_t one, std::size_t other) {
              sum += Wide{below[one * size + i]} * above[other * size + i];
            });
    }
    return pair.times * sum;
  }

  // The slices have all rows of their halves.
  Wide between_rows(const Slice& lower, const Slice& upper) {
    Wide sum = 0;
    std::vector<std::uint64_t> sums(upper_.course.task().fillings.size());
    match(lower.usages, upper.usages, together(), [&](std::size_t one, std::size_t other) {
      if (one % 256 == 0) context_.check();
      std::fill(sums.begin(), sums.end(), 0);
      for (std::size_t group = 0; group < upper_.course.groups().size(); ++group)
        work_ += upper_.course.add_up(upper, other, group, sums.data());
      for (std::size_t state = lower.begin(one); state < lower.ends[one]; ++state)
        sum += Wide{lower.ways(state)} * sums[lower.last[state]];
    });
    return sum;
  }

  std::uint64_t work() const { return work_; }

 private:
  Key together() const { return lower_.course.keys().together(); }

  // For every usage of the slice and every filling of the group the ways to go on with it. Full
  // columns must not go on: their sum with the other half's would carry.
  std::vector<std::uint64_t> sums_of(const Course& course, const Slice& slice, std::size_t group) {
    const Group& own = course.groups()[group];
    const std::size_t size = static_cast<std::size_t>(own.end - own.first);
    std::vector<std::uint64_t> all(slice.usages.size() * size);
    std::vector<std::uint64_t> sums(course.task().fillings.size());
    for (std::size_t usage = 0; usage < slice.usages.size(); ++usage) {
      if (usage % 256 == 0) context_.check();
      work_ += course.add_up(slice, usage, group, sums.data());
      const Key full = course.keys().full(slice.usages[usage]);
      for (std::size_t i = 0; i < size; ++i) {
        const auto place = static_cast<Place>(own.first + i);
        const std::uint64_t ways = std::exchange(sums[place], 0);
        if ((course.key(place) & full) == 0) all[usage * size + i] = ways;
      }
    }
    return all;
  }

  const Half &lower_, &upper_;
  const Context& context_;
  std::uint64_t work_ = 0;
};

// The sum over all pairs, shared out: a worker's own sum, and its work when it has ended.
template <class Worker>
Wide sum_over(const std::vector<Pair>& pairs, const Context& context,
              std::atomic<std::uint64_t>& work, const Worker& worker) {
  Wide total = 0;
  std::mutex mutex;
  share_out(context, pairs.size(), [&](const Context& mine, const NextTask& next) {
    std::uint64_t done = 0;
    const Wide sum = worker(mine, next, done);
    work += done;
    const std::lock_guard lock(mutex);
    total += sum;
  });
  return total;
}

}  // namespace

Wide join_at_row(const Half& lower, const Half& upper, const Context& context,
                 std::atomic<std::uint64_t>& work) {
  const std::vector<Pair> pairs = pairs_at_row(lower, upper);
  return sum_over(pairs, context, work,
                  [&](const Context& mine, const NextTask& next, std::uint64_t& done) {
                    Joiner joiner(lower, upper, mine);
                    Wide sum = 0;
                    while (const auto task = next()) sum += joiner.at_row(pairs[*task]);
                    done = joiner.work();
                    return sum;
                  });
}

Wide join_at_two_rows(const Half& lower, const Half& upper, const Context& context,
                      std::atomic<std::uint64_t>& work) {
  const std::vector<Pair> pairs = pairs_at_two_rows(lower, upper);
  const std::int64_t rows = lower.course.task().rows / 2;
  return sum_over(pairs, context, work,
                  [&](const Context& mine, const NextTask& next, std::uint64_t& done) {
                    Joiner joiner(lower, upper, mine);
                    Maker below(lower.course, lower.layer, rows, mine);
                    Maker above(upper.course, upper.layer, rows, mine);
                    Wide sum = 0;
                    while (const auto task = next()) {
                      const auto& [one, other, group, times] = pairs[*task];
                      const Slice slice = below.make(one);
                      sum += times * (same(lower, upper) && one == other
                                          ? joiner.between_rows(slice, slice)
                                          : joiner.between_rows(slice, above.make(other)));
                    }
                    done = below.work() + above.work() + joiner.work();
                    return sum;
                  });
}

Integer sum_of(const Layer& layer) {
  std::uint64_t sum = 0;  // fits: as all sums of ways, see Course::add_up
  for (const auto& [key, slice] : layer)
    for (std::size_t state = 0; state < slice.last.size(); ++state) sum += slice.ways(state);
  return Integer(static_cast<unsigned long>(sum));
}

}  // namespace rookery::usages
