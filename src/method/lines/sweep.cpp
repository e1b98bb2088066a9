// SPDX-License-Identifier: Apache-2.0
// The states are held in the layers of band.
#include "method/lines/sweep.hpp"

#include <algorithm>
#include <bit>

#include "method/band/layer.hpp"
#include "method/band/step.hpp"

namespace rookery::lines {
namespace {

using bands::Key;
using bands::Layer;
using bands::Layout;
using bands::Word;

Layout layout_of(const Stage& stage, std::int64_t most_rooks) {
  std::vector<std::int64_t> most;
  for (const Class& one : stage.list) most.push_back(std::min(one.most, most_rooks));
  return bands::packed(most);
}

// One row: from every state before to those after.
class Step {
 public:
  Step(const Stages& stages, Stage before, Stage after, std::int64_t most)
      : most_(most),
        layout_before_(layout_of(before, most)),
        layout_after_(layout_of(after, most)),
        key_(std::max<std::size_t>(1, layout_after_.words)) {
    for (const Class& one : before.list) {
      const auto& pattern = stages.pattern(one.pattern);
      const bool crossed = pattern.row == before.done;
      const std::size_t target = place_of(after, crossed ? pattern.rest : one.pattern);
      moves_.push_back({target, crossed ? pattern.weight : 0, one.size});
      ways_ += moves_.back().weight * static_cast<Word>(one.size);
      crossed_ += crossed;
    }
  }

  std::size_t words_after() const { return layout_after_.words; }
  Word most_ways() const { return ways_; }
  std::size_t crossed() const { return crossed_; }

  // Calls visit(key, ways, lost, occupied) for the row left empty and for a rook in each class it
  // crosses: as in band.
  template <class Visit>
  void each_choice(const Word* key, const Visit& visit) {
    empty_row(key);
    visit(key_, Word{1}, lost_, occupied_);
    for (std::size_t c = 0; c < moves_.size(); ++c) {
      const Move& move = moves_[c];
      const std::int64_t free = move.size - layout_before_.fields[c].of(key);
      const bool stays = move.target != nowhere;
      if (move.weight == 0 || free <= 0 || occupied_ + stays > most_) continue;
      // fits: no more than the squares of the board
      const Word ways = move.weight * static_cast<Word>(free);
      if (stays) layout_after_.fields[move.target].add_to(key_, 1);
      visit(key_, ways, lost_ + !stays, occupied_ + stays);
      if (stays) layout_after_.fields[move.target].add_to(key_, -1);
    }
  }

 private:
  static constexpr std::size_t nowhere = SIZE_MAX;
  struct Move {
    std::size_t target;  // of a class before, among those after
    Word weight;         // of its cells in the row; 0: it does not cross the row
    std::int64_t size;
  };

  static std::size_t place_of(const Stage& stage, std::uint32_t pattern) {
    for (std::size_t c = 0; c < stage.list.size(); ++c)
      if (stage.list[c].pattern == pattern) return c;
    return nowhere;
  }

  void empty_row(const Word* key) {
    std::fill(key_.begin(), key_.end(), 0);
    lost_ = occupied_ = 0;
    for (std::size_t c = 0; c < moves_.size(); ++c) {
      const std::int64_t columns = layout_before_.fields[c].of(key);
      if (columns == 0) continue;
      if (moves_[c].target == nowhere) {
        lost_ += columns;
      } else {
        layout_after_.fields[moves_[c].target].add_to(key_, columns);
        occupied_ += columns;
      }
    }
  }

  std::int64_t most_;
  Layout layout_before_, layout_after_;
  std::vector<Move> moves_;
  Word ways_ = 1;
  std::size_t crossed_ = 0;
  Key key_;  // scratch: the state after
  std::int64_t lost_ = 0, occupied_ = 0;
};

// Each number before goes to the states after; a slot counts the rooks on columns that are gone.
class Pass {
 public:
  Pass(const Wanted& wanted, Context& context) : wanted_(wanted), context_(context) {
    layer_.reset(1, 1, 1, 1, context);
    layer_.find_or_add({0});
    layer_.number(0, 0)[0] = 1;
  }

  // fits: all numbers of a layer together count no more placements than those of the layer before
  // times the ways that a row has, so that bounds their sum and each of them.
  void advance(Step& step, const Stage& after, std::uint64_t& work) {
    const std::size_t bits = layer_.bits_of_sum(context_);
    const std::size_t limbs =
        (bits + static_cast<std::size_t>(std::bit_width(step.most_ways())) + 63) / 64;
    const std::int64_t slots = slots_of(after, wanted_);
    const double grown =
        static_cast<double>(layer_.states()) * static_cast<double>(1 + step.crossed());
    next_.reset(step.words_after(), static_cast<std::size_t>(slots), limbs,
                std::min(grown, Stages::states_at_most(after, wanted_.most)), context_);
    for (std::size_t state = 0; state < layer_.states(); ++state)
      step.each_choice(layer_.key(state), [&](const Key& key, Word ways, std::int64_t lost,
                                              std::int64_t occupied) {
        work += add(next_.find_or_add(key), state, ways, wanted_.each ? lost : 0, occupied, slots);
      });
    std::swap(layer_, next_);
  }

  Polynomial counts() const {
    Polynomial counts;
    for (std::size_t slot = 0; slot < layer_.slots(); ++slot)
      counts.push_back(layer_.integer(0, slot));
    while (counts.size() > 1 && counts.back() == 0) counts.pop_back();
    return counts;
  }

 private:
  std::uint64_t add(std::size_t to, std::size_t state, Word ways, std::int64_t shift,
                    std::int64_t occupied, std::int64_t slots) {
    const auto stored = static_cast<std::int64_t>(layer_.slots());
    const std::int64_t end = std::min({stored, slots - shift, wanted_.most - occupied - shift + 1});
    for (std::int64_t slot = 0; slot < end; ++slot)
      next_.add(to, static_cast<std::size_t>(slot + shift),
                layer_.number(state, static_cast<std::size_t>(slot)), layer_.limbs(), ways);
    if ((done_ += next_.slots() * next_.limbs() + 16) > unchecked) {
      context_.check();
      done_ = 0;
    }
    return static_cast<std::uint64_t>(std::max<std::int64_t>(end, 0));
  }

  static constexpr std::uint64_t unchecked = 1 << 16;  // limbs between two checks
  Wanted wanted_;
  Context& context_;
  Layer layer_, next_;
  std::uint64_t done_ = 0;
};

}  // namespace

std::int64_t slots_of(const Stage& stage, const Wanted& wanted) {
  const auto done = static_cast<std::int64_t>(stage.done);
  return wanted.each ? std::min({stage.gone, done, wanted.most}) + 1 : 1;
}

std::size_t words_of_key(const Stage& stage, std::int64_t most_rooks) {
  return layout_of(stage, most_rooks).words;
}

Polynomial count_rooks(const Stages& stages, const Wanted& wanted, Context& context,
                       std::uint64_t& work) {
  Pass pass(wanted, context);
  Stage here = stages.stage(0);
  for (std::size_t done = 0; done < stages.rows(); ++done) {
    context.check();
    Stage after = stages.stage(done + 1);
    Step step(stages, here, after, wanted.most);
    pass.advance(step, after, work);
    here = std::move(after);
  }
  return pass.counts();
}

}  // namespace rookery::lines
