// SPDX-License-Identifier: Apache-2.0
// Which numbers of pieces are possible after so many squares.
#pragma once
#include <vector>

#include "method/sweep/course.hpp"

namespace rookery::sweeping {

// After 0, 1, ... squares of the order. A window of size 0: no placement at all.
std::vector<Window> windows_of(const Instance& instance, const Order& order, const Told& told);

// The slots of `from` that have a place in `to` once a piece of this kind (or nothing) was added.
struct Run {
  std::size_t from = 0, to = 0, length = 0;
};
std::vector<Run> runs_between(const Window& from, const Window& to, const Told& told, int kind);

}  // namespace rookery::sweeping
