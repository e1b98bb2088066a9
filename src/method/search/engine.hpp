// SPDX-License-Identifier: Apache-2.0
// The searches: one node of each can be opened by itself (for shares of the work, and to predict
// it), or searched to the end.
#pragma once
#include <algorithm>
#include <memory>
#include <vector>

#include "base/context.hpp"
#include "method/search/field.hpp"

namespace rookery::depth_first {

// Counts by place in the box. `counts` take small numbers, and are emptied into `whole` in time.
struct Tally {
  explicit Tally(std::size_t entries) : counts(entries), whole(entries) {}
  void flush() {
    for (std::size_t i = 0; i < counts.size(); ++i) {
      if (counts[i] != 0) whole[i] += static_cast<unsigned long>(counts[i]);
      counts[i] = 0;
    }
  }
  std::vector<std::uint64_t> counts;
  std::vector<Integer> whole;
  std::uint64_t work = 0;
};

// The branch without a piece: the next group, or the next kind.
constexpr std::uint32_t no_piece = UINT32_MAX;

// Some pieces stand, and `open` is what may follow.
struct Node {
  std::size_t stage = 0;     // the group or kind it is at
  std::int64_t placed = 0;   // pieces: of that kind, or in all
  std::size_t place = 0;     // in the box
  std::uint64_t weight = 1;  // so many nodes are just like it
  bool fresh = true;         // nothing stands
  Words open;
  std::vector<std::int64_t> held;  // pieces in each line
};

class Engine {
 public:
  explicit Engine(const Field& field) : field_(field) {}
  virtual ~Engine() = default;
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;

  virtual Node root() const = 0;
  // Counts what ends at the node, and names what follows. Of those just like each other, one.
  virtual std::vector<std::uint32_t> branches(const Node& node, Tally& tally) const = 0;
  virtual Node child(const Node& node, std::uint32_t branch) const = 0;
  // All of it. Each visit adds less than 2^20 to a count.
  virtual void run(const Node& node, Tally& tally, Context& context) const = 0;

  std::size_t entries() const { return field_.entries; }
  // For the prediction: what a visit takes by itself, in operations, and a number that is larger
  // for each child of a node than for the node, equal for nodes that are much alike.
  virtual double cost(const Node& node) const = 0;
  virtual std::size_t likeness(const Node& node) const = 0;

 protected:
  const Field& field_;

  // Of the stands that are open at first, as one of 0 to most.
  std::size_t share_open(const Node& node, std::size_t most) const {
    const auto open = static_cast<std::size_t>(size_of(node.open.data(), 0, node.open.size()));
    return open * most / std::max<std::size_t>(field_.bit_of.size(), open + 1);
  }

  // Of the branch of a fresh node: the number of stands just like it.
  std::uint64_t alike(std::uint32_t bit) const {
    std::uint64_t count = 0;
    for (const std::uint32_t lowest : field_.orbit) count += lowest == field_.orbit[bit];
    return count;
  }
  // Only the first of those like it is a branch of a fresh node.
  bool stands_for_others(const Node& node, std::size_t bit) const {
    return !node.fresh || field_.orbit[bit] == bit;
  }
};

// How often a search must look at the world: visits.
constexpr std::uint64_t check_every = 1 << 14;

// Any number of pieces, none told: group after group, each empty or with a piece.
std::unique_ptr<Engine> by_groups(const Field& field);
// Numbers of pieces: kind after kind, each piece behind the last.
std::unique_ptr<Engine> by_pieces(const Field& field);
// Lines: a piece in the line that has the fewest ways left.
std::unique_ptr<Engine> by_lines(const Field& field, std::vector<FieldLine> lines);

}  // namespace rookery::depth_first
