// SPDX-License-Identifier: Apache-2.0
#include "method/band/sweep.hpp"

#include <bit>
#include <limits>

namespace rookery::bands {
namespace {

constexpr std::uint64_t unchecked_work = 1 << 16;  // limbs between two checks: below a millisecond

class Pace {
 public:
  explicit Pace(Context& context) : context_(context) {}
  Context& context() { return context_; }
  void step(std::size_t limbs) {
    if ((done_ += limbs) < unchecked_work) return;
    context_.check();
    done_ = 0;
  }

 private:
  Context& context_;
  std::uint64_t done_ = 0;
};

double all_states(const Classes& classes, std::int64_t most) {
  return states_at_most(classes, most, std::numeric_limits<double>::infinity());
}

// Limbs for numbers below 2^bits times (1 + length): a state is left in at most so many ways.
std::size_t limbs_for(std::size_t bits, std::int64_t length) {
  const auto ways = static_cast<std::uint64_t>(length) + 1;
  return (bits + static_cast<std::size_t>(std::bit_width(ways)) + 63) / 64;
}

Layer start(Context& context) {
  Layer layer;
  layer.reset(1, 1, 1, 1, context);
  layer.find_or_add({0});
  layer.number(0, 0)[0] = 1;
  return layer;
}

void reset(Layer& layer, const Step& step, std::int64_t slots, std::size_t limbs, std::int64_t most,
           Context& context) {
  layer.reset(step.layout_after().words, static_cast<std::size_t>(slots), limbs,
              all_states(step.after(), most), context);
}

// Each number before goes to the states after. `slot` counts the rooks on columns that are gone,
// if each number of rooks is wanted; a slot beyond those kept would hold 0, as no more rooks fit
// on the columns that are gone.
void advance(const Layer& before, Layer& after, Step& step, const Wanted& wanted, std::size_t limbs,
             Pace& pace, std::uint64_t& work) {
  const std::int64_t slots = slots_forward(step.after(), wanted);
  reset(after, step, slots, limbs, wanted.most, pace.context());
  const auto stored = static_cast<std::int64_t>(before.slots());
  for (std::size_t state = 0; state < before.states(); ++state)
    step.each_choice(before.key(state), [&](const Key& key, mp_limb_t ways, std::int64_t lost,
                                            std::int64_t occupied) {
      const std::size_t to = after.find_or_add(key);
      const std::int64_t shift = wanted.each ? lost : 0;
      const std::int64_t end =
          std::min({stored, slots - shift, wanted.most - occupied - shift + 1});
      for (std::int64_t slot = 0; slot < end; ++slot)
        after.add(to, static_cast<std::size_t>(slot + shift),
                  before.number(state, static_cast<std::size_t>(slot)), before.limbs(), ways);
      work += static_cast<std::uint64_t>(std::max<std::int64_t>(end, 0));
      pace.step(after.slots() * after.limbs() + 16);
    });
}

// The keys that can be reached, without numbers.
Layer reached(const Layer& before, Step& step, std::int64_t most, Pace& pace) {
  Layer after;
  reset(after, step, 0, 0, most, pace.context());
  for (std::size_t state = 0; state < before.states(); ++state)
    step.each_choice(before.key(state), [&](const Key& key, mp_limb_t, std::int64_t, std::int64_t) {
      after.find_or_add(key);
      pace.step(16);
    });
  return after;
}

}  // namespace

std::int64_t slots_forward(const Classes& classes, const Wanted& wanted) {
  return wanted.each ? std::min({classes.gone, classes.done(), wanted.most}) + 1 : 1;
}

std::int64_t slots_backward(const Classes& classes, std::int64_t most) {
  return std::min(classes.window.rows(), most) + 1;
}

// fits: all numbers of a layer together count no more placements than those of the layer before
// times (1 + length of the row), so that bounds their sum and each of them.
Polynomial count_rooks(const RookBoard& board, const Order& order, const Wanted& wanted,
                       Context& context, std::uint64_t& work) {
  Pace pace(context);
  Layer layer = start(context), next;
  for (std::size_t t = 0; t + 1 < order.size(); ++t) {
    Step step(board, order[t], order[t + 1], wanted.most);
    const std::size_t limbs = limbs_for(layer.bits_of_sum(context), board.length(step.row()));
    advance(layer, next, step, wanted, limbs, pace, work);
    std::swap(layer, next);  // their memory is used again: fresh pages cost more than the sums
  }
  Polynomial counts;
  for (std::size_t slot = 0; slot < layer.slots(); ++slot) counts.push_back(layer.integer(0, slot));
  while (counts.size() > 1 && counts.back() == 0) counts.pop_back();
  return counts;
}

// fits: a state has at most (1 + length of the row) ways, each followed by no more placements
// than the largest number of the layer ahead.
std::vector<Layer> completions(const RookBoard& board, const Order& order, std::int64_t most,
                               Context& context) {
  Pace pace(context);
  std::vector<Layer> layers;
  layers.push_back(start(context));
  for (std::size_t t = 0; t + 1 < order.size(); ++t) {
    Step step(board, order[t], order[t + 1], most);
    layers.push_back(reached(layers.back(), step, most, pace));
  }
  layers.back() = start(context);
  for (std::size_t t = order.size() - 1; t-- > 0;) {
    Step step(board, order[t], order[t + 1], most);
    const Layer& ahead = layers[t + 1];
    const std::size_t limbs = limbs_for(ahead.bits_of_largest(context), board.length(step.row()));
    const std::int64_t slots = slots_backward(step.before(), most);
    layers[t].give_numbers(static_cast<std::size_t>(slots), limbs, context);
    for (std::size_t state = 0; state < layers[t].states(); ++state) {
      bool rook = false;
      step.each_choice(
          layers[t].key(state), [&](const Key& key, mp_limb_t ways, std::int64_t, std::int64_t) {
            const std::size_t from = ahead.find(key);
            for (std::size_t j = 0; j < ahead.slots() && j + rook < layers[t].slots(); ++j)
              layers[t].add(state, j + rook, ahead.number(from, j), ahead.limbs(), ways);
            pace.step(ahead.slots() * limbs + 16);
            rook = true;  // all choices but the first put one
          });
    }
  }
  return layers;
}

}  // namespace rookery::bands
