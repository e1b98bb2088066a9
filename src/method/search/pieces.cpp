// SPDX-License-Identifier: Apache-2.0
// Numbers of pieces: kind after kind, and of each kind every piece behind the last one. The last
// piece is not put down: its open stands are counted. A group holds one piece at most, so a piece
// goes no further than leaves enough groups for those to come.
#include <algorithm>

#include "method/search/engine.hpp"

namespace rookery::depth_first {
namespace {

class ByPieces : public Engine {
 public:
  explicit ByPieces(const Field& field) : Engine(field) {
    for (const Phase& phase : field.phases) {
      std::vector<std::size_t> ends;  // [need]: where a piece must stand before
      for (std::int64_t need = 0; need <= phase.number.least; ++need)
        ends.push_back(end_for(phase, static_cast<std::size_t>(need)));
      ends_.push_back(std::move(ends));
    }
  }

  Node root() const override {
    Node node;
    node.open = field_.open;
    return node;
  }

  std::vector<std::uint32_t> branches(const Node& node, Tally& tally) const override {
    ++tally.work;
    std::vector<std::uint32_t> branches;
    if (field_.phases.empty()) {
      ++tally.counts[0];
      return branches;
    }
    const Phase& phase = field_.phases[node.stage];
    if (is_last(node.stage)) {
      if (node.placed == 0 && phase.number.least == 0) ++tally.counts[node.place];
      count_next(phase, node.placed, node.place, node.open.data(), tally.counts.data());
      if (node.placed + 2 > phase.number.most) return branches;
    } else {
      if (node.placed >= phase.number.least) branches.push_back(no_piece);
      if (node.placed == phase.number.most) return branches;
    }
    const std::size_t end = end_of(node.stage, node.placed);
    for (std::size_t bit = phase.first * 64; bit < end; ++bit)
      if (has(node.open, bit) && stands_for_others(node, bit))
        branches.push_back(static_cast<std::uint32_t>(bit));
    return branches;
  }

  Node child(const Node& node, std::uint32_t branch) const override {
    Node child = node;
    if (branch == no_piece) {
      ++child.stage;
      child.placed = 0;
      return child;
    }
    ++child.placed;
    child.place += field_.phases[node.stage].stride;
    put(branch, node.open.data(), child.open.data(), field_.words);
    for (std::size_t w = 0; w < branch / 64; ++w) child.open[w] = 0;
    if (node.fresh) child.weight *= alike(branch);
    child.fresh = false;
    return child;
  }

  void run(const Node& node, Tally& tally, Context& context) const override {
    std::size_t depth = 2;
    for (const Phase& phase : field_.phases) depth += static_cast<std::size_t>(phase.number.most);
    Run run{tally, context, Words(field_.words * depth), 0};
    std::copy(node.open.begin(), node.open.end(), run.stack.begin());
    if (field_.phases.empty())
      ++tally.counts[0];
    else if (node.placed == 0)
      enter(run, node.stage, node.place, run.stack.data());
    else
      visit(run, node.stage, node.placed, node.place, run.stack.data());
    tally.work += run.visits + run.closed;
    tally.flush();
  }

  double cost(const Node& node) const override {
    if (field_.phases.empty()) return 1;
    const Phase& phase = field_.phases[node.stage];
    const auto words = static_cast<double>(field_.words);
    if (is_last(node.stage) && node.placed > 0 && node.placed + 1 == phase.number.most)
      return 1.5 + 0.7 * static_cast<double>(phase.end - phase.first);
    return 10 + 2 * words;
  }

  std::size_t likeness(const Node& node) const override {
    if (field_.phases.empty()) return 0;
    const Phase& phase = field_.phases[node.stage];
    const auto placed = static_cast<std::size_t>(std::min(node.placed, phase.number.most));
    return (node.stage * (field_.groups.size() + 2) + placed) * 16 + share_open(node, 15);
  }

 private:
  struct Run {
    Tally& tally;
    Context& context;
    Words stack;
    std::uint64_t visits = 0, closed = 0;
  };

  bool is_last(std::size_t stage) const { return stage + 1 == field_.phases.size(); }

  // With `need` pieces still to be put, the first of them stands before this bit.
  std::size_t end_for(const Phase& phase, std::size_t need) const {
    if (need <= 1) return phase.end * 64;
    const std::size_t group = phase.end_group - need + 1;  // the first that is too late
    if (group >= phase.end_group) return phase.end * 64;
    const Group& late = field_.groups[group];
    return late.word * 64 + static_cast<std::size_t>(std::countr_zero(late.mask));
  }
  std::size_t end_of(std::size_t stage, std::int64_t placed) const {
    const std::int64_t need = field_.phases[stage].number.least - placed;
    return ends_[stage][static_cast<std::size_t>(std::max<std::int64_t>(need, 0))];
  }

  // The open stands that stay open behind the piece.
  void put(std::size_t bit, const Word* open, Word* behind, std::size_t end) const {
    const Word* out = field_.ruled_out(bit);
    std::size_t w = bit / 64;
    behind[w] = open[w] & ~out[w] & ~Word{0} << bit % 64;
    for (++w; w < end; ++w) behind[w] = open[w] & ~out[w];
  }

  // In the last phase: the placements with one piece more. Some piece may stand.
  void count_next(const Phase& phase, std::int64_t placed, std::size_t place, const Word* open,
                  std::uint64_t* counts) const {
    if (placed + 1 >= phase.number.least && placed < phase.number.most)
      counts[place + phase.stride] +=
          static_cast<std::uint64_t>(size_of(open, phase.first, phase.end));
  }

  void enter(Run& run, std::size_t stage, std::size_t place, Word* open) const {
    if (is_last(stage) && field_.phases[stage].number.least == 0) ++run.tally.counts[place];
    visit(run, stage, 0, place, open);
  }

  void look_around(Run& run) const {
    run.context.check();
    run.tally.flush();
  }

  void visit(Run& run, std::size_t stage, std::int64_t placed, std::size_t place,
             Word* open) const {
    // fits: a visit adds less than 2^20, and counts are emptied every 2^14 visits.
    if (++run.visits % check_every == 0) look_around(run);
    const Phase& phase = field_.phases[stage];
    if (is_last(stage)) {
      count_next(phase, placed, place, open, run.tally.counts.data());
      if (placed + 2 > phase.number.most) return;
      if (placed + 2 == phase.number.most) return close(run, stage, placed, place, open);
    } else {
      if (placed >= phase.number.least) enter(run, stage + 1, place, open);
      if (placed == phase.number.most) return;
    }
    const std::size_t end = end_of(stage, placed);
    for (std::size_t w = phase.first; w * 64 < end; ++w)
      for (Word left = before(open[w], w, end); left != 0; left &= left - 1) {
        Word* behind = open + field_.words;
        for (std::size_t v = phase.first; v < w; ++v) behind[v] = 0;
        put(w * 64 + static_cast<std::size_t>(std::countr_zero(left)), open, behind, field_.words);
        visit(run, stage, placed + 1, place + phase.stride, behind);
      }
  }

  static Word before(Word word, std::size_t w, std::size_t end) {
    return end >= w * 64 + 64 ? word : word & ((Word{1} << end % 64) - 1);
  }

  // The last two pieces: one is put down, the other one's stands are counted.
  void close(Run& run, std::size_t stage, std::int64_t placed, std::size_t place,
             const Word* open) const {
    const Phase& phase = field_.phases[stage];
    const std::size_t end = end_of(stage, placed);
    std::int64_t pairs = 0;
    for (std::size_t w = phase.first; w * 64 < end; ++w)
      for (Word left = before(open[w], w, end); left != 0; left &= left - 1) {
        const Word* out =
            field_.ruled_out(w * 64 + static_cast<std::size_t>(std::countr_zero(left)));
        // Behind it: also where only the last piece may stand.
        const Word later = ~Word{0} << std::countr_zero(left);
        pairs += std::popcount(open[w] & later & ~out[w]);
        pairs += counted_behind(open, out, w + 1, phase.end);
        ++run.closed;
      }
    run.tally.counts[place + 2 * phase.stride] += static_cast<std::uint64_t>(pairs);
  }

  static std::int64_t counted_behind(const Word* open, const Word* out, std::size_t w,
                                     std::size_t end) {
    std::int64_t size = 0;
    for (; w < end; ++w) size += std::popcount(open[w] & ~out[w]);
    return size;
  }

  std::vector<std::vector<std::size_t>> ends_;
};

}  // namespace

std::unique_ptr<Engine> by_pieces(const Field& field) { return std::make_unique<ByPieces>(field); }

}  // namespace rookery::depth_first
