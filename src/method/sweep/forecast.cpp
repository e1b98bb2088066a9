// SPDX-License-Identifier: Apache-2.0
// What a sweep will cost. A small one is done, to see. Otherwise the states after a step are the
// ways to fill the squares that the key still holds, which is a small counting problem of its own:
// it is counted by a sweep in the other direction, or, where that is too much, guessed from random
// descents.
#include <algorithm>
#include <cmath>
#include <map>

#include "method/sweep/frontier.hpp"
#include "method/sweep/parts.hpp"
#include "method/sweep/sweeper.hpp"

namespace rookery::sweeping {
namespace {

constexpr double trial_operations = 1e6;  // what a sweep may take to be done at once

// One list of a sweep.
struct Size {
  double states = 0, limbs = 1, slots = 1;
};

class Account {
 public:
  explicit Account(const Task& task)
      : task_(task), quick_(task.instance.kinds == 1 && !task.course.told) {}

  // Measured on x86-64.
  void add(const Step& step, const Size& before, const Size& after) {
    const double words = after.limbs * after.slots, states = std::max(before.states, after.states);
    forecast_.cost.operations += 150;
    forecast_.cost.operations += states * per_state(step, words, after.limbs);
    const double key = task_.course.most_bits <= 64 ? 8 : 16;
    const double bytes =
        before.states * (key + 8 * before.limbs * before.slots) + after.states * (key + 8 * words);
    forecast_.cost.bytes = std::max(forecast_.cost.bytes, bytes);
    forecast_.states = std::max(forecast_.states, after.states);
    last_ = after;
  }

  double per_state(const Step& step, double words, double limbs) const {
    if (!step.streams.empty()) return 6 + 6 * static_cast<double>(step.streams.size()) + words;
    if (quick_ && limbs <= 6) return 3.2 + words;
    return 8 + (10 + 1.5 * words) * static_cast<double>(step.options.size());
  }
  double operations() const { return forecast_.cost.operations; }

  Forecast whole() {
    if (task_.middle) forecast_.cost.operations += last_.states * 60;
    const auto squares = static_cast<double>(task_.course.order.size());
    forecast_.cost.operations += 5000 + 1500 * squares;
    forecast_.cost.bytes += 4096 + 1000 * squares;
    return forecast_;
  }

 private:
  const Task& task_;
  bool quick_;
  Forecast forecast_;
  Size last_;
};

template <class Key>
bool try_it(const Task& task, Account& account) {
  Context context;
  Sweeper<Key> sweeper(task.course, task.told, context);
  Size before{1, 1, 1};
  std::size_t step = 0;
  return sweeper.run_while([&](const List<Key>& list) {
    const Size after{double(list.states), double(list.limbs), double(list.slots)};
    account.add(task.course.steps[step++], before, after);
    before = after;
    return account.operations() < trial_operations;
  });
}

void foresee(const Task& task, Account& account) {
  const Course& course = task.course;
  FrontierCounts counts(task.instance, task.by_columns);
  const std::vector<double> bits = bits_of_values(task.instance, course);
  Size before{1, 1, 1};
  for (const Step& step : course.steps) {
    const std::size_t done = step.decided;
    Size after;
    after.slots = static_cast<double>(course.window(done).slots());
    // The state with nothing on the frontier is reached in most ways.
    const std::size_t behind = done - std::min(done, course.frontiers[done - 1].flags.size());
    after.limbs = 1 + std::floor((bits[behind] + 3) / 64);
    after.states = counts.states(course.frontiers[done - 1]);
    account.add(step, before, after);
    before = after;
  }
}

}  // namespace

Forecast forecast(const Task& task) {
  if (task.course.hopeless) return {{1000, 4096}, 0};
  Account tried(task);
  const bool narrow = task.course.most_bits <= 64;
  if (narrow ? try_it<std::uint64_t>(task, tried) : try_it<Wide>(task, tried)) return tried.whole();
  Account foreseen(task);
  foresee(task, foreseen);
  return foreseen.whole();
}

}  // namespace rookery::sweeping
