// SPDX-License-Identifier: Apache-2.0
#include "method/sweep/layer.hpp"

#include <gmp.h>

#include <algorithm>
#include <bit>

namespace rookery::sweeping {
namespace {

using Word = std::uint64_t;
static_assert(sizeof(mp_limb_t) == sizeof(Word));

// Adds the ways after the square to those before it.
// fits: the caller has left room in the highest word, so that no carry leaves a number.
template <class Key>
void add(const std::vector<Run>& runs, const Layer<Key>& after, std::size_t state, Word* to,
         std::size_t limbs) {
  for (const Run& run : runs) {
    const Word* from = after.number(state, run.to);
    Word* sum = to + run.from * limbs;
    if (limbs == after.limbs) {
      mpn_add_n(sum, sum, from, static_cast<mp_size_t>(run.length * limbs));
      continue;
    }
    for (std::size_t i = 0; i < run.length; ++i)
      mpn_add(sum + i * limbs, sum + i * limbs, static_cast<mp_size_t>(limbs),
              from + i * after.limbs, static_cast<mp_size_t>(after.limbs));
  }
}

}  // namespace

template <class Key>
std::size_t Layer<Key>::find(Key key) const {
  const auto at = std::lower_bound(keys.begin(), keys.end(), key);
  return at != keys.end() && *at == key ? static_cast<std::size_t>(at - keys.begin()) : nowhere;
}

// By doubling steps from the last one, up or down.
template <class Key>
std::size_t Finder<Key>::find(Key key, std::size_t& at) const {
  const std::size_t size = keys_.size();
  std::size_t from = std::min(at, size), to = from, stride = 1;
  if (from < size && keys_[from] < key) {
    while (to < size && keys_[to] < key) {
      from = to + 1;
      to += stride;
      stride *= 2;
    }
    to = std::min(to, size);
  } else {
    while (from > 0 && !(keys_[from - 1] < key)) {
      to = from - 1;
      from = to > stride ? to - stride : 0;
      stride *= 2;
    }
  }
  const auto begin = keys_.begin();
  at = static_cast<std::size_t>(std::lower_bound(begin + static_cast<std::ptrdiff_t>(from),
                                                 begin + static_cast<std::ptrdiff_t>(to), key) -
                                begin);
  return at < size && keys_[at] == key ? at : Layer<Key>::nowhere;
}

template <class Key>
Passage<Key> passage_of(const Course& course, const Told& told,
                        const std::vector<SquareMoves<Key>>& moves, std::size_t square) {
  const Window &before = course.window(square), &after = course.window(square + 1);
  Passage<Key> passage{moves[square], {}, before.slots()};
  for (int kind = nothing; kind < static_cast<int>(told.size()); ++kind)
    if (course.told)
      passage.runs.push_back(runs_between(before, after, told, kind));
    else
      passage.runs.push_back({{0, 0, 1}});
  return passage;
}

template <class Key>
Layer<Key> last_layer(const Course& course) {
  Layer<Key> last;
  last.keys = {0};
  last.slots = course.window(course.order.size()).slots();
  last.values.assign(last.slots, 1);
  last.top = 1;
  return last;
}

template <class Key>
Layer<Key> completed(std::vector<Key> keys, const Passage<Key>& passage, const Layer<Key>& after,
                     const Context& context) {
  const auto kinds = static_cast<int>(passage.runs.size()) - 1;
  Layer<Key> layer;
  layer.slots = passage.slots;
  // fits: with that many bits free in the highest word, so many addends cannot overflow.
  const auto room = static_cast<unsigned>(std::bit_width(passage.runs.size()));
  layer.limbs = after.limbs + (after.top >> (64 - room) != 0 ? 1 : 0);
  const std::size_t words = layer.limbs * layer.slots;
  layer.values.resize(keys.size() * words);
  Finder<Key> finder(after.keys, passage.moves.leaving(), static_cast<std::size_t>(kinds));
  std::size_t kept = 0;
  for (std::size_t state = 0; state < keys.size(); ++state) {
    if (state % 4096 == 0) context.check();
    Word* value = layer.values.data() + kept * words;
    std::fill_n(value, words, 0);
    for (int kind = nothing; kind < kinds; ++kind) {
      Key key = keys[state];
      if (!passage.moves.take(key, kind)) continue;
      const std::size_t next = finder.find(key, keys[state], kind);
      if (next == Layer<Key>::nowhere) continue;
      add(passage.runs[static_cast<std::size_t>(kind + 1)], after, next, value, layer.limbs);
    }
    if (std::all_of(value, value + words, [](Word word) { return word == 0; })) continue;
    for (std::size_t i = layer.limbs - 1; i < words; i += layer.limbs) layer.top |= value[i];
    keys[kept++] = keys[state];
  }
  keys.resize(kept);
  layer.values.resize(kept * words);
  if (8 * kept < 7 * keys.capacity()) {  // else the copying is not worth it
    keys.shrink_to_fit();
    layer.values.shrink_to_fit();
  }
  layer.keys = std::move(keys);
  return layer;
}

template struct Layer<std::uint64_t>;
template struct Layer<Wide>;
template class Finder<std::uint64_t>;
template class Finder<Wide>;
template Passage<std::uint64_t> passage_of(const Course&, const Told&,
                                           const std::vector<SquareMoves<std::uint64_t>>&,
                                           std::size_t);
template Passage<Wide> passage_of(const Course&, const Told&, const std::vector<SquareMoves<Wide>>&,
                                  std::size_t);
template Layer<std::uint64_t> last_layer(const Course&);
template Layer<Wide> last_layer(const Course&);
template Layer<std::uint64_t> completed(std::vector<std::uint64_t>, const Passage<std::uint64_t>&,
                                        const Layer<std::uint64_t>&, const Context&);
template Layer<Wide> completed(std::vector<Wide>, const Passage<Wide>&, const Layer<Wide>&,
                               const Context&);

}  // namespace rookery::sweeping
