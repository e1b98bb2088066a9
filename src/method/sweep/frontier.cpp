// SPDX-License-Identifier: Apache-2.0
#include "method/sweep/frontier.hpp"
#include "base/chance.hpp"

#include <algorithm>
#include <cmath>

#include "method/sweep/sweeper.hpp"

namespace rookery::sweeping {
namespace {

constexpr std::uint64_t trial_states = 3000;  // what a count of one frontier may take

// Knuth's estimate: stands taken at random until none is left; the choices passed, over the orders
// of the pieces, are on average the number of placements of each size.
double guessed(const Instance& instance) {
  constexpr int descents = 32;
  Chance chance;
  double total = 0;
  for (int i = 0; i < descents; ++i) {
    std::vector<std::uint32_t> left;
    for (std::uint32_t stand = 0; stand < instance.open.size(); ++stand)
      if (instance.open[stand]) left.push_back(stand);
    double weight = 1;
    total += weight;
    for (int size = 1; !left.empty(); ++size) {
      weight *= static_cast<double>(left.size()) / size;
      total += weight;
      const std::uint32_t stand = left[chance.next() % left.size()];
      const auto& out = instance.conflicts[stand];
      left.erase(std::remove_if(left.begin(), left.end(),
                                [&](std::uint32_t other) {
                                  return other / instance.kinds == stand / instance.kinds ||
                                         std::binary_search(out.begin(), out.end(), other);
                                }),
                 left.end());
    }
  }
  return std::min(total / descents, 1e300);
}

double count_across(const Instance& instance, bool by_columns) {
  Context context;
  const Told untold(instance.kinds, -1);
  const auto course =
      course_of(instance, by_columns ? in_rows(instance) : in_columns(instance), untold);
  if (!course || course->most_bits > 64) return guessed(instance);
  Sweeper<std::uint64_t> sweeper(*course, untold, context);
  std::uint64_t states = 0;
  const bool done = sweeper.run_while([&](const auto& list) {
    states += list.states;
    return states < trial_states;
  });
  if (!done) return guessed(instance);
  return sweeper.number(0, 0).get_d();
}

}  // namespace

Instance FrontierCounts::induced(const Frontier& frontier) const {
  constexpr std::uint32_t none = 0xFFFFFFFF;
  Instance small;
  small.kinds = instance_.kinds;
  std::vector<std::uint32_t> number(instance_.squares.size(), none), squares;
  for (const Asked& asked : frontier.flags)
    if (number[asked.square] == none) {
      number[asked.square] = 0;
      squares.push_back(asked.square);
    }
  std::sort(squares.begin(), squares.end());
  for (std::size_t i = 0; i < squares.size(); ++i)
    number[squares[i]] = static_cast<std::uint32_t>(i);
  std::vector<std::vector<std::uint64_t>> flags(squares.size());
  for (const Asked& asked : frontier.flags) flags[number[asked.square]].push_back(asked.kinds);
  for (std::size_t i = 0; i < squares.size(); ++i) {
    small.squares.push_back(instance_.squares[squares[i]]);
    std::vector<std::vector<bool>> seen;  // which flags a kind sets
    for (std::size_t kind = 0; kind < small.kinds; ++kind) {
      std::vector<bool> set;
      bool any = false;
      for (const std::uint64_t kinds : flags[i]) {
        set.push_back((kinds >> kind & 1) != 0);
        any |= set.back();
      }
      const bool fresh = any && std::find(seen.begin(), seen.end(), set) == seen.end();
      if (fresh) seen.push_back(set);
      small.open.push_back(fresh);
    }
  }
  small.conflicts.resize(small.open.size());
  for (std::uint32_t stand = 0; stand < small.open.size(); ++stand) {
    if (!small.open[stand]) continue;
    const std::size_t kind = stand % small.kinds;
    for (const std::uint32_t other :
         instance_.conflicts[instance_.stand(squares[stand / small.kinds], kind)]) {
      const std::uint32_t square = number[other / small.kinds];
      if (square == none) continue;
      const std::uint32_t renamed = small.stand(square, other % small.kinds);
      if (small.open[renamed]) small.conflicts[stand].push_back(renamed);
    }
  }
  small.taken.assign(small.kinds, 0);
  small.numbers.assign(small.kinds, Range{});
  return small;
}

double FrontierCounts::states(const Frontier& frontier) {
  double numbers = 1;
  for (const std::int64_t possible : frontier.numbers)
    numbers *= static_cast<double>(std::max<std::int64_t>(possible, 1));
  const Instance small = induced(frontier);
  std::vector<std::uint32_t> name;
  for (std::uint32_t stand = 0; stand < small.open.size(); ++stand) {
    name.push_back(0xFFFFFFFE + small.open[stand]);
    name.insert(name.end(), small.conflicts[stand].begin(), small.conflicts[stand].end());
  }
  const auto known = known_.find(name);
  // After many that differ, of every four only one is counted.
  if (known == known_.end() && known_.size() > 40 && ++asked_ % 4 != 0)
    return std::min(last_ * numbers, 1e300);
  last_ = known != known_.end() ? known->second : count_across(small, by_columns_);
  known_.emplace(std::move(name), last_);
  return std::min(last_ * numbers, 1e300);
}

// Random placements, each square in turn taken with a share p of the chances if it can be. The
// mean of -log2 of their chances is, by Jensen's inequality, below log2 of the number of
// placements, and for the best p not far.
std::vector<double> bits_of_values(const Instance& instance, const Course& course) {
  const std::size_t squares = course.order.size();
  constexpr int descents = 6;
  Chance chance;
  std::vector<double> best(squares + 1, 0);
  for (const double taken : {0.2, 0.3, 0.4, 0.5}) {
    std::vector<double> bits(squares + 1, 0);
    for (int i = 0; i < descents; ++i) {
      std::vector<bool> out(instance.open.size());
      double sum = 0;
      for (std::size_t t = 0; t < squares; ++t) {
        std::vector<std::uint32_t> free;
        for (std::size_t kind = 0; kind < instance.kinds; ++kind) {
          const std::uint32_t stand = instance.stand(course.order[t], kind);
          if (instance.open[stand] && !out[stand]) free.push_back(stand);
        }
        if (!free.empty()) {
          const double share = chance.share();
          const auto kinds = static_cast<double>(free.size());
          if (share < taken) {
            const std::uint32_t stand = free[static_cast<std::size_t>(share / taken * kinds)];
            for (const std::uint32_t other : instance.conflicts[stand]) out[other] = true;
            sum += std::log2(kinds / taken);
          } else {
            sum -= std::log2(1 - taken);
          }
        }
        bits[t + 1] += sum / descents;
      }
    }
    if (bits.back() > best.back()) best = bits;
  }
  return best;
}

}  // namespace rookery::sweeping
