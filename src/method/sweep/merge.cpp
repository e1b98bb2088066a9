// SPDX-License-Identifier: Apache-2.0
#include "method/sweep/merge.hpp"

#include <gmp.h>

#include <algorithm>

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

// Sums of numbers of L words; fits: the caller has left room for the addends.
template <int L>
struct Fixed {
  static void add(Word* to, const Word* a, const Word* b) {
    Wide sum = 0;
    for (int i = 0; i < L; ++i) {
      sum += static_cast<Wide>(a[i]) + b[i];
      to[i] = static_cast<Word>(sum);
      sum >>= 64;
    }
  }
  static void set(Word* to, const Word* from) {
    for (int i = 0; i < L; ++i) to[i] = from[i];
  }
};

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
template <class Key, int L, bool appended>
void take_pair(const Step& step, const List<Key>& before, List<Key>& after,
               const Context& context) {
  static constexpr Word zero[L] = {};
  const Word* values = before.values.data();
  Key* keys = after.keys.data();
  const Key forbidden = after_cut<Key>(step, step.options[1].forbidden);
  const bool barred = step.options[1].barred;
  std::size_t out = 0;
  Word top = 0;
  const auto one = [&](Merge<Key>& merge) {
    merge.next();
    const Word* value_a = merge.in_a ? values + merge.place_a * L : zero;
    const Word* value_b = merge.in_b ? values + merge.place_b * L : zero;
    const bool free = (merge.key & forbidden) == 0 && (merge.in_a || !barred);
    Word* sum = after.values.data() + out * L;
    Fixed<L>::add(sum, value_a, value_b);
    if constexpr (appended) {
      keys[out] = merge.key << 1;
      keys[out + 1] = merge.key << 1 | 1;
      Fixed<L>::set(sum + L, barred ? value_a : sum);
      out += free ? 2 : 1;
    } else {
      keys[out] = merge.key;
      if (free) Fixed<L>::add(sum, sum, barred ? value_a : sum);
      ++out;
    }
    top |= sum[L - 1];
  };
  for (std::size_t begin = 0; begin < before.states;) {
    const Block block = block_at(step, before, begin);
    Merge<Key> merge(step, before, block);
    while (merge.more()) {
      for (std::size_t i = 0; i < unchecked && merge.more(); ++i) one(merge);
      context.check();
    }
    begin = block.end;
  }
  after.states = out;
  after.top = top;
}

// Writes states of any number of slots and words, one after the other.
template <class Key>
class Writer {
 public:
  Writer(const List<Key>& before, List<Key>& after, const std::vector<std::vector<Run>>& runs)
      : before_(before), after_(after), runs_(runs) {
    after.states = 0;
    after.top = 0;
  }
  // A state whose value is 0 so far.
  void begin(Key key) {
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

 private:
  bool within(Key key) const {
    if ((key & mask_) != value_) return false;
    for (const Limit& limit : stream_->limits) {
      const std::uint64_t value = static_cast<std::uint64_t>(key >> limit.at) & limit.mask;
      if (value < limit.least || value > limit.most) return false;
    }
    return true;
  }
  void seek() {
    while (place_ < states_ && !within(keys_[place_])) ++place_;
    if (place_ == states_) return;
    Key key = keys_[place_];
    if (cut_width_ > 0) key = (key >> cut_at_ >> cut_width_ << cut_at_) | (key & low_);
    key_ = (key << new_bits_) + added_;
  }

  const Stream* stream_;
  const Key* keys_;
  std::size_t states_, place_ = 0;
  Key mask_, value_, added_, low_, key_ = 0;
  unsigned cut_at_, cut_width_, new_bits_;
};

template <class Key>
void take_streams(const Step& step, const List<Key>& before, List<Key>& after,
                  const std::vector<std::vector<Run>>& runs, const Context& context) {
  std::vector<Reader<Key>> readers;
  for (const Stream& stream : step.streams) readers.emplace_back(step, stream, before);
  const auto done = [](const Reader<Key>& reader) { return !reader.more(); };
  readers.erase(std::remove_if(readers.begin(), readers.end(), done), readers.end());
  Writer<Key> writer(before, after, runs);
  for (std::size_t looked_at = 1; !readers.empty(); ++looked_at) {
    Key least = readers.front().key();
    for (const Reader<Key>& reader : readers) least = std::min(least, reader.key());
    writer.begin(least);
    bool ended = false;
    for (Reader<Key>& reader : readers) {
      if (reader.key() != least) continue;
      writer.add(reader.place(), reader.kind());
      reader.next();
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
  if (step.new_bits == 1)
    take_pair<Key, L, true>(step, before, after, context);
  else
    take_pair<Key, L, false>(step, before, after, context);
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

std::size_t addends_of(const Step& step) {
  return std::max(2 * step.options.size(), step.streams.size());
}

template <class Key>
void take_step(const Step& step, const List<Key>& before, List<Key>& after,
               const std::vector<std::vector<Run>>& runs, bool told, const Context& context) {
  after.limbs = before.limbs;
  after.make_room(before.states * std::max(step.options.size(), step.streams.size()));
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
