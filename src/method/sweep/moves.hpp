// SPDX-License-Identifier: Apache-2.0
// What the steps of one square do to a single key: for those who go from state to state.
#pragma once
#include <cstdint>
#include <vector>

#include "method/sweep/course.hpp"

namespace rookery::sweeping {

template <class Key>
class SquareMoves {
 public:
  // The steps from `begin` to `end` decide the square.
  SquareMoves(const Course& course, std::size_t begin, std::size_t end, std::size_t kinds)
      : choices_(kinds + 1) {
    const Step& first = course.steps[begin];
    first_ = cut_of(first);
    for (const Option& option : first.options) add(first, option);
    for (const Stream& stream : first.streams) {
      choices_[static_cast<std::size_t>(stream.kind + 1)].push_back(way_of(stream));
      leaving_ |= static_cast<Key>(stream.set);
    }
    for (std::size_t i = begin; i < end; ++i) {
      if (i > begin) drops_.push_back(drop_of(course.steps[i]));
      leaving_ |= before(course, begin, i);
    }
  }

  // Changes the key to the one after the square, with a piece of the kind (or nothing) on it.
  // False: that is not possible.
  bool take(Key& key, int kind) const {
    for (const Way& way : choices_[static_cast<std::size_t>(kind + 1)]) {
      if (!fits(way, key)) continue;
      key = Key(cut(first_, Key(key | way.set)) << first_.new_bits) + way.added;
      return drop(key);
    }
    return false;
  }
  bool any(int kind) const { return !choices_[static_cast<std::size_t>(kind + 1)].empty(); }

  // The bits that leave, or are set whatever they were: among keys with the same ones, a choice
  // keeps the order.
  Key leaving() const { return leaving_; }

 private:
  struct Cut {
    unsigned at = 0, width = 0, new_bits = 0;
    Key low = 0;
  };
  struct Way {
    Key mask = 0, value = 0, added = 0, set = 0;
    std::vector<Limit> limits{};
  };
  struct Drop {
    Cut cut;
    std::vector<Way> ways;  // none: any key
  };

  static Cut cut_of(const Step& step) {
    return {step.cut_at, step.cut_width, step.new_bits, Key((Key{1} << step.cut_at) - 1)};
  }
  static Key cut(const Cut& cut, Key key) {
    if (cut.width == 0) return key;
    return Key(key >> cut.at >> cut.width << cut.at) | (key & cut.low);
  }

  static Way way_of(const Stream& stream) {
    return {static_cast<Key>(stream.mask), static_cast<Key>(stream.value),
            static_cast<Key>(stream.added), static_cast<Key>(stream.set), stream.limits};
  }
  void add(const Step& step, const Option& option) {
    Key mask = static_cast<Key>(option.forbidden);
    if (option.barred) mask |= Key{1} << step.cut_at;
    choices_[static_cast<std::size_t>(option.kind + 1)].push_back(
        {mask, 0, static_cast<Key>(option.added)});
  }
  static Drop drop_of(const Step& step) {
    Drop drop{cut_of(step), {}};
    for (const Stream& stream : step.streams) drop.ways.push_back(way_of(stream));
    return drop;
  }

  // The bits that step i drops, where they are in the key before the square; new ones are nowhere.
  static Key before(const Course& course, std::size_t begin, std::size_t i) {
    Key bits = 0;
    for (unsigned bit = 0; bit < course.steps[i].cut_width; ++bit) {
      unsigned at = course.steps[i].cut_at + bit;
      bool old = true;
      for (std::size_t j = i; j > begin && old; --j) {
        const Step& step = course.steps[j - 1];
        old = at >= step.new_bits;
        if (old) at -= step.new_bits;
        if (old && at >= step.cut_at) at += step.cut_width;
      }
      if (old) bits |= Key{1} << at;
    }
    return bits;
  }

  static bool fits(const Way& way, Key key) {
    if ((key & way.mask) != way.value) return false;
    for (const Limit& limit : way.limits) {
      const std::uint64_t value = static_cast<std::uint64_t>(key >> limit.at) & limit.mask;
      if (value < limit.least || value > limit.most) return false;
    }
    return true;
  }
  bool drop(Key& key) const {
    for (const Drop& drop : drops_) {
      bool fit = drop.ways.empty();
      for (const Way& way : drop.ways) fit = fit || fits(way, key);
      if (!fit) return false;
      key = cut(drop.cut, key);
    }
    return true;
  }

  std::vector<std::vector<Way>> choices_;  // of each kind + 1; of several at most one fits a key
  Cut first_;
  std::vector<Drop> drops_;  // the steps after the first
  Key leaving_ = 0;
};

// Of every square of the course, in its order.
template <class Key>
std::vector<SquareMoves<Key>> moves_of(const Course& course, std::size_t kinds) {
  std::vector<SquareMoves<Key>> moves;
  for (std::size_t begin = 0; begin < course.steps.size();) {
    std::size_t end = begin;
    while (end < course.steps.size() && course.steps[end].decided == course.steps[begin].decided)
      ++end;
    moves.emplace_back(course, begin, end, kinds);
    begin = end;
  }
  return moves;
}

}  // namespace rookery::sweeping
