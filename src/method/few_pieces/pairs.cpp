// SPDX-License-Identifier: Apache-2.0
// A move (r, c) made i times joins (m - i|r|) (n - i|c|) pairs of an m x n board. Two moves join
// the same pair only if they are parallel, the same way: multiples a and b of one shortest step.
// Those that some moves of a parallel set all make are the multiples of the least common multiple,
// up to the shortest of their limits; so inclusion-exclusion counts each pair once.
#include "method/few_pieces/pairs.hpp"

#include <algorithm>
#include <map>
#include <numeric>

namespace rookery::few {
namespace {

struct Direction {
  std::int64_t rows, columns;  // without a common divisor
  auto operator<=>(const Direction&) const = default;
};

// Every multiple of `factor` shortest steps, up to `limit` of them.
struct Progression {
  Integer factor, limit;
};

using Parallel = std::map<Direction, std::vector<Progression>>;

std::int64_t size_of(std::int64_t component) { return component < 0 ? -component : component; }

Integer whole(std::int64_t number) { return Integer(static_cast<long>(number)); }

Parallel by_direction(const std::vector<Move>& moves) {
  Parallel parallel;
  for (const Move& move : moves) {
    const std::int64_t factor = std::gcd(move.rows, move.columns);
    const Integer limit =
        move.steps == 0 ? Integer(-1) : Integer(whole(factor) * whole(move.steps));  // -1: none
    parallel[{move.rows / factor, move.columns / factor}].push_back({whole(factor), limit});
  }
  return parallel;
}

// How many shortest steps fit on the board.
Integer room(const Board& board, const Direction& direction) {
  Integer room = -1;
  if (direction.rows != 0) room = whole((board.rows - 1) / size_of(direction.rows));
  if (direction.columns != 0) {
    const Integer across = whole((board.columns - 1) / size_of(direction.columns));
    if (room < 0 || across < room) room = across;
  }
  return room;
}

// The sum over i = 1..K of (m - i a) (n - i b), with i a and i b the sizes of i times the step.
Integer pairs_along(const Board& board, const Direction& direction, const Progression& steps) {
  const Integer count = steps.limit / steps.factor;
  const Integer down = steps.factor * whole(size_of(direction.rows));
  const Integer across = steps.factor * whole(size_of(direction.columns));
  const Integer m = whole(board.rows), n = whole(board.columns);
  const Integer first = count * (count + 1) / 2, second = first * (2 * count + 1) / 3;
  return count * m * n - (m * across + n * down) * first + down * across * second;
}

Progression common(const Progression& one, const Progression& other) {
  Progression both;
  mpz_lcm(both.factor.get_mpz_t(), one.factor.get_mpz_t(), other.factor.get_mpz_t());
  both.limit = std::min(one.limit, other.limit);
  return both;
}

Integer pairs_of(const Board& board, const Direction& direction,
                 std::vector<Progression> progressions) {
  const Integer fit = room(board, direction);
  for (Progression& one : progressions)
    if (one.limit < 0 || one.limit > fit) one.limit = fit;
  Integer sum = 0;
  for (std::size_t set = 1; set < std::size_t{1} << progressions.size(); ++set) {
    Progression all{1, fit};
    int size = 0;
    for (std::size_t i = 0; i < progressions.size(); ++i)
      if (set >> i & 1) {
        all = common(all, progressions[i]);
        ++size;
      }
    const Integer pairs = pairs_along(board, direction, all);
    sum += size % 2 == 1 ? pairs : Integer(-pairs);
  }
  return sum;
}

}  // namespace

bool too_many_parallel(const std::vector<Move>& moves) {
  const Parallel parallel = by_direction(moves);
  return std::any_of(parallel.begin(), parallel.end(),
                     [](const auto& one) { return one.second.size() > most_parallel; });
}

Integer pairs_joined(const Board& board, const std::vector<Move>& moves) {
  Integer pairs = 0;
  if (board.rows == 0 || board.columns == 0) return pairs;
  for (const auto& [direction, progressions] : by_direction(moves))
    pairs += pairs_of(board, direction, progressions);
  return pairs;
}

}  // namespace rookery::few
