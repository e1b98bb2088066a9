// SPDX-License-Identifier: Apache-2.0
// Lines that must hold pieces: always a piece in the line that has the fewest ways left to get what
// it lacks, and the search turns back as soon as a line has none. In a line that lacks d pieces and
// has f open stands, the first of them that gets a piece is one of f - d + 1; it is put down and
// those before it are closed. When no line lacks a piece, pieces are added freely.
#include <algorithm>

#include "method/search/engine.hpp"

namespace rookery::depth_first {
namespace {

constexpr std::size_t no_line = SIZE_MAX;

class ByLines : public Engine {
 public:
  ByLines(const Field& field, std::vector<FieldLine> lines)
      : Engine(field), lines_(std::move(lines)) {
    for (const Phase& phase : field.phases) {
      FieldLine line{Words(field.words), phase.number};
      for_bits(field.open, [&](std::size_t bit) {
        if (bit / 64 >= phase.first && bit / 64 < phase.end) set(line.mask, bit);
      });
      lines_.push_back(std::move(line));
    }
    lines_of_.resize(field.stands.size());
    stride_.resize(field.stands.size());
    for_bits(field.open, [&](std::size_t bit) {
      for (std::uint32_t l = 0; l < lines_.size(); ++l)
        if (has(lines_[l].mask, bit)) lines_of_[bit].push_back(l);
      for (const Phase& phase : field.phases)
        if (bit / 64 >= phase.first && bit / 64 < phase.end) stride_[bit] = phase.stride;
    });
  }

  Node root() const override {
    Node node;
    node.open = field_.open;
    node.held.resize(lines_.size());
    for (const FieldLine& line : lines_)
      if (line.range.most == 0) close(line, node.open.data());
    return node;
  }

  std::vector<std::uint32_t> branches(const Node& node, Tally& tally) const override {
    ++tally.work;
    const Pick pick = narrowest(node.held, node.open.data());
    std::vector<std::uint32_t> branches;
    if (pick.line == no_line) ++tally.counts[node.place];
    std::int64_t left = pick.ways;
    for_bits(node.open, [&](std::size_t bit) {
      if (pick.line == no_line || (has(lines_[pick.line].mask, bit) && left-- > 0))
        branches.push_back(static_cast<std::uint32_t>(bit));
    });
    return branches;
  }

  Node child(const Node& node, std::uint32_t branch) const override {
    Node child = node;
    const Pick pick = narrowest(node.held, node.open.data());
    for_bits(node.open, [&](std::size_t bit) {
      if (bit < branch && (pick.line == no_line || has(lines_[pick.line].mask, bit)))
        child.open[bit / 64] &= ~(Word{1} << bit % 64);
    });
    put(branch, child.open.data(), child.open.data(), child.held);
    child.place += stride_[branch];
    ++child.placed;
    child.fresh = false;
    return child;
  }

  void run(const Node& node, Tally& tally, Context& context) const override {
    std::size_t depth = 3;
    for (const Phase& phase : field_.phases) depth += static_cast<std::size_t>(phase.number.most);
    Run run{tally, context, Words(field_.words * depth), node.held, 0};
    std::copy(node.open.begin(), node.open.end(), run.stack.begin());
    visit(run, node.place, run.stack.data());
    tally.work += run.visits;
    tally.flush();
  }

  double cost(const Node& node) const override {
    const auto words = static_cast<double>(field_.words);
    double wanting = 0;
    for (std::size_t l = 0; l < lines_.size(); ++l) wanting += node.held[l] < lines_[l].range.least;
    return 8 + 0.3 * static_cast<double>(lines_.size()) + 1.1 * wanting * (1 + words) + 2 * words;
  }

  std::size_t likeness(const Node& node) const override {
    const std::int64_t open = depth_first::size_of(node.open.data(), 0, field_.words);
    return static_cast<std::size_t>(node.placed) * 64 +
           static_cast<std::size_t>(std::min<std::int64_t>(63, open));
  }

 private:
  struct Run {
    Tally& tally;
    Context& context;
    Words stack;
    std::vector<std::int64_t> held;
    std::uint64_t visits = 0;
  };
  struct Pick {
    std::size_t line = no_line;
    std::int64_t ways = INT64_MAX;
  };

  std::int64_t open_in(const FieldLine& line, const Word* open) const {
    std::int64_t size = 0;
    for (std::size_t w = 0; w < field_.words; ++w) size += std::popcount(open[w] & line.mask[w]);
    return size;
  }

  // The line with the fewest ways to get its next piece (none or less: it cannot be kept); no line:
  // none lacks a piece.
  Pick narrowest(const std::vector<std::int64_t>& held, const Word* open) const {
    Pick pick;
    for (std::size_t l = 0; l < lines_.size() && pick.ways > 0; ++l) {
      const std::int64_t lacks = lines_[l].range.least - held[l];
      if (lacks <= 0) continue;
      const std::int64_t ways = open_in(lines_[l], open) - lacks + 1;
      if (ways < pick.ways) pick = {l, ways};
    }
    return pick;
  }

  void close(const FieldLine& line, Word* open) const {
    for (std::size_t w = 0; w < field_.words; ++w) open[w] &= ~line.mask[w];
  }

  void put(std::size_t bit, const Word* open, Word* behind, std::vector<std::int64_t>& held) const {
    const Word* out = field_.ruled_out(bit);
    for (std::size_t w = 0; w < field_.words; ++w) behind[w] = open[w] & ~out[w];
    for (const std::uint32_t line : lines_of_[bit])
      if (++held[line] == lines_[line].range.most) close(lines_[line], behind);
  }

  void take_back(std::size_t bit, std::vector<std::int64_t>& held) const {
    for (const std::uint32_t line : lines_of_[bit]) --held[line];
  }

  void look_around(Run& run) const {
    run.context.check();
    run.tally.flush();
  }

  // Changes what it is given to look at.
  void visit(Run& run, std::size_t place, Word* open) const {
    // fits: a visit adds one, and counts are emptied every 2^14 visits.
    if (++run.visits % check_every == 0) look_around(run);
    const Pick pick = narrowest(run.held, open);
    if (pick.line == no_line) ++run.tally.counts[place];
    std::int64_t left = pick.ways;
    Word* behind = open + field_.words;
    for (std::size_t w = 0; w < field_.words; ++w) {
      Word here = open[w];
      if (pick.line != no_line) here &= lines_[pick.line].mask[w];
      for (; here != 0 && left > 0; here &= here - 1, --left) {
        const std::size_t bit = w * 64 + static_cast<std::size_t>(std::countr_zero(here));
        put(bit, open, behind, run.held);
        visit(run, place + stride_[bit], behind);
        take_back(bit, run.held);
        open[w] &= ~(Word{1} << bit % 64);
      }
    }
  }

  std::vector<FieldLine> lines_;
  std::vector<std::vector<std::uint32_t>> lines_of_;  // of each bit
  std::vector<std::size_t> stride_;                   // of each bit
};

}  // namespace

std::unique_ptr<Engine> by_lines(const Field& field, std::vector<FieldLine> lines) {
  return std::make_unique<ByLines>(field, std::move(lines));
}

}  // namespace rookery::depth_first
