// SPDX-License-Identifier: Apache-2.0
// Which rows are left, the classes of columns that the others leave, and the number of states.
#pragma once
#include <cstdint>
#include <vector>

#include "method/band/boards.hpp"

namespace rookery::bands {

// The rows that are not done yet: first, ..., end - 1. Rows are taken from either end.
struct Window {
  std::int64_t first = 0, end = 0;
  std::int64_t rows() const { return end - first; }
};
using Order = std::vector<Window>;  // from all rows to none, one fewer each time

enum class Ordering { by_length, in_turn };
Order order_of(const RookBoard& board, Ordering ordering);
std::int64_t row_between(const Window& before, const Window& after);  // the one that is taken

// Columns with the same rows left, first..last. Only classes that hold a row of the window's ends
// are listed: of the others no row is done and none is next.
struct Class {
  std::int64_t first = 0, last = 0;
  std::int64_t size = 0;     // columns
  std::int64_t touched = 0;  // of them, those that cross a row already done

  bool holds(std::int64_t row) const { return first <= row && row <= last; }
};

// The classes of a window, sorted by their first and last row. Time O(groups), and
// sorting those classes.
struct Classes {
  Window window;
  std::int64_t done_before = 0, done_behind = 0;  // rows done before and behind the window
  std::int64_t gone = 0;                          // columns without a row left
  std::vector<Class> list;

  std::int64_t done() const { return done_before + done_behind; }
};
Classes classes_of(const RookBoard& board, const Window& window);

// At most so many columns of the class can be occupied.
std::int64_t most_used(const Classes& classes, const Class& one, std::int64_t most_rooks);

// How many states there are at most: numbers of occupied columns in each class. The classes that
// rows before the window have touched share no more than those rows' rooks, those touched from
// behind likewise, and the class touched from both sides takes what is left of either.
// More than `enough` need not be counted to the end.
double states_at_most(const Classes& classes, std::int64_t most_rooks, double enough);

}  // namespace rookery::bands
