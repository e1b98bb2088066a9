// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cmath>

#include "method/sweep/count.hpp"
#include "method/sweep/middle.hpp"
#include "method/sweep/parts.hpp"
#include "problem/counts.hpp"

namespace rookery::sweeping {
namespace {

constexpr std::int64_t most_squares = 8192;
constexpr double most_conflicts = 2e5;  // looked at within a few milliseconds

// A measure to compare orders by: most of the time goes where the key is widest.
double breadth(const Course& course) {
  double sum = 0;
  for (const unsigned bits : course.bits) sum += std::exp2(0.7 * bits);
  return sum;
}

}  // namespace

std::optional<std::string> beyond_sight(const Problem& problem) {
  if (auto why = beyond_a_graph(problem, most_squares)) return why;
  double moves = 0;
  const auto side = static_cast<double>(std::max(problem.board.rows, problem.board.columns));
  for (const Kind& kind : problem.army)
    for (const Move& move : kind.piece.moves)
      moves += move.steps == 0 ? side : std::min(side, static_cast<double>(move.steps));
  const auto squares = static_cast<double>(problem.board.rows * problem.board.columns);
  if (squares * moves * static_cast<double>(problem.army.size()) <= most_conflicts)
    return std::nullopt;
  return "the board has too many conflicts";
}

Told told_of(const Instance& instance, const Problem& problem) {
  const auto free = static_cast<std::int64_t>(instance.squares.size());
  Told told = told_numbers(problem, problem.board.rows * problem.board.columns);
  for (std::size_t kind = 0; kind < told.size(); ++kind)
    if (told[kind] >= 0) told[kind] = std::min(free, told[kind] - instance.taken[kind]);
  return told;
}

std::optional<Task> task_of(Instance instance, Told told, Way way) {
  auto rows = course_of(instance, in_rows(instance), told);
  auto columns = course_of(instance, in_columns(instance), told);
  if (!rows && !columns) return std::nullopt;
  bool by_columns = !rows || (columns && breadth(*columns) < breadth(*rows));
  if (way == Way::across && rows && columns) by_columns = !by_columns;
  Task task{{}, told, std::move(by_columns ? *columns : *rows), std::nullopt, by_columns};
  task.middle = middle_of(instance, task.course);
  if (task.middle) {
    auto half = course_of(instance, task.course.order, told, task.middle);
    if (half && half->most_bits <= 64)
      task.course = std::move(*half);
    else
      task.middle.reset();
  }
  task.instance = std::move(instance);
  return task;
}

std::optional<Task> task_of(const Problem& problem, Way way) {
  Instance instance = instance_of(problem);
  Told told = told_of(instance, problem);
  return task_of(std::move(instance), std::move(told), way);
}

std::optional<Task> whole_task_of(const Problem& problem, Way way) {
  auto task = task_of(problem, way);
  if (!task || !task->middle) return task;
  task->middle.reset();
  auto course = course_of(task->instance, task->course.order, task->told);
  if (!course) return std::nullopt;
  task->course = std::move(*course);
  return task;
}

std::optional<Task> task_by_rows(const Problem& problem) {
  Instance instance = instance_of(problem);
  Told told = told_of(instance, problem);
  auto course = course_of(instance, in_rows(instance), told);
  if (!course) return std::nullopt;
  return Task{std::move(instance), std::move(told), std::move(*course), std::nullopt, false};
}

Table count(const Task& task, Context& context, std::uint64_t& work) {
  if (!task.middle) return count(task.instance, task.course, task.told, context, work);
  const Integer total = count_halves(task.instance, task.course, *task.middle, context, work);
  const std::size_t kinds = task.instance.kinds;
  return {std::vector<std::int64_t>(kinds, 0), std::vector<std::int64_t>(kinds, 1), {total}};
}

}  // namespace rookery::sweeping
