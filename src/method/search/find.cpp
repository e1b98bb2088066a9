// SPDX-License-Identifier: Apache-2.0
#include "method/search/find.hpp"

#include <algorithm>

#include "method/search/engine.hpp"
#include "method/search/normal.hpp"

namespace rookery {
namespace depth_first {
namespace {

class Finder {
 public:
  Finder(const Instance& instance, const Field& field, const Given& given)
      : instance_(instance), field_(field), given_(given) {
    std::vector<FieldLine> lines = field.lines;
    lines.insert(lines.end(), field.forced.begin(), field.forced.end());
    engine_ = by_lines(field, std::move(lines));
  }

  Found find(std::size_t most, std::uint64_t steps, Context& context) {
    most_ = most;
    steps_ = steps;
    found_.complete = visit(engine_->root(), context) || found_.placements.size() == most;
    return std::move(found_);
  }

 private:
  // False: it was left before its end.
  bool visit(const Node& node, Context& context) {
    if (steps_ == 0) return false;
    if (--steps_ % 1024 == 0) context.check();
    Tally tally(field_.entries);
    const auto branches = engine_->branches(node, tally);
    if (tally.counts[node.place] > 0) add();
    for (const std::uint32_t branch : branches) {
      if (found_.placements.size() >= most_) return false;
      path_.push_back(branch);
      const bool ended = visit(engine_->child(node, branch), context);
      path_.pop_back();
      if (!ended) return false;
    }
    return true;
  }

  void add() {
    Placement placement = given_;
    for (const std::uint32_t bit : path_)
      placement.push_back(instance_.stand_of(field_.stands[bit]));
    std::sort(placement.begin(), placement.end());
    found_.placements.push_back(std::move(placement));
  }

  const Instance& instance_;
  const Field& field_;
  const Given& given_;
  std::unique_ptr<Engine> engine_;
  std::vector<std::uint32_t> path_;  // bits
  Found found_;
  std::size_t most_ = 0;
  std::uint64_t steps_ = 0;
};

}  // namespace
}  // namespace depth_first

std::optional<Found> find_placements(const Problem& problem, std::size_t most, std::uint64_t steps,
                                     Context& context) {
  if (beyond_a_graph(problem, depth_first::most_squares)) return std::nullopt;
  const Instance instance = depth_first::normal(instance_of(problem));
  if (instance.open.size() > depth_first::most_stands) return std::nullopt;
  // No number is told apart: one count for all.
  const auto field = depth_first::field_of(instance, std::vector<bool>(instance.kinds));
  if (field.impossible) return Found{{}, true};
  return depth_first::Finder(instance, field, problem.given).find(most, steps, context);
}

}  // namespace rookery
