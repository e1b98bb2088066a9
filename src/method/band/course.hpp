// SPDX-License-Identifier: Apache-2.0
// In which order, and which way round, a board of rooks is swept; and what that costs.
#pragma once
#include <vector>

#include "method/band/sweep.hpp"

namespace rookery::bands {

// What a sweep is predicted to take.
struct Forecast {
  double operations = 0, bytes = 0;            // to count
  double walk_operations = 0, walk_bytes = 0;  // to set up a walk
  double bits = 0;                             // of the number of all placements
  double states = 0;                           // of the largest layer
};

// The sweep chosen for one board of rooks.
struct Course {
  Facing facing;
  Ordering ordering = Ordering::by_length;
  Forecast forecast;
};

// The problem as its boards of rooks see it: without the given pieces.
struct Task {
  Shape shape = Shape::rooks;
  bool possible = true;  // false: no placement, two given pieces share a line
  Wanted wanted;         // on each board
  bool twins = false;    // the colours are mirror images of each other: one count serves both
};
Task task_of(const Problem& problem, Shape shape);

// Beyond this many rows a sweep is forecast by a formula, without listing them.
constexpr double most_rows_listed = 1024;

// The cheapest course for each board of rooks (by operations, or those of a walk). Within a
// millisecond. Boards of more rows than most_rows_listed take the first facing, by length.
std::vector<Course> courses(const Problem& problem, const Task& task);

}  // namespace rookery::bands
