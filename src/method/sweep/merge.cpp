// SPDX-License-Identifier: Apache-2.0
#include "method/sweep/merge.hpp"

#include <gmp.h>

#include <algorithm>
#include <bit>
#include <type_traits>

namespace rookery::sweeping {
namespace {

using Word = std::uint64_t;
static_assert(sizeof(mp_limb_t) == sizeof(Word));
constexpr std::size_t unchecked = std::size_t{1} << 19;  // states between two looks at the context

// Where the keys at or above `bound` begin; found by doubling steps, so short runs are cheap.
template <class Key>
std::size_t end_below(const Key* keys, std::size_t from, std::size_t end, Key bound) {
  std::size_t stride = 1;
  while (from + stride < end && keys[from + stride] < bound) stride *= 2;
  const Key* last = keys + std::min(end, from + stride + 1);
  return static_cast<std::size_t>(std::lower_bound(keys + from, last, bound) - keys);
}

// The keys that share all bits above the dropped one, [begin, middle) without and [middle, end)
// with it.
struct Block {
  std::size_t begin = 0, middle = 0, end = 0;
};

// All keys are one block without the bit if nothing is dropped.
template <class Key>
Block block_at(const Step& step, const List<Key>& list, std::size_t begin) {
  if (step.cut_width == 0) return {begin, list.states, list.states};
  const Key* keys = list.keys.data();
  const Key set = Key{1} << step.cut_at;
  const Key base = keys[begin] >> step.cut_at >> 1 << step.cut_at << 1;
  const std::size_t middle = end_below(keys, begin, list.states, Key(base + set));
  const Key last = base + set + (set - 1);
  std::size_t end = middle;
  if (middle < list.states) end = end_below(keys, middle, list.states, last);
  if (end < list.states && keys[end] == last) ++end;
  return {begin, middle, end};
}

// A mask of the key before the cut, without the dropped bits, as a mask after it.
template <class Key>
Key after_cut(const Step& step, Wide mask) {
  const Wide low = (Wide{1} << step.cut_at) - 1;
  if (step.cut_width == 0) return static_cast<Key>(mask);
  return static_cast<Key>((mask >> step.cut_at >> step.cut_width << step.cut_at) | (mask & low));
}

// The two halves of a block, merged: next() goes from key to key after the cut.
template <class Key>
class Merge {
 public:
  Merge(const Step& step, const List<Key>& list, const Block& block)
      : keys_(list.keys.data()), middle_(block.middle), end_(block.end) {
    const bool cut = step.cut_width > 0;
    low_ = cut ? (Key{1} << step.cut_at) - 1 : ~Key{0};
    high_ = cut ? Key(keys_[block.begin] >> step.cut_at >> 1 << step.cut_at) : Key{0};
    a_ = block.begin;
    b_ = block.middle;
  }
  bool more() const { return a_ < middle_ || b_ < end_; }
  void next() {
    const Key key_a = a_ < middle_ ? keys_[a_] & low_ : low_;
    const Key key_b = b_ < end_ ? keys_[b_] & low_ : low_;
    const Key low = std::min(key_a, key_b);
    in_a = key_a == low && a_ < middle_;
    in_b = key_b == low && b_ < end_;
    place_a = a_;
    place_b = b_;
    a_ += in_a;
    b_ += in_b;
    key = low | high_;
  }

  Key key = 0;
  bool in_a = false, in_b = false;  // without the dropped bit, with it
  std::size_t place_a = 0, place_b = 0;

 private:
  const Key* keys_;
  Key low_, high_;
  std::size_t a_, b_, middle_, end_;
};

// A square of one kind: without new bits both choices lead to one state, else to neighbours.
template <class Key, int L, bool appended, bool barred>
class Pairs {
 public:
  Pairs(const Step& step, const List<Key>& before, List<Key>& after)
      : from_keys_(before.keys.data()),
        from_(before.values.data()),
        keys_(after.keys.data()),
        sums_(after.values.data()),
        forbidden_(after_cut<Key>(step, step.options[1].forbidden)) {}

  // Merges the keys from a to `middle` and from b to `end`, which get `high` above their low bits.
  void merge(Block block, Key low, Key high, const Context& context) {
    std::size_t a = block.begin, b = block.middle;
    while (a < block.middle && b < block.end) {
      const std::size_t pause = std::min(block.middle, a + unchecked);
      both(a, pause, b, block.end, low, high);
      context.check();
    }
    alone<false>(a, block.middle, low, high, context);
    alone<true>(b, block.end, low, high, context);
  }
  std::size_t states() const { return out_; }
  Word top() const { return top_; }

 private:
  static constexpr Word zero[L] = {};

  // While there are keys of both: locals, for stores might change members for all one knows.
  void both(std::size_t& a_place, std::size_t middle, std::size_t& b_place, std::size_t end,
            Key low, Key high) {
    const Key* from_keys = from_keys_;
    const Word* from = from_;
    Key* keys = keys_ + out_;
    Word* sum = sums_ + out_ * L;
    const Key forbidden = forbidden_;
    std::size_t a = a_place, b = b_place;
    Word top = top_;
    while (a < middle && b < end) {
      const Key key_a = from_keys[a] & low, key_b = from_keys[b] & low;
      const bool in_a = key_a <= key_b, in_b = key_b <= key_a;
      const Word mask_a = Word{0} - Word{in_a}, mask_b = Word{0} - Word{in_b};
      const Word *value_a = from + a * L, *value_b = from + b * L;
      const Key key = (in_a ? key_a : key_b) | high;
      const bool free = (key & forbidden) == 0 && (!barred || in_a);
      write(keys, sum, key, value_a, mask_a, value_b, mask_b, free, top);
      a += in_a;
      b += in_b;
    }
    out_ = static_cast<std::size_t>(keys - keys_);
    a_place = a;
    b_place = b;
    top_ = top;
  }

  // The rest of one half.
  template <bool with_bit>
  void alone(std::size_t place, std::size_t end, Key low, Key high, const Context& context) {
    Key* keys = keys_ + out_;
    Word* sum = sums_ + out_ * L;
    Word top = top_;
    for (std::size_t i = place; i < end; ++i) {
      const Key key = (from_keys_[i] & low) | high;
      const bool free = (key & forbidden_) == 0 && !(barred && with_bit);
      const Word* value = from_ + i * L;
      write(keys, sum, key, value, with_bit ? 0 : ~Word{0}, value, with_bit ? ~Word{0} : 0, free,
            top);
      if (i % unchecked == unchecked - 1) context.check();
    }
    out_ = static_cast<std::size_t>(keys - keys_);
    top_ = top;
  }

  // fits: the caller has left room for the addends.
  static void write(Key*& keys, Word*& sum, Key key, const Word* value_a, Word mask_a,
                    const Word* value_b, Word mask_b, bool free, Word& top) {
    Wide carried = 0, more = 0;
    for (int i = 0; i < L; ++i) {
      const Word a = value_a[i] & mask_a, b = value_b[i] & mask_b;
      carried += static_cast<Wide>(a) + b;
      const Word both = static_cast<Word>(carried);
      carried >>= 64;
      if constexpr (appended) {
        sum[i] = both;
        sum[L + i] = barred ? a : both;
      } else {
        more += static_cast<Wide>(both) + (free ? (barred ? a : both) : 0);
        sum[i] = static_cast<Word>(more);
        more >>= 64;
      }
    }
    top |= sum[L - 1];
    if constexpr (appended) {
      keys[0] = key << 1;
      keys[1] = key << 1 | 1;
    } else {
      keys[0] = key;
    }
    const std::size_t made = appended && free ? 2 : 1;
    keys += made;
    sum += made * L;
  }

  const Key* from_keys_;
  const Word* from_;
  Key* keys_;
  Word* sums_;
  Key forbidden_;
  std::size_t out_ = 0;
  Word top_ = 0;
};

template <class Key, int L, bool appended, bool barred>
void take_pair(const Step& step, const List<Key>& before, List<Key>& after,
               const Context& context) {
  Pairs<Key, L, appended, barred> pairs(step, before, after);
  const bool cut = step.cut_width > 0;
  const Key low = cut ? (Key{1} << step.cut_at) - 1 : ~Key{0};
  for (std::size_t begin = 0; begin < before.states;) {
    const Block block = block_at(step, before, begin);
    const Key key = before.keys.data()[begin];
    pairs.merge(block, low, cut ? Key(key >> step.cut_at >> 1 << step.cut_at) : Key{0}, context);
    begin = block.end;
  }
  after.states = pairs.states();
  after.top = pairs.top();
}

// Writes states of any number of slots and words, one after the other.
template <class Key>
class Writer {
 public:
  Writer(const List<Key>& before, List<Key>& after, const std::vector<std::vector<Run>>& runs)
      : before_(before), after_(after), runs_(runs), room_(after.room()) {
    after.states = 0;
    after.top = 0;
  }
  // A state whose value is 0 so far.
  void begin(Key key) {
    if (after_.states == room_) {
      after_.grow(2 * room_);
      room_ = after_.room();
    }
    after_.keys.data()[after_.states] = key;
    std::fill_n(value(), after_.words(), 0);
    open_ = true;
  }
  bool is_open(Key key) const { return open_ && after_.keys.data()[after_.states] == key; }
  // Adds a value of the list before, with a piece of the kind more.
  void add(std::size_t place, int kind) {
    const Word* from = before_.values.data() + place * before_.words();
    const std::size_t limbs = after_.limbs;
    for (const Run& run : runs_[static_cast<std::size_t>(kind + 1)]) {
      Word* to = value() + run.to * limbs;
      // No carry leaves a number, so that a run of them is added like one.
      mpn_add_n(to, to, from + run.from * limbs, static_cast<mp_size_t>(run.length * limbs));
    }
  }
  // A state of which nothing is left within the windows is not kept.
  void end() {
    if (!open_) return;
    open_ = false;
    Word any = 0;
    const Word* words = value();
    for (std::size_t i = 0; i < after_.words(); ++i) any |= words[i];
    for (std::size_t i = after_.limbs - 1; i < after_.words(); i += after_.limbs)
      after_.top |= words[i];
    after_.states += any != 0;
  }

 private:
  Word* value() { return after_.values.data() + after_.states * after_.words(); }

  const List<Key>& before_;
  List<Key>& after_;
  const std::vector<std::vector<Run>>& runs_;
  std::size_t room_;  // for so many states
  bool open_ = false;
};

template <class Key>
void take_options(const Step& step, const List<Key>& before, List<Key>& after,
                  const std::vector<std::vector<Run>>& runs, const Context& context) {
  std::vector<Key> forbidden;
  for (const Option& option : step.options)
    forbidden.push_back(after_cut<Key>(step, option.forbidden));
  Writer<Key> writer(before, after, runs);
  std::size_t looked_at = 0;
  for (std::size_t begin = 0; begin < before.states;) {
    const Block block = block_at(step, before, begin);
    for (Merge<Key> merge(step, before, block); merge.more();) {
      merge.next();
      for (std::size_t o = 0; o < step.options.size(); ++o) {
        const Option& option = step.options[o];
        const bool from_b = merge.in_b && !option.barred;
        if ((merge.key & forbidden[o]) != 0 || !(merge.in_a || from_b)) continue;
        const Key key = Key(merge.key << step.new_bits) + static_cast<Key>(option.added);
        if (!writer.is_open(key)) {
          writer.end();
          writer.begin(key);
        }
        if (merge.in_a) writer.add(merge.place_a, option.kind);
        if (from_b) writer.add(merge.place_b, option.kind);
      }
      writer.end();
      if (++looked_at % 4096 == 0) context.check();
    }
    begin = block.end;
  }
}

// A stream of changed keys.
template <class Key>
class Reader {
 public:
  Reader(const Step& step, const Stream& stream, const List<Key>& list)
      : stream_(&stream),
        keys_(list.keys.data()),
        states_(list.states),
        mask_(static_cast<Key>(stream.mask)),
        value_(static_cast<Key>(stream.value)),
        added_(static_cast<Key>(stream.added)),
        set_(static_cast<Key>(stream.set)),
        low_(static_cast<Key>((Wide{1} << step.cut_at) - 1)),
        cut_at_(step.cut_at),
        cut_width_(step.cut_width),
        new_bits_(step.new_bits) {
    seek();
  }
  bool more() const { return place_ < states_; }
  Key key() const { return key_; }
  std::size_t place() const { return place_; }
  int kind() const { return stream_->kind; }
  void next() {
    ++place_;
    seek();
  }

  // All that is to come, by key, where bits are set first: these do not come in order.
  void put_in_order() {
    if (stream_->set == 0) return;
    std::vector<Changed> all;
    for (; more(); next()) all.push_back({key_, place_});
    std::sort(all.begin(), all.end(),
              [](const Changed& a, const Changed& b) { return a.key < b.key; });
    all_ = std::move(all);
    at_ = 0;
    in_order_ = true;
    take();
  }

 private:
  bool within(Key key) const {
    if ((key & mask_) != value_) return false;
    for (const Limit& limit : stream_->limits) {
      const std::uint64_t value = static_cast<std::uint64_t>(key >> limit.at) & limit.mask;
      if (value < limit.least || value > limit.most) return false;
    }
    return true;
  }
  struct Changed {
    Key key;
    std::size_t place;
  };

  void take() {
    place_ = at_ < all_.size() ? all_[at_].place : states_;
    if (at_ < all_.size()) key_ = all_[at_++].key;
  }
  void seek() {
    if (in_order_) return take();
    while (place_ < states_ && !within(keys_[place_])) ++place_;
    if (place_ == states_) return;
    Key key = keys_[place_] | set_;
    if (cut_width_ > 0) key = (key >> cut_at_ >> cut_width_ << cut_at_) | (key & low_);
    key_ = (key << new_bits_) + added_;
  }

  const Stream* stream_;
  const Key* keys_;
  std::size_t states_, place_ = 0;
  Key mask_, value_, added_, set_, low_, key_ = 0;
  unsigned cut_at_, cut_width_, new_bits_;
  std::vector<Changed> all_;
  std::size_t at_ = 0;
  bool in_order_ = false;
};

template <class Key>
void take_streams(const Step& step, const List<Key>& before, List<Key>& after,
                  const std::vector<std::vector<Run>>& runs, const Context& context) {
  std::vector<Reader<Key>> readers;
  for (const Stream& stream : step.streams) readers.emplace_back(step, stream, before);
  const auto done = [](const Reader<Key>& reader) { return !reader.more(); };
  for (Reader<Key>& reader : readers) reader.put_in_order();
  readers.erase(std::remove_if(readers.begin(), readers.end(), done), readers.end());
  Writer<Key> writer(before, after, runs);
  for (std::size_t looked_at = 1; !readers.empty(); ++looked_at) {
    Key least = readers.front().key();
    for (const Reader<Key>& reader : readers) least = std::min(least, reader.key());
    writer.begin(least);
    bool ended = false;
    for (Reader<Key>& reader : readers) {
      for (; reader.more() && reader.key() == least; reader.next())
        writer.add(reader.place(), reader.kind());
      ended |= !reader.more();
    }
    writer.end();
    if (ended) readers.erase(std::remove_if(readers.begin(), readers.end(), done), readers.end());
    if (looked_at % 4096 == 0) context.check();
  }
}

template <class Key, int L>
void take_pair(const Step& step, const List<Key>& before, List<Key>& after,
               const Context& context) {
  const auto take = [&](auto appended, auto barred) {
    take_pair<Key, L, decltype(appended)::value, decltype(barred)::value>(step, before, after,
                                                                          context);
  };
  const bool barred = step.options[1].barred;
  if (step.new_bits == 1)
    barred ? take(std::true_type{}, std::true_type{}) : take(std::true_type{}, std::false_type{});
  else
    barred ? take(std::false_type{}, std::true_type{}) : take(std::false_type{}, std::false_type{});
}

// A square of one kind, numbers untold, and values of few words.
template <class Key>
bool take_quickly(const Step& step, const List<Key>& before, List<Key>& after,
                  const Context& context) {
  if (step.options.size() != 2 || after.slots != 1) return false;
  if (step.options[1].added != step.new_bits) return false;
  switch (before.limbs) {
    case 1:
      take_pair<Key, 1>(step, before, after, context);
      return true;
    case 2:
      take_pair<Key, 2>(step, before, after, context);
      return true;
    case 3:
      take_pair<Key, 3>(step, before, after, context);
      return true;
    case 4:
      take_pair<Key, 4>(step, before, after, context);
      return true;
    case 5:
      take_pair<Key, 5>(step, before, after, context);
      return true;
    case 6:
      take_pair<Key, 6>(step, before, after, context);
      return true;
    default:
      return false;
  }
}

}  // namespace

std::size_t addends_of(const Step& step, std::size_t states) {
  std::size_t addends = 1;  // room for the number itself, where there is no state
  for (const Stream& stream : step.streams) {  // as many keys become one as bits are set in them
    const int bits = std::popcount(static_cast<std::uint64_t>(stream.set)) +
                     std::popcount(static_cast<std::uint64_t>(stream.set >> 64));
    addends += std::min(states, std::size_t{1} << std::min(bits, 40));
  }
  return std::max(2 * step.options.size(), addends);
}

template <class Key>
void take_step(const Step& step, const List<Key>& before, List<Key>& after,
               const std::vector<std::vector<Run>>& runs, bool told, const Context& context) {
  after.limbs = before.limbs;
  // The quick ones need to have it all before; the others make room as they go.
  const bool plain = step.streams.empty() && !told;
  after.make_room(before.states * (plain ? step.options.size() : 1));
  if (!step.streams.empty())
    take_streams(step, before, after, runs, context);
  else if (told || !take_quickly(step, before, after, context))
    take_options(step, before, after, runs, context);
}

template void take_step(const Step&, const List<std::uint64_t>&, List<std::uint64_t>&,
                        const std::vector<std::vector<Run>>&, bool, const Context&);
template void take_step(const Step&, const List<Wide>&, List<Wide>&,
                        const std::vector<std::vector<Run>>&, bool, const Context&);

}  // namespace rookery::sweeping
