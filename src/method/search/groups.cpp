// SPDX-License-Identifier: Apache-2.0
// Any number of pieces: group after group is left empty or gets one of its open stands. The last
// two groups A and B are not searched: with N(a) what a piece on a rules out, they have
//
//   (1 + |A|) (1 + |B|)  -  sum over a in A of |B & N(a)|    ways.
#include <algorithm>

#include "method/search/engine.hpp"

namespace rookery::depth_first {
namespace {

constexpr std::uint32_t none = UINT32_MAX;

class ByGroups : public Engine {
 public:
  explicit ByGroups(const Field& field) : Engine(field), groups_(field.groups) {
    // Empty groups in front, so that there are always two to close.
    while (groups_.size() < 2) groups_.insert(groups_.begin(), Group{});
    last_ = groups_.size() - 2;
  }

  Node root() const override {
    Node node;
    node.open = field_.open;
    return node;
  }

  std::vector<std::uint32_t> branches(const Node& node, Tally& tally) const override {
    ++tally.work;
    if (node.stage == last_) {
      tally.counts[0] += close(node.open.data());
      return {};
    }
    std::vector<std::uint32_t> branches;
    const Group& group = groups_[node.stage];
    for (Word left = at(node.open, group); left != 0; left &= left - 1) {
      const std::size_t bit = bit_of(group, left);
      if (stands_for_others(node, bit)) branches.push_back(static_cast<std::uint32_t>(bit));
    }
    branches.push_back(none);
    return branches;
  }

  Node child(const Node& node, std::uint32_t branch) const override {
    Node child = node;
    ++child.stage;
    if (branch == none) return child;
    ++child.placed;
    for (std::size_t w = 0; w < field_.words; ++w) child.open[w] &= ~field_.ruled_out(branch)[w];
    if (node.fresh) child.weight *= alike(branch);
    child.fresh = false;
    return child;
  }

  void run(const Node& node, Tally& tally, Context& context) const override {
    Run run{tally, context, Words(field_.words * (groups_.size() + 1)), 0};
    std::copy(node.open.begin(), node.open.end(), run.stack.begin());
    visit(run, node.stage, run.stack.data());
    tally.work += run.visits;
    tally.counts[0] += run.ways;
    tally.flush();
  }

  double cost(const Node& node) const override {
    if (node.stage < last_) return 4;
    return 5 + 1.5 * std::popcount(at(node.open, groups_[last_]));
  }

  std::size_t likeness(const Node& node) const override {
    return node.stage * (groups_.size() + 1) + static_cast<std::size_t>(node.placed);
  }

 private:
  struct Run {
    Tally& tally;
    Context& context;
    Words stack;
    std::uint64_t visits = 0, ways = 0;
  };

  static Word at(const Words& open, const Group& group) {
    return open.empty() ? 0 : open[group.word] & group.mask;
  }
  static std::size_t bit_of(const Group& group, Word left) {
    return group.word * 64 + static_cast<std::size_t>(std::countr_zero(left));
  }

  std::uint64_t close(const Word* open) const {
    const Group &one = groups_[last_], &other = groups_[last_ + 1];
    if (other.mask == 0) return 1;
    Word left = open[one.word] & one.mask;
    const Word behind = open[other.word] & other.mask;
    const auto sizes =
        static_cast<std::uint64_t>((1 + std::popcount(left)) * (1 + std::popcount(behind)));
    std::uint64_t excluded = 0;
    const Word* out = field_.out.data() + other.word;
    for (; left != 0; left &= left - 1)
      excluded +=
          static_cast<std::uint64_t>(std::popcount(behind & out[bit_of(one, left) * field_.words]));
    return sizes - excluded;
  }

  void look_around(Run& run) const {
    run.context.check();
    // fits: a visit adds at most 65 * 65, so between two looks less than 2^27 come together.
    run.tally.counts[0] += run.ways;
    run.ways = 0;
    run.tally.flush();
  }

  // The ways to go on with the groups from `group` on.
  void visit(Run& run, std::size_t group, Word* open) const {
    if (++run.visits % check_every == 0) look_around(run);
    for (; group < last_; ++group) {
      const Group& here = groups_[group];
      Word* behind = open + field_.words;
      for (Word left = open[here.word] & here.mask; left != 0; left &= left - 1) {
        const Word* out = field_.ruled_out(bit_of(here, left));
        for (std::size_t w = here.word; w < field_.words; ++w) behind[w] = open[w] & ~out[w];
        visit(run, group + 1, behind);
      }
    }
    run.ways += close(open);
  }

  std::vector<Group> groups_;
  std::size_t last_ = 0;  // the first of the two that are closed
};

}  // namespace

std::unique_ptr<Engine> by_groups(const Field& field) { return std::make_unique<ByGroups>(field); }

}  // namespace rookery::depth_first
