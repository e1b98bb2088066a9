// SPDX-License-Identifier: Apache-2.0
// The steps of a sweep, worked out before any counting: which bits of the key each step reads,
// drops and adds.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "base/wide.hpp"
#include "problem/instance.hpp"

namespace rookery::sweeping {

constexpr unsigned most_bits = 128;  // of a key
constexpr int nothing = -1;          // the square stays empty

// The numbers of pieces that a value tells apart, for each kind: from `first`, `size` of them. A
// kind whose number is untold has one slot.
struct Window {
  std::vector<std::int64_t> first, size;
  std::size_t slots() const;
};

// What may be done with the square of a step that touches no line. A key that has none of the
// forbidden bits gets `added`.
struct Option {
  int kind = nothing;
  Wide forbidden = 0, added = 0;
  bool barred = false;  // forbidden, too, where the dropped bit is set
};

// The value of a field of the key must be within the range.
struct Limit {
  unsigned at = 0;
  std::uint64_t mask = 0, least = 0, most = 0;
};

// The keys with (key & mask) == value that keep the limits, all changed in the same way: taken in
// their order they stay in order, unless bits of `set` are set first.
struct Stream {
  int kind = nothing;
  Wide mask = 0, value = 0, added = 0, set = 0;
  std::vector<Limit> limits{};
};

// The bits cut_at to cut_at + cut_width - 1 leave the key, then new_bits are appended below.
struct Step {
  unsigned cut_at = 0, cut_width = 0, new_bits = 0;
  std::vector<Option> options{};  // sorted by `added`; or:
  std::vector<Stream> streams{};
  std::size_t decided = 0;  // squares, after the step
};

// What the squares left ask for: do these kinds (a set) stand on the square?
struct Asked {
  std::uint32_t square = 0;
  std::uint64_t kinds = 0;
};
// What is in the key once so many squares are decided; for predictions.
struct Frontier {
  std::vector<Asked> flags;           // the highest first
  std::vector<std::int64_t> numbers;  // how many numbers are possible for each open line
};

struct Course {
  std::vector<std::uint32_t> order;  // squares as they are decided
  std::vector<Step> steps;
  std::vector<Window> windows;      // after so many squares; the same for all where nothing is told
  std::vector<unsigned> bits;       // of the key, after each step
  std::vector<Frontier> frontiers;  // after 1, 2, ... squares
  unsigned most_bits = 0;           // of a key
  bool told = false;                // is any number?
  bool hopeless = false;            // no placement at all

  const Window& window(std::size_t decided) const { return windows[told ? decided : 0]; }
};

using Order = std::vector<std::uint32_t>;
Order in_rows(const Instance& instance);
Order in_columns(const Instance& instance);

// Where a sweep ends that meets its own mirror image: `decided` squares are done, and the last
// `kept` of them stay in the key whole.
struct Middle {
  std::size_t decided = 0, kept = 0;
};

// How many of each kind must be told apart (told_numbers less those that stand).
using Told = std::vector<std::int64_t>;

// None: the key would have too many bits.
std::optional<Course> course_of(const Instance& instance, Order order, const Told& told,
                                std::optional<Middle> middle = std::nullopt);

}  // namespace rookery::sweeping
