// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "method/rook_series/series.hpp"

namespace rookery::bishop_series {

Colours colours_of(const Board& board) {
  const auto n = static_cast<std::uint64_t>(std::min(board.rows, board.columns));
  const auto rows = static_cast<std::int64_t>(n);
  if (board.rows != board.columns) return {{0, n}, {0, n}, rows};
  return {{n / 2, n - n / 2}, {n - n / 2, n / 2}, rows};
}

std::size_t Task::terms() const {
  return static_cast<std::size_t>(whole ? colours.rows
                                        : std::clamp<std::int64_t>(last, 0, colours.rows)) +
         1;
}

std::size_t Task::size() const {
  std::size_t size = 1;
  while (!whole && size < 2 * terms() - 1) size *= 2;
  return size;
}

std::size_t Task::numbers() const {
  return whole || one_number ? 1 : static_cast<std::size_t>(last - first + 1);
}

double Task::bits() const {
  if (whole) return std::max(bits_of(colours.one), bits_of(colours.other));
  return bits_of(colours, static_cast<double>(first), static_cast<double>(last));
}

Task task_of(const Problem& problem) {
  const Range& number = problem.number();
  Task task{colours_of(problem.board)};
  const std::int64_t top = std::min(number.most, task.colours.most());
  if (number.least > top) return task;
  task.least = problem.want == Want::maximum ? top : number.least;
  task.first = 2 * task.colours.rows - top;
  task.last = 2 * task.colours.rows - task.least;
  task.one_number = task.least == top;
  task.whole = problem.want == Want::total && task.least == 0 && top == task.colours.most();
  return task;
}

}  // namespace rookery::bishop_series
