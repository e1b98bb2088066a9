// SPDX-License-Identifier: Apache-2.0
// Takes the steps of a course one after the other, widening the values when they need it.
#pragma once
#include <gmpxx.h>

#include <bit>

#include "method/sweep/merge.hpp"

namespace rookery::sweeping {

template <class Key>
class Sweeper {
 public:
  Sweeper(const Course& course, const Told& told, Context& context)
      : course_(course), told_(told), context_(context) {
    list_.slots = course.window(0).slots();
    list_.make_room(1);
    list_.keys.data()[0] = 0;
    for (std::size_t i = 0; i < list_.slots; ++i) list_.values.data()[i] = i == 0;
    list_.states = 1;
    list_.top = 1;
  }

  void run() {
    run_while([](const List<Key>&) { return true; });
  }

  // `go_on` is asked with each list; false: it was left before its end.
  template <class GoOn>
  bool run_while(const GoOn& go_on) {
    std::size_t decided = 0;
    double share = 0;
    for (const Step& step : course_.steps) {
      context_.check();
      context_.progress(share++ / static_cast<double>(course_.steps.size()));
      find_runs(decided, step.decided);
      // fits: with `room` bits free in the highest word so many addends cannot overflow.
      const auto room = static_cast<unsigned>(std::bit_width(addends_of(step, list_.states)));
      if (list_.top >> (64 - room) != 0) widen();
      next_.slots = course_.window(step.decided).slots();
      take_step(step, list_, next_, runs_, course_.told, context_);
      list_.swap(next_);
      decided = step.decided;
      work_ += list_.states;
      if (!go_on(list_)) return false;
    }
    return true;
  }

  std::uint64_t work() const { return work_; }  // states made
  std::size_t states() const { return list_.states; }
  const List<Key>& list() const { return list_; }
  Integer number(std::size_t state, std::size_t slot) const {
    Integer number;
    mpz_import(number.get_mpz_t(), list_.limbs, -1, sizeof(std::uint64_t), 0, 0,
               list_.values.data() + state * list_.words() + slot * list_.limbs);
    return number;
  }

 private:
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
  std::uint64_t work_ = 0;
};

}  // namespace rookery::sweeping
