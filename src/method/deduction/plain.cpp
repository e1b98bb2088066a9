// SPDX-License-Identifier: Apache-2.0
#include "method/deduction/plain.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace rookery::deduction {
namespace {

using Word = std::uint64_t;

// Sets of up to 64 * W stands.
template <std::size_t W>
struct Set {
  std::array<Word, W> words{};
  void add(std::size_t bit) { words[bit / 64] |= Word{1} << bit % 64; }
  bool has(std::size_t bit) const { return words[bit / 64] >> bit % 64 & 1; }
  void remove(std::size_t bit) { words[bit / 64] &= ~(Word{1} << bit % 64); }
};

// A set, and which of its words are not empty.
template <std::size_t W>
struct Mask {
  Set<W> set;
  std::size_t first = 0, end = 0;
  explicit Mask(const Bits& bits) {
    for (const std::uint32_t bit : bits) set.add(bit);
    if (bits.empty()) return;
    first = bits.front() / 64;
    end = bits.back() / 64 + 1;
  }
  int open(const Set<W>& in) const {
    int size = 0;
    for (std::size_t w = first; w < end; ++w) size += std::popcount(in.words[w] & set.words[w]);
    return size;
  }
  bool any(const Set<W>& in) const {
    Word any = 0;
    for (std::size_t w = first; w < end; ++w) any |= in.words[w] & set.words[w];
    return any != 0;
  }
  void close(Set<W>& in) const {
    for (std::size_t w = first; w < end; ++w) in.words[w] &= ~set.words[w];
  }
};

constexpr std::uint32_t none = UINT32_MAX;
constexpr int looked_through = 6;  // stands of a set whose common conflicts are worth a look

template <std::size_t W>
class Plain {
 public:
  Plain(const Model& model, std::uint64_t most_nodes, const Context& context, const Visit& visit)
      : context_(context), visit_(visit), most_nodes_(most_nodes) {
    out_.resize(model.size());
    demands_of_.resize(model.size());
    for (std::size_t bit = 0; bit < model.size(); ++bit) {
      for (const std::uint32_t other : model.conflicts[bit]) out_[bit].add(other);
      root_.add(bit);
    }
    for (const Demand& demand : model.demands) add(demand);
    const std::size_t depth = model.size() + 2;
    lack_.reserve(4 * demands_.size());
    lack_.resize(demands_.size());
    room_.resize(demands_.size());
    for (std::size_t d = 0; d < demands_.size(); ++d) {
      lack_[d] = static_cast<std::int32_t>(model.demands[d].least);
      room_[d] = static_cast<std::int32_t>(model.demands[d].most);
      if (room_[d] == 0) demands_[d].mask.close(root_);
    }
    taken_.reserve(depth);
  }

  Ended run() {
    ended_.whole = look(root_, 1);
    // Measured on x86-64.
    const double node = 40 + 2 * static_cast<double>(demands_.size() * (W + 1));
    ended_.operations = node * static_cast<double>(ended_.nodes);
    return ended_;
  }

 private:
  struct Asked {
    Mask<W> mask;
    std::vector<Mask<W>> cliques;
  };
  struct Branch {
    std::uint32_t demand = none;
    int ways = INT32_MAX;
  };

  void add(const Demand& demand) {
    const auto index = static_cast<std::uint32_t>(demands_.size());
    demands_.push_back({Mask<W>(demand.stands), {}});
    for (const std::uint32_t bit : demand.stands) demands_of_[bit].push_back(index);
    if (demand.least < 2) return;
    for (const Bits& clique : demand.cliques) demands_.back().cliques.emplace_back(clique);
  }

  void take(std::uint32_t bit, Set<W>& open) {
    for (std::size_t w = 0; w < W; ++w) open.words[w] &= ~out_[bit].words[w];
    open.remove(bit);
    taken_.push_back(bit);
    for (const std::uint32_t d : demands_of_[bit]) {
      --lack_[d];
      if (--room_[d] == 0) demands_[d].mask.close(open);
    }
  }

  void take_back(std::size_t taken) {
    for (; taken_.size() > taken; taken_.pop_back())
      for (const std::uint32_t d : demands_of_[taken_.back()]) ++lack_[d], ++room_[d];
  }

  // One of these must be taken: what all of them exclude is closed.
  bool exclude_common(const Mask<W>& mask, Set<W>& open) const {
    Set<W> common;
    common.words.fill(~Word{0});
    for (std::size_t w = mask.first; w < mask.end; ++w)
      for (Word left = open.words[w] & mask.set.words[w]; left != 0; left &= left - 1) {
        const Set<W>& out = out_[w * 64 + static_cast<std::size_t>(std::countr_zero(left))];
        for (std::size_t i = 0; i < W; ++i) common.words[i] &= out.words[i];
      }
    Word changed = 0;
    for (std::size_t w = 0; w < W; ++w) {
      const Word closed = common.words[w] & open.words[w] & ~mask.set.words[w];
      open.words[w] &= ~closed;
      changed |= closed;
    }
    return changed != 0;
  }

  // All open ones of the mask; false: they exclude each other.
  bool take_all(const Mask<W>& mask, Set<W>& open) {
    for (std::size_t w = mask.first; w < mask.end; ++w)
      for (Word left = open.words[w] & mask.set.words[w]; left != 0; left &= left - 1) {
        const auto bit =
            static_cast<std::uint32_t>(w * 64) + static_cast<std::uint32_t>(std::countr_zero(left));
        if (!open.has(bit)) return false;
        take(bit, open);
      }
    return true;
  }

  enum class Step { nothing, something, dead };

  // Each clique holds one piece at most, so that as many cliques as pieces must all hold one.
  Step look_at_cliques(const Asked& asked, std::int32_t lack, Set<W>& open) {
    std::int32_t alive = 0;
    for (const Mask<W>& clique : asked.cliques) alive += clique.any(open);
    if (alive < lack) return Step::dead;
    if (alive > lack) return Step::nothing;
    Step step = Step::nothing;
    for (const Mask<W>& clique : asked.cliques) {
      const int size = clique.open(open);
      if (size == 0 || size > looked_through) continue;
      if (size == 1) {
        take_all(clique, open);
        return Step::something;  // the others are no more what they were
      }
      if (exclude_common(clique, open)) step = Step::something;
    }
    return step;
  }

  Step look_at(std::uint32_t d, Set<W>& open, Branch& branch) {
    const Asked& asked = demands_[d];
    const std::int32_t lack = lack_[d];
    const int size = asked.mask.open(open);
    if (size < lack) return Step::dead;
    if (size == lack) return take_all(asked.mask, open) ? Step::something : Step::dead;
    Step step = Step::nothing;
    if (lack > 1)
      step = look_at_cliques(asked, lack, open);
    else if (size <= looked_through && exclude_common(asked.mask, open))
      step = Step::something;
    if (const int ways = size - lack + 1; ways < branch.ways) branch = {d, ways};
    return step;
  }

  // Until nothing follows any more; false: a demand cannot be kept.
  bool deduce(Set<W>& open, Branch& branch) {
    for (Step step = Step::something; step == Step::something;) {
      step = Step::nothing;
      branch = {};
      for (std::uint32_t d = 0; d < demands_.size(); ++d) {
        if (lack_[d] <= 0) continue;
        const Step one = look_at(d, open, branch);
        if (one == Step::dead) return false;
        if (one == Step::something) step = one;
      }
    }
    return true;
  }

  // False: the search was left before its end.
  bool look(Set<W> open, double share) {
    if (ended_.nodes >= most_nodes_) return false;
    if (++ended_.nodes % 4096 == 0) context_.check();
    const std::size_t before = taken_.size();
    Branch branch;
    bool on = true;
    if (deduce(open, branch))
      on = branch.demand == none ? look_beyond(open, share) : try_all(branch, open, share);
    else
      ended_.share += share;
    take_back(before);
    return on;
  }

  bool try_all(const Branch& branch, Set<W>& open, double share) {
    const Mask<W>& mask = demands_[branch.demand].mask;
    int left = branch.ways;
    for (std::size_t w = mask.first; w < mask.end && left > 0; ++w)
      for (Word here = open.words[w] & mask.set.words[w]; here != 0 && left > 0;
           here &= here - 1, --left) {
        const auto bit =
            static_cast<std::uint32_t>(w * 64) + static_cast<std::uint32_t>(std::countr_zero(here));
        if (!try_one(bit, open, share / branch.ways)) return false;
        open.remove(bit);
      }
    return true;
  }

  bool try_one(std::uint32_t bit, const Set<W>& open, double share) {
    const std::size_t before = taken_.size();
    Set<W> behind = open;
    take(bit, behind);
    const bool on = look(behind, share);
    take_back(before);
    return on;
  }

  // Nothing is lacking: a placement, and those with more pieces.
  bool look_beyond(Set<W>& open, double share) {
    ++ended_.told;
    if (!visit_(taken_)) return false;
    int size = 0;
    for (const Word word : open.words) size += std::popcount(word);
    if (size == 0) ended_.share += share;
    for (std::size_t w = 0; w < W; ++w)
      for (Word here = open.words[w]; here != 0; here &= here - 1) {
        const auto bit =
            static_cast<std::uint32_t>(w * 64) + static_cast<std::uint32_t>(std::countr_zero(here));
        if (!try_one(bit, open, share / size)) return false;
        open.remove(bit);
      }
    return true;
  }

  std::vector<Set<W>> out_;
  std::vector<std::vector<std::uint32_t>> demands_of_;
  std::vector<Asked> demands_;
  std::vector<std::int32_t> lack_, room_;  // of each demand: pieces it still wants, and may hold
  Bits taken_;
  Set<W> root_;
  const Context& context_;
  const Visit& visit_;
  std::uint64_t most_nodes_;
  Ended ended_;
};

template <std::size_t W>
Ended search(const Model& model, std::uint64_t most_nodes, const Context& context,
             const Visit& visit) {
  return Plain<W>(model, most_nodes, context, visit).run();
}

}  // namespace

Ended search_plainly(const Model& model, std::uint64_t most_nodes, const Context& context,
                     const Visit& visit) {
  if (model.impossible) return {true, 0, 0, 1, 0};
  const std::size_t words = (model.size() + 63) / 64;
  if (words <= 1) return search<1>(model, most_nodes, context, visit);
  if (words <= 2) return search<2>(model, most_nodes, context, visit);
  if (words <= 3) return search<3>(model, most_nodes, context, visit);
  if (words <= 4) return search<4>(model, most_nodes, context, visit);
  if (words <= 6) return search<6>(model, most_nodes, context, visit);
  if (words <= 10) return search<10>(model, most_nodes, context, visit);
  return search<25>(model, most_nodes, context, visit);
}

}  // namespace rookery::deduction
