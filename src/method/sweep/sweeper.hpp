// SPDX-License-Identifier: Apache-2.0
// Takes the steps of a course one after the other, widening the values when they need it.
#pragma once
#include <gmpxx.h>

#include <algorithm>
#include <bit>
#include <vector>

#include "method/sweep/layer.hpp"
#include "method/sweep/merge.hpp"

namespace rookery::sweeping {

template <class Key>
class Sweeper {
 public:
  Sweeper(const Course& course, const Told& told, Context& context)
      : Sweeper(course, told, context, 0, std::vector<Key>{0}) {}

  // From these keys after `decided` squares on, each with 1 in every slot: which states there will
  // be, but not how often (for a told number perhaps more than there are from the first square).
  Sweeper(const Course& course, const Told& told, Context& context, std::size_t decided,
          const std::vector<Key>& keys)
      : course_(course), told_(told), context_(context), decided_(decided) {
    while (next_step_ < course.steps.size() && course.steps[next_step_].decided <= decided)
      ++next_step_;
    list_.slots = course.window(decided).slots();
    list_.make_room(keys.size());
    std::copy(keys.begin(), keys.end(), list_.keys.data());
    std::fill_n(list_.values.data(), keys.size() * list_.slots, 1);
    list_.states = keys.size();
    list_.top = 1;
  }

  // From these states on, with their numbers.
  Sweeper(const Course& course, const Told& told, Context& context, std::size_t decided,
          const Layer<Key>& from)
      : Sweeper(course, told, context, decided, from.keys) {
    list_.limbs = from.limbs;
    list_.top = from.top;
    list_.values.get((list_.states + 1) * list_.words());
    std::copy(from.values.begin(), from.values.end(), list_.values.data());
  }

  void run() {
    run_while([](const List<Key>&) { return true; });
  }

  // `go_on` is asked with each list; false: it was left before its end.
  template <class GoOn>
  bool run_while(const GoOn& go_on) {
    while (next_step_ < course_.steps.size()) {
      take();
      if (!go_on(list_)) return false;
    }
    return true;
  }

  // From here on only the states matter, not how often each is reached. Only where nothing is told:
  // a state without a number within its window is dropped.
  void forget_numbers() {
    list_.limbs = 1;
    std::fill_n(list_.values.data(), list_.states, 1);
    list_.top = 1;
  }

  void run_to(std::size_t decided) {
    while (next_step_ < course_.steps.size() && course_.steps[next_step_].decided <= decided)
      take();
  }

  std::uint64_t work() const { return work_; }  // states made
  std::size_t states() const { return list_.states; }
  const List<Key>& list() const { return list_; }
  Layer<Key> layer() const {
    const Key* keys = list_.keys.data();
    const std::uint64_t* values = list_.values.data();
    return {{keys, keys + list_.states},
            {values, values + list_.states * list_.words()},
            list_.limbs,
            list_.slots,
            list_.top};
  }
  Integer number(std::size_t state, std::size_t slot) const {
    Integer number;
    mpz_import(number.get_mpz_t(), list_.limbs, -1, sizeof(std::uint64_t), 0, 0,
               list_.values.data() + state * list_.words() + slot * list_.limbs);
    return number;
  }

 private:
  void take() {
    const Step& step = course_.steps[next_step_];
    context_.check();
    context_.progress(static_cast<double>(next_step_) / static_cast<double>(course_.steps.size()));
    find_runs(decided_, step.decided);
    // fits: with `room` bits free in the highest word so many addends cannot overflow.
    const auto room = static_cast<unsigned>(std::bit_width(addends_of(step, list_.states)));
    if (list_.top >> (64 - room) != 0) widen();
    next_.slots = course_.window(step.decided).slots();
    take_step(step, list_, next_, runs_, course_.told, context_);
    list_.swap(next_);
    decided_ = step.decided;
    work_ += list_.states;
    ++next_step_;
  }

  void find_runs(std::size_t from, std::size_t to) {
    const Window &before = course_.window(from), &after = course_.window(to);
    runs_.clear();
    const auto kinds = static_cast<int>(before.size.size());
    for (int kind = nothing; kind < kinds; ++kind)
      if (course_.told)
        runs_.push_back(runs_between(before, after, told_, kind));
      else
        runs_.push_back({{0, 0, 1}});
  }

  // One more word for every number.
  void widen() {
    next_.limbs = list_.limbs + 1;
    next_.slots = list_.slots;
    next_.make_room(list_.states);
    const std::size_t numbers = list_.states * list_.slots, limbs = list_.limbs;
    std::copy_n(list_.keys.data(), list_.states, next_.keys.data());
    std::uint64_t* to = next_.values.data();
    const std::uint64_t* from = list_.values.data();
    for (std::size_t i = 0; i < numbers; ++i, to += limbs + 1, from += limbs) {
      std::copy_n(from, limbs, to);
      to[limbs] = 0;
    }
    next_.states = list_.states;
    next_.top = 0;
    list_.swap(next_);
  }

  const Course& course_;
  const Told& told_;
  Context& context_;
  List<Key> list_, next_;
  std::vector<std::vector<Run>> runs_;  // of each kind + 1
  std::size_t next_step_ = 0, decided_ = 0;
  std::uint64_t work_ = 0;
};

}  // namespace rookery::sweeping
