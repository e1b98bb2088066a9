// SPDX-License-Identifier: Apache-2.0
#include "method/band/classes.hpp"

#include <algorithm>
#include <utility>

namespace rookery::bands {

Order order_of(const RookBoard& board, Ordering ordering) {
  Order order = {{0, board.rows()}};
  while (order.back().rows() > 0) {
    Window window = order.back();
    const bool from_the_end = ordering == Ordering::by_length &&
                              board.length(window.end - 1) < board.length(window.first);
    from_the_end ? --window.end : ++window.first;
    order.push_back(window);
  }
  return order;
}

std::int64_t row_between(const Window& before, const Window& after) {
  return before.first < after.first ? before.first : after.end;
}

Classes classes_of(const RookBoard& board, const Window& window) {
  Classes classes{window, window.first, board.rows() - window.end, 0, {}};
  std::vector<Class>& list = classes.list;
  Class whole;  // on large boards nearly all columns are in it: it need not be sorted
  for (const Group& group : board.groups()) {
    const std::int64_t first = std::max(group.first, window.first);
    const std::int64_t last = std::min(group.last, window.end - 1);
    const bool touched = group.first < first || group.last > last;
    const Class one{first, last, group.size, touched ? group.size : 0};
    if (first > last)
      classes.gone += group.size;
    else if (first == window.first && last == window.end - 1)
      whole = {first, last, whole.size + one.size, whole.touched + one.touched};
    else if (first == window.first || last == window.end - 1)
      list.push_back(one);
  }
  if (whole.size > 0) list.push_back(whole);
  std::sort(list.begin(), list.end(), [](const Class& one, const Class& other) {
    return std::pair(one.first, one.last) < std::pair(other.first, other.last);
  });
  // Those with equal rows together become one.
  std::size_t kept = 0;
  for (std::size_t i = 0; i < list.size(); ++i)
    if (kept > 0 && list[kept - 1].first == list[i].first && list[kept - 1].last == list[i].last) {
      list[kept - 1].size += list[i].size;
      list[kept - 1].touched += list[i].touched;
    } else {
      list[kept++] = list[i];
    }
  list.resize(kept);
  return classes;
}

std::int64_t most_used(const Classes& classes, const Class& one, std::int64_t most_rooks) {
  const bool first = one.first == classes.window.first;
  const bool last = one.last == classes.window.end - 1;
  const std::int64_t done = (first ? classes.done_before : 0) + (last ? classes.done_behind : 0);
  return std::min({one.touched, done, most_rooks});
}

namespace {

using Numbers = std::vector<double>;  // of ways to have 0, 1, ... columns occupied

// Multiplies by 1 + x + ... + x^used, up to x^most.
void add_class(Numbers& ways, std::int64_t used, std::int64_t most) {
  const auto size = std::min<std::int64_t>(static_cast<std::int64_t>(ways.size()) + used, most + 1);
  Numbers sums(static_cast<std::size_t>(size), 0);
  double running = 0;
  for (std::int64_t i = 0; i < size; ++i) {
    if (i < static_cast<std::int64_t>(ways.size())) running += ways[static_cast<std::size_t>(i)];
    if (i - used - 1 >= 0) running -= ways[static_cast<std::size_t>(i - used - 1)];
    sums[static_cast<std::size_t>(i)] = running;
  }
  ways = std::move(sums);
}

double sum_of(const Numbers& ways) {
  double sum = 0;
  for (const double number : ways) sum += number;
  return sum;
}

}  // namespace

double states_at_most(const Classes& classes, std::int64_t most_rooks, double enough) {
  Numbers before = {1}, behind = {1};
  std::int64_t both = 0;
  for (const Class& one : classes.list) {
    const std::int64_t used = most_used(classes, one, most_rooks);
    const bool first = one.first == classes.window.first;
    if (first && one.last == classes.window.end - 1) {
      both = used;
      continue;
    }
    const std::int64_t done = first ? classes.done_before : classes.done_behind;
    Numbers& side = first ? before : behind;
    if (used > 0) add_class(side, used, std::min(done, most_rooks));
    if (used > 0 && sum_of(side) > enough) return sum_of(side);
  }
  double states = 0;
  const std::int64_t most = std::min(most_rooks, classes.done());
  for (std::size_t i = 0; i < before.size(); ++i)
    for (std::size_t j = 0; j < behind.size(); ++j) {
      const std::int64_t left = most - static_cast<std::int64_t>(i + j);
      if (left >= 0)
        states += before[i] * behind[j] * static_cast<double>(std::min(both, left) + 1);
    }
  return states;
}

}  // namespace rookery::bands
