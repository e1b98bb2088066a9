// SPDX-License-Identifier: Apache-2.0
#include "method/backtracking/search.hpp"

#include <algorithm>

namespace rookery::backtrack {
namespace {

class Search {
 public:
  Search(const Squares& squares, const Words& open, std::int64_t least, std::int64_t most,
         Context& context)
      : squares_(squares), least_(least), most_(most), context_(context) {
    // Never deeper than there are open squares.
    const std::int64_t deepest = size_of(open.data(), squares.words);
    most_ = std::min(most_, deepest);
    counts_.resize(static_cast<std::size_t>(std::max<std::int64_t>(most_, 0)) + 1);
    open_.resize((counts_.size() + 1) * squares.words);
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
    const std::uint64_t* open = open_.data() + size * squares_.words;
    const std::int64_t left = size_of(open, squares_.words);
    // fits: counts_ grow by at most 1024 a look, and 2^54 looks take a year.
    counts_[size + 1] += static_cast<std::uint64_t>(left);
    const auto next = static_cast<std::int64_t>(size) + 1;
    // With `left` squares open no more than that many pieces can follow.
    if (next == most_ || static_cast<std::int64_t>(size) + left < std::max(least_, next + 1))
      return;
    for (std::size_t w = 0; w < squares_.words; ++w)
      for (std::uint64_t bits = open[w]; bits != 0; bits &= bits - 1) {
        const std::size_t number = w * 64 + static_cast<std::size_t>(std::countr_zero(bits));
        open_behind(squares_, open, number, open_.data() + (size + 1) * squares_.words);
        look(size + 1);
      }
  }

  const Squares& squares_;
  std::int64_t least_, most_;
  Context& context_;
  std::vector<std::uint64_t> counts_, open_;
  std::uint64_t work_ = 0;
};

// A fixed sequence of numbers: splitmix64 (Steele, Lea and Flood 2014).
struct Sequence {
  std::uint64_t state = 1;
  std::uint64_t next() {
    std::uint64_t z = state += 0x9E3779B97F4A7C15;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
    z = (z ^ z >> 27) * 0x94D049BB133111EB;
    return z ^ z >> 31;
  }
};

// The index-th set bit.
std::size_t select_bit(const Words& words, std::int64_t index) {
  for (std::size_t w = 0;; ++w) {
    std::uint64_t bits = words[w];
    for (; bits != 0; bits &= bits - 1)
      if (index-- == 0) return w * 64 + static_cast<std::size_t>(std::countr_zero(bits));
  }
}

// Puts pieces on random open squares, anywhere, until none is left. The choices passed, over the
// orders of the pieces, estimate how many sets of each size there are.
double descend(const Squares& squares, std::int64_t most, Sequence& sequence) {
  Words open = squares.open;
  double weight = 1, looked_at = 0;
  for (std::int64_t size = 1; size <= most; ++size) {
    looked_at += weight;  // a look at each set of size - 1
    const std::int64_t left = size_of(open.data(), squares.words);
    if (left == 0) break;
    weight *= static_cast<double>(left) / static_cast<double>(size);
    const auto choice =
        static_cast<std::int64_t>(sequence.next() % static_cast<std::uint64_t>(left));
    const std::uint64_t* out = squares.ruled_out_by(select_bit(open, choice));
    for (std::size_t w = 0; w < squares.words; ++w) open[w] &= ~out[w];
  }
  return looked_at;
}

}  // namespace

std::vector<Integer> count_by_size(const Squares& squares, const Words& open, std::int64_t least,
                                   std::int64_t most, Context& context, std::uint64_t& work) {
  Search search(squares, open, least, most, context);
  search.run();
  work += search.work();
  return search.counts();
}

Cost predict(const Problem& problem) {
  const Squares squares(problem);
  const auto words = static_cast<double>(squares.words);
  const double looked_at = predicted_work(squares, problem.number().most);
  // Measured on x86-64: looking at a set takes about 7 ns and 2 ns a word.
  return {2000 + static_cast<double>(squares.ruled_out.size()) * 4 + looked_at * (7 + 2 * words),
          4096 + 8 * words * static_cast<double>(2 * squares.count + 2)};
}

double predicted_work(const Squares& squares, std::int64_t most) {
  constexpr int descents = 48;
  Sequence sequence;
  double total = 0;
  for (int i = 0; i < descents; ++i) total += descend(squares, most - squares.given, sequence);
  return std::min(total / descents, 1e300);  // a finite number to show
}

}  // namespace rookery::backtrack
