// SPDX-License-Identifier: Apache-2.0
// Any number of pieces: group after group is left empty or gets one of its open stands. The last
// two groups A and B are not searched: with N(a) what a piece on a rules out, they have
//
//   (1 + |A|) (1 + |B|)  -  sum over a in A of |B & N(a)|    ways.
#include <algorithm>

#include "method/search/engine.hpp"
#include "method/search/machine.hpp"

namespace rookery::depth_first {
namespace {

struct Run {
  const Group* groups;
  std::size_t last;  // the first of the two that are closed
  std::size_t words;
  const Word* out;
  Tally& tally;
  Context& context;
  std::uint64_t visits = 0, closed = 0, ways = 0;

  void look_around() {
    context.check();
    // fits: a visit adds at most 66 * 65 * 65, so between two looks less than 2^33 come together.
    tally.counts[0] += ways;
    ways = 0;
    tally.flush();
  }
};

[[gnu::always_inline]] inline std::size_t first_bit(Word word) {
  return static_cast<std::size_t>(__builtin_ctzll(word));
}

// With these stands open in the two groups; `out` holds at each stand of the one what it rules out
// in the word of the other.
[[gnu::always_inline]] inline std::uint64_t ways_of_two(const Group& one, Word left, Word behind,
                                                        const Word* out, std::size_t words) {
  const int sizes = (1 + __builtin_popcountll(left)) * (1 + __builtin_popcountll(behind));
  int excluded = 0;
  const Word* out_of_word = out + one.word * 64 * words;
  for (; left != 0; left &= left - 1)
    excluded += __builtin_popcountll(behind & out_of_word[first_bit(left) * words]);
  return static_cast<std::uint64_t>(sizes - excluded);
}

// The ways to go on with the groups from `group` on.
template <class Machine>
[[gnu::always_inline]] inline void visit_with(Run& run, std::size_t group, Word* open) {
  if (++run.visits % check_every == 0) run.look_around();
  const Group &one = run.groups[run.last], &other = run.groups[run.last + 1];
  const Word* out_in_other = run.out + other.word;
  for (; group < run.last; ++group) {
    const Group& here = run.groups[group];
    const Word* out_of_word = run.out + here.word * 64 * run.words;
    Word* behind = open + run.words;
    for (Word left = open[here.word] & here.mask; left != 0; left &= left - 1) {
      const Word* out = out_of_word + first_bit(left) * run.words;
      if (group + 1 == run.last) {
        run.ways +=
            ways_of_two(one, open[one.word] & ~out[one.word] & one.mask,
                        open[other.word] & ~out[other.word] & other.mask, out_in_other, run.words);
        ++run.closed;
        continue;
      }
      for (std::size_t w = here.word; w < run.words; ++w) behind[w] = open[w] & ~out[w];
      Machine::visit(run, group + 1, behind);
    }
  }
  run.ways += ways_of_two(one, open[one.word] & one.mask, open[other.word] & other.mask,
                          out_in_other, run.words);
}

struct Plain {
  static void visit(Run& run, std::size_t group, Word* open) {
    visit_with<Plain>(run, group, open);
  }
};
struct Counting {
  ROOKERY_COUNTING_BITS static void visit(Run& run, std::size_t group, Word* open) {
    visit_with<Counting>(run, group, open);
  }
};

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
    branches.push_back(no_piece);
    return branches;
  }

  Node child(const Node& node, std::uint32_t branch) const override {
    Node child = node;
    ++child.stage;
    if (branch == no_piece) return child;
    ++child.placed;
    for (std::size_t w = 0; w < field_.words; ++w) child.open[w] &= ~field_.ruled_out(branch)[w];
    if (node.fresh) child.weight *= alike(branch);
    child.fresh = false;
    return child;
  }

  void run(const Node& node, Tally& tally, Context& context) const override {
    if (field_.words == 0) {
      ++tally.work;
      ++tally.counts[0];
      return tally.flush();
    }
    Words stack(field_.words * (groups_.size() + 1));
    std::copy(node.open.begin(), node.open.end(), stack.begin());
    Run run{groups_.data(), last_, field_.words, field_.out.data(), tally, context};
    if (counts_bits(context.kernel))
      Counting::visit(run, node.stage, stack.data());
    else
      Plain::visit(run, node.stage, stack.data());
    tally.work += run.visits + run.closed;
    tally.counts[0] += run.ways;
    tally.flush();
  }

  double cost(const Node& node) const override {
    if (node.stage < last_) return 4;
    return 5 + 1.5 * std::popcount(at(node.open, groups_[last_]));
  }

  std::size_t likeness(const Node& node) const override {
    const std::size_t group = node.stage * (groups_.size() + 1);
    return (group + static_cast<std::size_t>(node.placed)) * 8 + share_open(node, 7);
  }

 private:
  static Word at(const Words& open, const Group& group) {
    return open.empty() ? 0 : open[group.word] & group.mask;
  }
  static std::size_t bit_of(const Group& group, Word left) {
    return group.word * 64 + static_cast<std::size_t>(std::countr_zero(left));
  }

  std::uint64_t close(const Word* open) const {
    const Group &one = groups_[last_], &other = groups_[last_ + 1];
    if (other.mask == 0) return 1;
    return ways_of_two(one, open[one.word] & one.mask, open[other.word] & other.mask,
                       field_.out.data() + other.word, field_.words);
  }

  std::vector<Group> groups_;
  std::size_t last_ = 0;  // the first of the two that are closed
};

}  // namespace

std::unique_ptr<Engine> by_groups(const Field& field) { return std::make_unique<ByGroups>(field); }

}  // namespace rookery::depth_first
