// SPDX-License-Identifier: Apache-2.0
// What is left of a problem once its given pieces stand: general methods count on this alone.
#pragma once
#include <cstdint>
#include <vector>

#include "problem/graph.hpp"

namespace rookery {

// A stand is square * kinds + kind. Only squares that can still hold some piece are here; two
// stands on one square exclude each other and are not listed.
struct Instance {
  std::size_t kinds = 1;
  std::vector<Square> squares;                        // sorted: a1, b1, ..., a2, ...
  std::vector<std::vector<std::uint32_t>> conflicts;  // of each open stand, sorted: open ones
  std::vector<bool> open;                             // may the stand be taken?
  std::vector<Line> lines;                            // what quotas still ask; squares as above
  std::vector<std::int64_t> taken;                    // given pieces of each kind
  std::vector<Range> numbers;                         // how many more of each kind
  bool impossible = false;  // the given pieces break a conflict, a quota or a number

  std::uint32_t stand(std::size_t square, std::size_t kind) const {
    return static_cast<std::uint32_t>(square * kinds + kind);
  }
  Stand stand_of(std::uint32_t stand) const {
    return {squares[stand / kinds], static_cast<int>(stand % kinds)};
  }
};

// Does a piece count for more than one in some line?
bool has_weights(const Instance& instance);

// The counts of a problem are those of its instance with `taken` added to the numbers.
// Time and memory O(conflicts + squares of lines).
Instance instance_of(const Problem& problem);

}  // namespace rookery
