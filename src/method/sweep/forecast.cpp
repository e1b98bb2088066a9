// SPDX-License-Identifier: Apache-2.0
// What a sweep will cost. A small one is done, to see. Otherwise the states after a step are the
// ways to fill the squares that the key still holds, which is a small counting problem of its own:
// it is counted by a sweep in the other direction, or, where that is too much, sampled
// (fillings.cpp).
#include <algorithm>
#include <cmath>
#include <utility>

#include "base/factorial.hpp"
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

// The memory of a list as its rooms take it (list.hpp): it never shrinks, and is made anew, twice
// as large as needed at first, where it does not suffice; it may grow then. What is not written
// takes none.
class Kept {
 public:
  // Bytes that are written for the first time: the system must find pages for them.
  double hold(double needed, double written) {
    if (needed > capacity_) {
      capacity_ = 2 * needed;
      bytes_ = 0;
    }
    while (capacity_ < written) capacity_ *= 2;
    const double fresh = std::max(0.0, written - bytes_);
    bytes_ += fresh;
    return fresh;
  }
  double bytes() const { return bytes_; }

 private:
  double capacity_ = 0, bytes_ = 0;
};

class Account {
 public:
  explicit Account(const Task& task) : task_(task) {}

  void add(const Step& step, const Size& before, const Size& after) {
    forecast_.cost.operations += 150 + operations_of(step, before, after);
    const double key = task_.course.most_bits <= 64 ? 8 : 16, words = after.limbs * after.slots;
    const bool plain = step.streams.empty() && !task_.course.told;
    const double choices = plain ? static_cast<double>(step.options.size()) : 1;
    const double fresh =
        keys_[0].hold(key * before.states * choices, key * after.states) +
        values_[0].hold(8 * words * before.states * choices, 8 * words * after.states);
    forecast_.cost.operations += 0.4 * fresh;
    const double bytes =
        keys_[0].bytes() + keys_[1].bytes() + values_[0].bytes() + values_[1].bytes();
    forecast_.cost.bytes = std::max(forecast_.cost.bytes, bytes);
    std::swap(keys_[0], keys_[1]);
    std::swap(values_[0], values_[1]);
    forecast_.states = std::max(forecast_.states, after.states);
    if (std::exchange(decided_, step.decided) != step.decided) forecast_.layers += latest_;
    latest_ = (key + 8 * words) * after.states;
    last_ = after;
  }

  double operations() const { return forecast_.cost.operations; }

  Forecast whole() {
    if (task_.middle) forecast_.cost.operations += last_.states * 60;
    forecast_.layers += latest_;
    const auto squares = static_cast<double>(task_.course.order.size());
    forecast_.cost.operations += 5000 + 1500 * squares;
    forecast_.cost.bytes += 4096 + 1000 * squares;
    return forecast_;
  }

 private:
  // Measured on x86-64; which of the ways of merge.cpp a step takes makes the difference.
  double operations_of(const Step& step, const Size& before, const Size& after) const {
    const double words = after.limbs * after.slots;
    const double states = std::max(before.states, after.states);
    if (!step.streams.empty())
      return states * (10 + 4 * static_cast<double>(step.streams.size()) + 4 * words) +
             before.states * sorted(step) * (10 + 4 * std::log2(2 + before.states));
    if (!task_.course.told && step.options.size() == 2 && after.limbs <= 6)
      return states * (7.5 + words);
    return states * (8 + (10 + 1.5 * words) * static_cast<double>(step.options.size()));
  }

  // Streams that have to be sorted.
  static double sorted(const Step& step) {
    return static_cast<double>(std::count_if(step.streams.begin(), step.streams.end(),
                                             [](const Stream& s) { return s.set != 0; }));
  }

  const Task& task_;
  Forecast forecast_;
  Kept keys_[2], values_[2];  // of the lists, the one to be written first
  Size last_;
  std::size_t decided_ = 0;  // squares
  double latest_ = 0;        // bytes of the last list
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

// A square may take several steps, and all but the first only drop bits. Seen: the first leaves
// about as many states as there were before or will be at last, whichever is more.
std::vector<double> states_of_steps(const Course& course, const FrontierCounts& counts) {
  std::vector<double> states;
  for (std::size_t first = 0; first < course.steps.size();) {
    const std::size_t done = course.steps[first].decided;
    std::size_t end = first;
    while (end < course.steps.size() && course.steps[end].decided == done) ++end;
    const double last = counts.states(done), most = std::max(last, counts.states(done - 1));
    const double apart = std::max(1.0, double(end - first - 1));
    for (; first < end; ++first)
      states.push_back(last * std::pow(most / last, double(end - first - 1) / apart));
  }
  return states;
}

// No number that tells how many of each kind stand is larger than the ways to choose their squares.
double most_bits_of(const Task& task, std::size_t decided) {
  const Window& window = task.course.window(decided);
  const auto squares = static_cast<double>(decided);
  double bits = 0;
  for (std::size_t kind = 0; kind < task.told.size(); ++kind) {
    if (task.told[kind] < 0) return HUGE_VAL;
    const auto most = static_cast<double>(window.first[kind] + window.size[kind] - 1);
    bits += log2_choose(squares, std::min(most, squares / 2));
  }
  return bits;
}

void foresee(const Task& task, Account& account) {
  const Course& course = task.course;
  const std::vector<double> states = states_of_steps(course, FrontierCounts(task));
  const std::vector<double> bits = bits_of_values(task.instance, course);
  Size before{1, 1, 1};
  for (std::size_t i = 0; i < course.steps.size(); ++i) {
    const std::size_t done = course.steps[i].decided;
    Size after;
    after.slots = static_cast<double>(course.window(done).slots());
    // The state with nothing on the frontier is reached in most ways.
    const std::size_t behind = done - std::min(done, course.frontiers[done - 1].flags.size());
    // A value by numbers of pieces has none that is nearly as large as their sum.
    const double largest = std::min(bits[behind], most_bits_of(task, done));
    after.limbs = 1 + std::floor((largest + (course.told ? 0 : 3)) / 64);
    after.states = states[i];
    account.add(course.steps[i], before, after);
    before = after;
  }
}

}  // namespace

Forecast forecast(const Task& task) {
  if (task.course.hopeless) return {{1000, 4096}, 0, 0};
  Account tried(task);
  const bool narrow = task.course.most_bits <= 64;
  if (narrow ? try_it<std::uint64_t>(task, tried) : try_it<Wide>(task, tried)) return tried.whole();
  Account foreseen(task);
  foresee(task, foreseen);
  Forecast forecast = foreseen.whole();
  // Measured: what foreseeing takes itself, and how far the guess lies below on the whole.
  forecast.cost.bytes += 0.8e6;
  forecast.cost.operations *= 1.2;
  forecast.layers *= 1.2;
  return forecast;
}

}  // namespace rookery::sweeping
