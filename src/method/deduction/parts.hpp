// SPDX-License-Identifier: Apache-2.0
// What the files of this method share.
#pragma once
#include <memory>
#include <optional>

#include "method/deduction/model.hpp"
#include "method/method.hpp"

namespace rookery::deduction {

struct Task {
  Instance instance;
  Model model;
};
Task task_of(const Problem& problem);
std::variant<Task, NotApplicable> task_within_reach(const Problem& problem);

// The stand of a bit, on the problem's squares.
inline Stand stand_of(const Task& task, std::uint32_t bit) {
  return task.instance.stand_of(task.model.stands[bit]);
}

// A short way along the search tells how long all of it takes; none: no telling.
struct Forecast {
  double operations = 0, placements = 0;
};
std::optional<Forecast> forecast(const Task& task);

// As sorted lists of bits, in the order of squares: a placement that goes on comes before one that
// has ended. Throws Error::Kind::unanswered above so many.
std::vector<Bits> all_placements(const Task& task, std::size_t most, const Context& context,
                                 std::uint64_t& work);

Table heat(const Problem& problem, Context& context, std::uint64_t& work);
std::unique_ptr<Walk> walk(const Problem& problem, Context& context);
Cost walk_cost(const Problem& problem);
Story story(const Problem& problem, Context& context);

}  // namespace rookery::deduction
