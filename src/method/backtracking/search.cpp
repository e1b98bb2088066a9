// SPDX-License-Identifier: Apache-2.0
#include "method/backtracking/search.hpp"

#include <algorithm>
#include <cmath>

#include "base/chance.hpp"
#include "method/backtracking/army.hpp"

namespace rookery::backtrack {
namespace {

class Search {
 public:
  Search(const Stands& stands, const Words& open, std::int64_t least, std::int64_t most,
         Context& context)
      : stands_(stands), least_(least), most_(most), context_(context) {
    // Never deeper than there are open squares.
    const std::int64_t deepest = size_of(open.data(), stands.words);
    most_ = std::min(most_, deepest);
    counts_.resize(static_cast<std::size_t>(std::max<std::int64_t>(most_, 0)) + 1);
    open_.resize((counts_.size() + 1) * stands.words);
    std::copy(open.begin(), open.end(), open_.begin());
  }

  void run() {
    if (least_ > most_) return;
    counts_[0] = 1;
    if (most_ > 0) look(0);
  }

  std::uint64_t work() const { return work_; }

  std::vector<Integer> counts() const {
    std::vector<Integer> big;
    for (const std::uint64_t count : counts_) big.emplace_back(static_cast<unsigned long>(count));
    return big;
  }

 private:
  // `size` pieces stand, and the squares open behind the last one are in open_[size].
  void look(std::size_t size) {
    if ((++work_ & 0xFFFF) == 0) context_.check();
    const std::uint64_t* open = open_.data() + size * stands_.words;
    const std::int64_t left = size_of(open, stands_.words);
    // fits: counts_ grow by at most 1024 a look, and 2^54 looks take a year.
    counts_[size + 1] += static_cast<std::uint64_t>(left);
    const auto next = static_cast<std::int64_t>(size) + 1;
    // With `left` squares open no more than that many pieces can follow.
    if (next == most_ || static_cast<std::int64_t>(size) + left < std::max(least_, next + 1))
      return;
    for (std::size_t w = 0; w < stands_.words; ++w)
      for (std::uint64_t bits = open[w]; bits != 0; bits &= bits - 1) {
        const std::size_t number = w * 64 + static_cast<std::size_t>(std::countr_zero(bits));
        open_behind(stands_, open, number, open_.data() + (size + 1) * stands_.words);
        look(size + 1);
      }
  }

  const Stands& stands_;
  std::int64_t least_, most_;
  Context& context_;
  std::vector<std::uint64_t> counts_, open_;
  std::uint64_t work_ = 0;
};

// The index-th set bit.
std::size_t select_bit(const Words& words, std::int64_t index) {
  for (std::size_t w = 0;; ++w) {
    std::uint64_t bits = words[w];
    for (; bits != 0; bits &= bits - 1)
      if (index-- == 0) return w * 64 + static_cast<std::size_t>(std::countr_zero(bits));
  }
}

// The stands of a kind as a mask.
Words stands_of(const Instance& instance, std::size_t kind, std::size_t words) {
  Words mask(words);
  for (std::size_t s = 0; s < instance.squares.size(); ++s) set_bit(mask, instance.stand(s, kind));
  return mask;
}

// Puts pieces on random open stands, anywhere, until none is left. The choices passed, over the
// orders of the pieces, estimate how many sets of each size there are.
class Descent {
 public:
  Descent(const Instance& instance, const Stands& stands) : instance_(instance), stands_(stands) {
    for (std::size_t kind = 0; kind < instance.kinds; ++kind) {
      of_kind_.push_back(stands_of(instance, kind, stands.words));
      // No more can stand than there are squares, whatever the range says.
      most_ += std::min<std::int64_t>(instance.numbers[kind].most,
                                      static_cast<std::int64_t>(instance.squares.size()));
    }
  }

  double looked_at(Chance& chance) const {
    Words open = stands_.open;
    std::vector<std::int64_t> placed(instance_.kinds);
    // Of one kind the last piece is counted, not put down.
    const std::int64_t most = plain(instance_) ? most_ : most_ + 1;
    double weight = 1, looked_at = 0;
    for (std::int64_t size = 1; size <= most; ++size) {
      looked_at += weight;  // a look at each set of size - 1
      const std::int64_t left = size_of(open.data(), stands_.words);
      if (left == 0) break;
      weight *= static_cast<double>(left) / static_cast<double>(size);
      const auto choice =
          static_cast<std::int64_t>(chance.next() % static_cast<std::uint64_t>(left));
      put(select_bit(open, choice), open, placed);
    }
    return looked_at;
  }

 private:
  void put(std::size_t stand, Words& open, std::vector<std::int64_t>& placed) const {
    const std::uint64_t* out = stands_.ruled_out_by(stand);
    for (std::size_t w = 0; w < stands_.words; ++w) open[w] &= ~out[w];
    const std::size_t kind = stand % instance_.kinds;
    if (++placed[kind] < instance_.numbers[kind].most) return;
    for (std::size_t w = 0; w < stands_.words; ++w) open[w] &= ~of_kind_[kind][w];
  }

  const Instance& instance_;
  const Stands& stands_;
  std::vector<Words> of_kind_;
  std::int64_t most_ = 0;
};

}  // namespace

std::vector<Integer> count_by_size(const Stands& stands, const Words& open, std::int64_t least,
                                   std::int64_t most, Context& context, std::uint64_t& work) {
  Search search(stands, open, least, most, context);
  search.run();
  work += search.work();
  return search.counts();
}

Cost predict(const Instance& instance) {
  if (instance.impossible) return {1000, 4096};
  const auto stands = static_cast<double>(instance.open.size());
  const double words = std::floor(stands / 64) + 1;
  const double looked_at = predicted_work(instance);
  // Measured on x86-64: looking at a set takes about 7 ns and 2 ns a word.
  const double look = plain(instance) ? 7 + 2 * words : look_of_army(instance);
  return {2000 + stands * words * 4 + looked_at * look, 4096 + 8 * words * (2 * stands + 2)};
}

double predicted_work(const Instance& instance) {
  constexpr int descents = 48;
  Chance chance;
  if (!instance.lines.empty()) return std::min(sampled_looks(instance, chance), 1e300);
  double total = 0;
  const Stands stands(instance);
  const Descent descent(instance, stands);
  for (int i = 0; i < descents; ++i) total += descent.looked_at(chance);
  return std::min(total / descents, 1e300);  // a finite number to show
}

}  // namespace rookery::backtrack
