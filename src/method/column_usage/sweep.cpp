// SPDX-License-Identifier: Apache-2.0
#include "method/column_usage/sweep.hpp"

#include "method/column_usage/join.hpp"

namespace rookery::usages {
namespace {

// Tells how far the whole is: layers and joints are weighed by the states they start from.
class Watch {
 public:
  Watch(const Forecast& forecast, double sweeps, const Context& context) : context_(context) {
    for (const Crowd& crowd : forecast.crowds) whole_ += sweeps * crowd.states;
  }

  // The context for what comes next.
  Context next(double states) {
    const double from = done_, to = done_ += states;
    Context part = context_;
    part.progress = [whole = context_.progress, from, to, all = whole_](double share) {
      whole((from + share * (to - from)) / all);
    };
    return part;
  }

 private:
  const Context& context_;
  double done_ = 0, whole_ = 0;
};

Layer sweep(const Course& course, const Forecast& forecast, Watch& watch,
            std::atomic<std::uint64_t>& work) {
  Layer layer = bottom(course);
  for (std::int64_t done = 1; done <= course.task().swept(); ++done) {
    const double states = forecast.crowds[static_cast<std::size_t>(done - 1)].states;
    layer = next_layer(course, layer, done, watch.next(states), work);
  }
  return layer;
}

Integer integer(Wide value) {
  const Integer high = static_cast<unsigned long>(value >> 64);
  return (high << 64) + static_cast<unsigned long>(value);
}

Integer joined(const Half& lower, const Half& upper, const Context& context,
               std::atomic<std::uint64_t>& work) {
  return integer(lower.course.task().has_middle() ? join_at_row(lower, upper, context, work)
                                                  : join_at_two_rows(lower, upper, context, work));
}

}  // namespace

Integer count(const Task& task, const Forecast& forecast, const Context& context,
              std::uint64_t& work) {
  if (task.contradictory) return 0;
  const bool twice = task.meets() && !task.same_both_ways();
  std::atomic<std::uint64_t> added = 0;
  Watch watch(forecast, twice ? 2 : 1, context);
  const Course upward(task, task.above, forecast.last_columns);
  const Layer lower = sweep(upward, forecast, watch, added);
  Integer total;
  if (!task.meets()) {
    total = sum_of(lower);
  } else {
    const double states = forecast.crowds.back().states;
    const Course downward(task, task.below, forecast.last_columns);
    const Layer other = twice ? sweep(downward, forecast, watch, added) : Layer{};
    const Half half{upward, lower};
    total = joined(half, twice ? Half{downward, other} : half, watch.next(states), added);
  }
  work += added;
  return total;
}

}  // namespace rookery::usages
