// SPDX-License-Identifier: Apache-2.0
// What the files of the method share.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "method/method.hpp"
#include "method/sweep/course.hpp"

namespace rookery::sweeping {

// Which squares come first: the rows or columns with the narrower key, or the other way.
enum class Way { narrow, across };

// What is left to count, and how.
struct Task {
  Instance instance;
  Told told;
  Course course;
  std::optional<Middle> middle;  // the course ends there
  bool by_columns = false;
};

// Why the problem is too large to be looked at; none: it is not.
std::optional<std::string> beyond_sight(const Problem& problem);

Told told_of(const Instance& instance, const Problem& problem);
// None: both keys would have too many bits.
std::optional<Task> task_of(Instance instance, Told told, Way way);
std::optional<Task> task_of(const Problem& problem, Way way);
// The same without a middle: the course goes to the end.
std::optional<Task> whole_task_of(const Problem& problem, Way way);
// Row by row, to the end.
std::optional<Task> task_by_rows(const Problem& problem);

// The counts as a box (problem/counts.hpp).
Table count(const Task& task, Context& context, std::uint64_t& work);

struct Forecast {
  Cost cost;
  double states = 0;  // the most at once
  double layers = 0;  // bytes of all lists, one after every square
};
Forecast forecast(const Task& task);

std::unique_ptr<Walk> walk(const Problem& problem, Context& context);
// The way of it that needs no layers: slow, and the check of the other.
std::unique_ptr<Walk> simple_walk(const Problem& problem, Context& context);
Cost walk_cost(const Problem& problem);
// In how many placements each stand is used (problem/counts.hpp).
Table heat(const Task& task, const Problem& problem, Context& context, std::uint64_t& work);
Cost heat_cost(const Task& task);
Story story(const Problem& problem, Context& context, Way way);

}  // namespace rookery::sweeping
