// SPDX-License-Identifier: Apache-2.0
// Which coefficients count a segment: the formulas that the essay of column-series and its page
// derive, with b' = m + 1 - b and M = m + 1.
#include <cstdlib>

#include "method/column_series/series.hpp"

namespace rookery::columns {
namespace {

// No given column: (-1)^n [u^n] (1-u)^4 (1+u^M) E_(n-1).
Counted all_free(std::int64_t rows, std::int64_t n) {
  Counted counted{{rows, n - 1, {}, {}}, n % 2 == 1};
  constexpr int binomial[] = {1, -4, 6, -4, 1};
  for (int i = 0; i < 5; ++i) {
    counted.combination.add_e(n - i, binomial[i]);
    counted.combination.add_e(n - i - (rows + 1), binomial[i]);
  }
  return counted;
}

// g free columns beside a given row b: (-1)^g [u^g] (1-u)^2 (1 + u^M - u^b - u^b') E_g.
Counted free_end(std::int64_t rows, std::int64_t b, std::int64_t g) {
  Counted counted{{rows, g, {}, {}}, g % 2 == 1};
  constexpr int binomial[] = {1, -2, 1};
  for (int i = 0; i < 3; ++i) {
    counted.combination.add_e(g - i, binomial[i]);
    counted.combination.add_e(g - i - (rows + 1), binomial[i]);
    counted.combination.add_e(g - i - b, -binomial[i]);
    counted.combination.add_e(g - i - (rows + 1 - b), -binomial[i]);
  }
  return counted;
}

// L columns from a given row a to a given row b. With X_a = 1 + u^M - u^a - u^a' it is (-1)^L times
//     [u^L] phi^L (u^|a-b| - u^(a+b) - u^(a'+b') + u^(2M-|a-b|)) / (1 - u^2M)
//     - [u^(L-1)] X_a X_b E_L / (1 + u^M).
Counted between(std::int64_t rows, std::int64_t a, std::int64_t b, std::int64_t length) {
  Counted counted{{rows, length, {}, {}}, length % 2 == 1};
  const std::int64_t wall = rows + 1, apart = std::abs(a - b);
  for (std::int64_t rest = length; rest >= 0; rest -= 2 * wall) {
    counted.combination.add_c(rest - apart, 1);
    counted.combination.add_c(rest - (a + b), -1);
    counted.combination.add_c(rest - (2 * wall - a - b), -1);
    counted.combination.add_c(rest - (2 * wall - apart), 1);
  }
  const std::int64_t from_a[] = {0, wall, a, wall - a}, from_b[] = {0, wall, b, wall - b};
  constexpr int sign[] = {1, 1, -1, -1};
  int turn = -1;
  for (std::int64_t rest = length - 1; rest >= 0; rest -= wall, turn = -turn)
    for (int i = 0; i < 4; ++i)
      for (int j = 0; j < 4; ++j)
        counted.combination.add_e(rest - from_a[i] - from_b[j], turn * sign[i] * sign[j]);
  return counted;
}

}  // namespace

void Combination::add_e(std::int64_t index, int factor) {
  if (index >= 0 && (e[index] += factor) == 0) e.erase(index);
}

void Combination::add_c(std::int64_t index, int factor) {
  if (index >= 0 && (c[index] += factor) == 0) c.erase(index);
}

std::int64_t Combination::last() const {
  return std::max(e.empty() ? 0 : e.rbegin()->first, c.empty() ? 0 : c.rbegin()->first);
}

Counted combination_of(const Segment& segment, std::int64_t rows) {
  if (segment.left && segment.right)
    return between(rows, *segment.left, *segment.right, segment.free + 1);
  if (segment.left) return free_end(rows, *segment.left, segment.free);
  if (segment.right) return free_end(rows, *segment.right, segment.free);
  return all_free(rows, segment.free);
}

}  // namespace rookery::columns
