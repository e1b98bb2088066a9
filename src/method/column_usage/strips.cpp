// SPDX-License-Identifier: Apache-2.0
#include "method/column_usage/strips.hpp"

#include <algorithm>

namespace rookery::usages {
namespace {

constexpr double most_steps = 2e6;

// What a column holds, and whether it does so in the last row.
struct Column {
  std::int64_t held;
  int last;
};

// Two columns side by side: which of their states can be reached by so many rows.
class Strip {
 public:
  explicit Strip(const Task& task)
      : task_(task), most_(task.per_column.most), reached_(places(), false) {
    reached_[place({0, 0}, {0, 0})] = true;
  }

  bool reached(Column left, Column right) const { return reached_[place(left, right)]; }

  void add_row(std::int64_t done) {
    std::vector<bool> next(places(), false);
    for (std::int64_t left = 0; left <= most_; ++left)
      for (std::int64_t right = 0; right <= most_; ++right)
        for (int last = 0; last < 4; ++last)
          if (reached({left, last & 1}, {right, last >> 1})) go_on(left, right, last, next);
    reached_ = std::move(next);
    drop_too_few(task_.held(done).least);
  }

 private:
  std::size_t places() const { return static_cast<std::size_t>(4 * (most_ + 1) * (most_ + 1)); }
  std::size_t place(Column left, Column right) const {
    return static_cast<std::size_t>(((left.held * (most_ + 1) + right.held) * 2 + left.last) * 2 +
                                    right.last);
  }

  bool may_follow(int last, int next) const {
    const Nearby& near = task_.nearby;
    const bool left = last & 1, right = last >> 1, new_left = next & 1, new_right = next >> 1;
    return !(near.beside && new_left && new_right) &&
           !(near.above && ((left && new_left) || (right && new_right))) &&
           !(near.above_right && left && new_right) && !(near.above_left && right && new_left);
  }

  void go_on(std::int64_t left, std::int64_t right, int last, std::vector<bool>& next) const {
    for (int chosen = 0; chosen < 4; ++chosen) {
      const Column one{left + (chosen & 1), chosen & 1}, other{right + (chosen >> 1), chosen >> 1};
      if (one.held <= most_ && other.held <= most_ && may_follow(last, chosen))
        next[place(one, other)] = true;
    }
  }

  void drop_too_few(std::int64_t least) {
    for (std::int64_t left = 0; left <= most_; ++left)
      for (std::int64_t right = 0; right <= most_; ++right)
        for (int last = 0; last < 4 && (left < least || right < least); ++last)
          reached_[place({left, last & 1}, {right, last >> 1})] = false;
  }

  const Task& task_;
  std::int64_t most_;
  std::vector<bool> reached_;
};

// Counts rows of columns of which any two neighbours are reached in the strip.
class Columnwise {
 public:
  Columnwise(const Task& task, const Strip& strip, std::int64_t done, bool told_last)
      : task_(task),
        strip_(strip),
        done_(done),
        last_sizes_(told_last ? task.per_row.most + 1 : 1),
        sums_(std::min(done * task.per_row.most, task.columns * task.per_column.most) + 1),
        lasts_(told_last ? 2 : 1) {}

  double count() {
    std::vector<std::vector<double>> at(kinds());
    for (std::size_t kind = 0; kind < kinds(); ++kind) {
      at[kind].assign(places(), 0);
      if (alone(column(kind))) put(at[kind], column(kind));
    }
    for (std::int64_t column = 1; column < task_.columns; ++column) at = next(at);
    return sum_of(at);
  }

 private:
  std::size_t kinds() const {
    return static_cast<std::size_t>((task_.per_column.most + 1) * lasts_);
  }
  Column column(std::size_t kind) const {
    const auto number = static_cast<std::int64_t>(kind);
    return {number / lasts_, static_cast<int>(number % lasts_)};
  }
  std::size_t places() const { return static_cast<std::size_t>(sums_ * last_sizes_); }

  // With last rows that are not told apart any will do.
  bool fits(Column left, Column right) const {
    if (lasts_ == 2) return strip_.reached(left, right);
    for (int last = 0; last < 4; ++last)
      if (strip_.reached({left.held, last & 1}, {right.held, last >> 1})) return true;
    return false;
  }
  bool alone(Column one) const {
    for (std::int64_t other = 0; other <= task_.per_column.most; ++other)
      if (fits(one, {other, 0}) || (lasts_ == 2 && fits(one, {other, 1}))) return true;
    return false;
  }

  std::int64_t step(Column one) const { return one.held * last_sizes_ + one.last; }
  void put(std::vector<double>& counts, Column one) const {
    if (one.held < sums_ && one.last < last_sizes_) counts[static_cast<std::size_t>(step(one))] = 1;
  }

  std::vector<std::vector<double>> next(const std::vector<std::vector<double>>& at) const {
    std::vector<std::vector<double>> after(kinds(), std::vector<double>(places(), 0));
    for (std::size_t left = 0; left < kinds(); ++left)
      for (std::size_t right = 0; right < kinds(); ++right)
        if (fits(column(left), column(right))) add(at[left], column(right), after[right]);
    return after;
  }

  void add(const std::vector<double>& from, Column one, std::vector<double>& to) const {
    for (std::int64_t sum = 0; sum + one.held < sums_; ++sum)
      for (std::int64_t size = 0; size + one.last < last_sizes_; ++size) {
        const std::int64_t place = sum * last_sizes_ + size;
        to[static_cast<std::size_t>(place + step(one))] += from[static_cast<std::size_t>(place)];
      }
  }

  double sum_of(const std::vector<std::vector<double>>& at) const {
    const std::int64_t least = done_ * task_.per_row.least;
    const std::int64_t least_last = lasts_ == 2 && done_ > 0 ? task_.per_row.least : 0;
    double all = 0;
    for (const auto& counts : at)
      for (std::int64_t sum = least; sum < sums_; ++sum)
        for (std::int64_t size = least_last; size < last_sizes_; ++size)
          all += counts[static_cast<std::size_t>(sum * last_sizes_ + size)];
    return all;
  }

  const Task& task_;
  const Strip& strip_;
  std::int64_t done_, last_sizes_, sums_, lasts_;
};

double steps_for(const Task& task, std::int64_t rows) {
  const auto held = static_cast<double>(task.per_column.most + 1);
  const auto sums =
      static_cast<double>(std::min(rows * task.per_row.most, task.columns * task.per_column.most));
  return static_cast<double>(rows * task.columns * (task.per_row.most + 1)) * sums * held * held;
}

}  // namespace

std::vector<Crowd> crowds_of_strips(const Task& task, std::int64_t rows) {
  if (steps_for(task, rows) > most_steps) return {};
  Strip strip(task);
  std::vector<Crowd> crowds = {{1, 1}};
  for (std::int64_t done = 1; done <= rows; ++done) {
    strip.add_row(done);
    crowds.push_back({Columnwise(task, strip, done, false).count(),
                      Columnwise(task, strip, done, true).count()});
  }
  return crowds;
}

}  // namespace rookery::usages
