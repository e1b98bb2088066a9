// SPDX-License-Identifier: Apache-2.0
// How much the search of an army will look at: P. C. Chen's heuristic sampling. The nodes of the
// search are told apart by the next square and the number of pieces; of all nodes met with the
// same two, one is gone on from, drawn by weight, and stands for all of them.
#include <map>

#include "method/backtracking/army.hpp"

namespace rookery::backtrack {
namespace {

// On larger boards samples that all run into dead ends say nothing: what they miss is the most.
constexpr std::size_t small_board = 100;

class Sample {
 public:
  Sample(const Ground& ground, Chance& chance) : ground_(ground), chance_(chance) {}

  double looks() {
    double looks = 1;
    meet(Army(ground_), 1);
    while (!nodes_.empty()) {
      Node node = std::move(nodes_.begin()->second);
      nodes_.erase(nodes_.begin());
      looks += go_on(node.army, node.weight);
    }
    return looks;
  }
  bool reached_the_end() const { return reached_the_end_; }

 private:
  struct Node {
    Army army;
    double weight;
  };

  void meet(const Army& army, double weight) {
    const bool last = army.next() == ground_.instance.squares.size();
    reached_the_end_ |= last;
    if (army.full() || last) return;
    const auto [known, fresh] = nodes_.try_emplace({army.next(), army.pieces()}, Node{army, 0});
    Node& node = known->second;
    node.weight += weight;
    if (!fresh && chance_.share() * node.weight < weight) node.army = army;
  }

  // The sets looked at for one more piece on the next square.
  double go_on(Army& army, double weight) {
    double looks = 0;
    for (std::size_t kind = 0; kind < ground_.instance.kinds; ++kind) {
      if (!army.put(kind)) continue;
      looks += weight;
      meet(army, weight);
      army.take_back();
    }
    if (army.leave_empty()) meet(army, weight);
    return looks;
  }

  const Ground& ground_;
  Chance& chance_;
  bool reached_the_end_ = false;
  std::map<std::pair<std::size_t, std::size_t>, Node> nodes_;
};

}  // namespace

double sampled_looks(const Instance& instance, Chance& chance) {
  // On a small board there is time for more.
  const auto samples = static_cast<int>(2 + 300 / (instance.squares.size() + 10));
  const Ground ground(instance);
  double looks = 0;
  bool reached_the_end = false;
  for (int i = 0; i < samples; ++i) {
    Sample sample(ground, chance);
    looks += sample.looks() / samples;
    reached_the_end |= sample.reached_the_end();
  }
  return reached_the_end || instance.squares.size() <= small_board ? looks : 1e300;
}

// Measured on x86-64: for each look a few empty squares and their lines are passed.
double look_of_army(const Instance& instance) {
  const auto squares = static_cast<double>(instance.squares.size());
  const auto kinds = static_cast<double>(instance.kinds);
  double lines = 0;
  for (const Line& line : instance.lines) lines += static_cast<double>(line.squares.size());
  return 20 + 0.5 * squares * (1 + kinds) + lines;
}

}  // namespace rookery::backtrack
