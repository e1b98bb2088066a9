// SPDX-License-Identifier: Apache-2.0
// Nodes that are much alike form a stratum, and are looked at in the order of strata. Of each only
// one node is kept, at random in proportion to the number of nodes it stands for, and stands for
// all of them. For one stratum a level these are Knuth's random descents.
#include "method/search/sampling.hpp"
#include "base/chance.hpp"

#include <algorithm>
#include <map>

namespace rookery::depth_first {
namespace {

constexpr std::size_t most_branches = 24;  // looked at of a node
constexpr std::size_t enough = 10000;      // nodes looked at
constexpr int most_samples = 40;

class Sample {
 public:
  Sample(const Engine& engine, Chance& chance, Tally& tally)
      : engine_(engine), chance_(chance), tally_(tally) {}

  // The cost of all nodes; `looked_at` grows.
  double take(std::size_t& looked_at) {
    add(engine_.root(), 1);
    double cost = 0;
    while (!strata_.empty()) {
      const auto first = strata_.begin();
      const auto [node, nodes] = std::move(first->second);
      strata_.erase(first);
      cost += nodes * engine_.cost(node);
      look(node, nodes, looked_at);
    }
    return cost;
  }
  bool found_any() const { return found_any_; }

 private:
  void look(const Node& node, double nodes, std::size_t& looked_at) {
    tally_.counts.assign(tally_.counts.size(), 0);
    auto branches = engine_.branches(node, tally_);
    found_any_ |= std::any_of(tally_.counts.begin(), tally_.counts.end(),
                              [](std::uint64_t count) { return count > 0; });
    // What goes on without a piece is a branch of its own kind, and often most lies below it.
    if (std::erase(branches, no_piece) > 0) {
      add(engine_.child(node, no_piece), nodes);
      ++looked_at;
    }
    const auto size = branches.size();
    for (std::size_t i = 0; i < std::min(size, most_branches); ++i) {
      std::swap(branches[i], branches[i + chance_.next() % (size - i)]);
      const double share =
          size > most_branches ? static_cast<double>(size) / static_cast<double>(most_branches) : 1;
      add(engine_.child(node, branches[i]), nodes * share);
      ++looked_at;
    }
  }

  void add(Node node, double nodes) {
    node.weight = 1;
    auto& [kept, sum] = strata_[engine_.likeness(node)];
    sum += nodes;
    if (chance_.share() * sum <= nodes) kept = std::move(node);
  }

  const Engine& engine_;
  Chance& chance_;
  Tally& tally_;
  bool found_any_ = false;
  std::map<std::size_t, std::pair<Node, double>> strata_;
};

}  // namespace

Prediction predicted(const Engine& engine) {
  Prediction prediction;
  Chance chance;
  Tally tally(engine.entries());
  std::size_t looked_at = 0;
  double cost = 0;
  int samples = 0;
  for (; samples < most_samples && looked_at < enough; ++samples) {
    Sample sample(engine, chance, tally);
    cost += sample.take(looked_at);
    prediction.found_any |= sample.found_any();
  }
  prediction.cost = std::min(cost / samples, 1e300);
  return prediction;
}

}  // namespace rookery::depth_first
