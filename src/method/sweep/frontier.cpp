// SPDX-License-Identifier: Apache-2.0
#include "method/sweep/frontier.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <set>

#include "base/chance.hpp"
#include "method/sweep/fillings.hpp"
#include "method/sweep/sweeper.hpp"

namespace rookery::sweeping {
namespace {

constexpr std::uint64_t trial_states = 3000;  // what a count of one frontier may take
constexpr std::size_t most_asked = 29;        // frontiers, odd: not the same column of each row

// Nothing: there are too many, or the key would have too many bits.
std::optional<double> count_across(const Instance& instance, bool by_columns) {
  Context context;
  const Told untold(instance.kinds, -1);
  const auto course =
      course_of(instance, by_columns ? in_rows(instance) : in_columns(instance), untold);
  if (!course || course->most_bits > 64) return std::nullopt;
  Sweeper<std::uint64_t> sweeper(*course, untold, context);
  std::uint64_t states = 0;
  const bool done = sweeper.run_while([&](const auto& list) {
    states += list.states;
    return states < trial_states;
  });
  if (!done) return std::nullopt;
  return sweeper.number(0, 0).get_d();
}

constexpr std::uint32_t none = 0xFFFFFFFF;

// Those between open stands of `small`; `number` of a square is what it is called there.
void copy_conflicts(const Instance& instance, const std::vector<std::uint32_t>& number,
                    Instance& small) {
  small.conflicts.resize(small.open.size());
  for (std::uint32_t stand = 0; stand < instance.conflicts.size(); ++stand) {
    const std::uint32_t from = number[stand / small.kinds];
    if (from == none) continue;
    const std::uint32_t renamed = small.stand(from, stand % small.kinds);
    if (!small.open[renamed]) continue;
    for (const std::uint32_t other : instance.conflicts[stand]) {
      const std::uint32_t square = number[other / small.kinds];
      if (square == none) continue;
      const std::uint32_t to = small.stand(square, other % small.kinds);
      if (small.open[to]) small.conflicts[renamed].push_back(to);
    }
  }
}

}  // namespace

Instance FrontierCounts::induced(const Frontier& frontier, std::vector<std::uint32_t>& squares,
                                 std::vector<std::uint64_t>& stands_for) const {
  const Instance& instance = task_.instance;
  Instance small;
  small.kinds = instance.kinds;
  for (std::size_t kind = 0; kind < small.kinds; ++kind)
    stands_for.push_back(std::uint64_t{1} << kind);
  std::vector<std::uint32_t> number(instance.squares.size(), none);
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
    small.squares.push_back(instance.squares[squares[i]]);
    std::vector<std::vector<bool>> seen;  // which flags a kind sets
    std::vector<std::size_t> first;       // the kind that sets them
    for (std::size_t kind = 0; kind < small.kinds; ++kind) {
      std::vector<bool> set;
      bool any = false;
      for (const std::uint64_t kinds : flags[i]) {
        set.push_back((kinds >> kind & 1) != 0);
        any |= set.back();
      }
      const auto known = std::find(seen.begin(), seen.end(), set);
      const bool fresh = any && known == seen.end();
      if (any && !fresh)
        stands_for[first[static_cast<std::size_t>(known - seen.begin())]] |= std::uint64_t{1}
                                                                             << kind;
      if (fresh) {
        seen.push_back(set);
        first.push_back(kind);
      }
      small.open.push_back(fresh);
    }
  }
  copy_conflicts(instance, number, small);
  small.taken.assign(small.kinds, 0);
  small.numbers.assign(small.kinds, Range{});
  return small;
}

FrontierCounts::FrontierCounts(const Task& task)
    : task_(task), after_(task.course.frontiers.size() + 1), place_(task.instance.squares.size()) {
  const Course& course = task.course;
  for (std::uint32_t i = 0; i < course.order.size(); ++i) place_[course.order[i]] = i;
  set_families();
  const std::size_t last = course.frontiers.size(), points = std::min(last, most_asked);
  for (std::size_t i = 0; i <= points; ++i) ask(last * i / std::max<std::size_t>(points, 1), 1);
  look_closer();
}

// Around the largest, which says what memory is needed: until it stays the largest.
void FrontierCounts::look_closer() {
  constexpr int most_looks = 5;
  const std::size_t last = after_.size() - 1, apart = 1 + last / (4 * most_asked);
  std::set<std::size_t> close;
  for (int i = 0; i < most_looks; ++i) {
    fill_between();
    const auto most =
        static_cast<std::size_t>(std::max_element(after_.begin(), after_.end()) - after_.begin());
    if (!close.insert(most).second) break;
    ask(most, 4);
    if (i > 0) continue;
    if (most + apart <= last) ask(most + apart, 4);
    if (most >= apart) ask(most - apart, 4);
  }
  fill_between();
}

// Lines of one kind without a square in common are a family.
void FrontierCounts::set_families() {
  std::vector<std::pair<int, std::vector<bool>>> families;
  for (const Line& line : task_.instance.lines) {
    std::size_t f = 0;
    const auto meets = [&](std::uint32_t square) { return families[f].second[square]; };
    while (f < families.size() && (families[f].first != line.kind ||
                                   std::any_of(line.squares.begin(), line.squares.end(), meets)))
      ++f;
    if (f == families.size()) families.emplace_back(line.kind, std::vector<bool>(place_.size()));
    for (const std::uint32_t square : line.squares) families[f].second[square] = true;
    family_.push_back(f);
  }
  families_ = families.size();
}

void FrontierCounts::ask(std::size_t decided, std::size_t effort) {
  if (decided == 0) return;
  const Frontier& frontier = task_.course.frontiers[decided - 1];
  std::vector<std::uint32_t> squares;
  std::vector<std::uint64_t> stands_for;
  Shown shown{induced(frontier, squares, stands_for), {}, families_, 0};
  const bool bound =
      set_numbers(shown, squares, stands_for, decided) || !task_.instance.lines.empty();
  asked_[decided] = std::clamp(
      bound ? with_lines(shown, squares, decided, effort) : alone(shown, effort), 1.0, 1e300);
}

// Frontiers that look alike are counted once.
double FrontierCounts::alone(const Shown& shown, std::size_t effort) {
  const Instance& small = shown.frontier;
  std::vector<std::uint32_t> name;
  for (std::uint32_t stand = 0; stand < small.open.size(); ++stand) {
    name.push_back(0xFFFFFFFE + small.open[stand]);
    name.insert(name.end(), small.conflicts[stand].begin(), small.conflicts[stand].end());
  }
  const auto known = known_.find(name);
  if (known != known_.end() && known->second.second >= effort) return known->second.first;
  const auto counted = count_across(small, task_.by_columns);
  auto& [states, by] = known_[std::move(name)];
  by = counted ? SIZE_MAX : effort;
  return states = counted ? *counted : states_sampled(shown, effort);
}

double FrontierCounts::with_lines(Shown& shown, const std::vector<std::uint32_t>& squares,
                                  std::size_t decided, std::size_t effort) const {
  std::vector<bool> on(place_.size());
  for (const std::uint32_t square : squares) on[square] = true;
  for (std::size_t place = 0; place < decided; ++place)
    shown.hidden += !on[task_.course.order[place]];
  for (std::size_t l = 0; l < task_.instance.lines.size(); ++l) {
    const Line& line = task_.instance.lines[l];
    SeenLine seen{{}, 0, 0, line.range, line.kind, family_[l]};
    for (const std::uint32_t square : line.squares)
      if (place_[square] >= decided)
        ++seen.left;
      else if (on[square])
        seen.shown.push_back(static_cast<std::uint32_t>(
            std::lower_bound(squares.begin(), squares.end(), square) - squares.begin()));
      else
        ++seen.hidden;
    if (seen.hidden > 0 || !seen.shown.empty()) shown.lines.push_back(std::move(seen));
  }
  return states_sampled(shown, effort);
}

// Of all these kinds; at most a few times the squares.
std::int64_t FrontierCounts::most_together(std::uint64_t kinds, const Window& now) const {
  std::int64_t most = 0;
  for (std::size_t kind = 0; kind < task_.instance.kinds; ++kind) {
    if ((kinds >> kind & 1) == 0) continue;
    if (task_.told[kind] < 0) return Range::unlimited;
    most += now.first[kind] + now.size[kind] - 1;
  }
  return most;
}

// The pieces on the frontier are those that may stand by now, but for the hidden ones. Does that
// say anything?
bool FrontierCounts::set_numbers(Shown& shown, const std::vector<std::uint32_t>& squares,
                                 const std::vector<std::uint64_t>& stands_for,
                                 std::size_t decided) const {
  const Course& course = task_.course;
  std::size_t hidden = decided;  // squares of the order before any of the frontier
  for (const std::uint32_t square : squares) hidden = std::min<std::size_t>(hidden, place_[square]);
  bool bound = false;
  for (std::size_t kind = 0; kind < shown.frontier.kinds && course.told; ++kind) {
    if (task_.told[kind] < 0) continue;
    const Window &now = course.window(decided), &before = course.window(hidden);
    Range& number = shown.frontier.numbers[kind];
    number.most = most_together(stands_for[kind], now);
    std::int64_t shown_squares = 0;  // of this kind
    for (std::size_t square = 0; square < squares.size(); ++square)
      shown_squares += shown.frontier.open[shown.frontier.stand(square, kind)];
    number.least = std::popcount(stands_for[kind]) > 1
                       ? 0
                       : now.first[kind] - (before.first[kind] + before.size[kind] - 1) -
                             (static_cast<std::int64_t>(decided - hidden) - shown_squares);
    bound |= number.least > 0 || 2 * number.most < static_cast<std::int64_t>(squares.size());
  }
  return bound;
}

// The bits of the key, as if those that tell how many pieces a line holds could be split.
double FrontierCounts::key_bits(std::size_t decided) const {
  if (decided == 0) return 1;
  const Frontier& frontier = task_.course.frontiers[decided - 1];
  double bits = 1 + static_cast<double>(frontier.flags.size());
  for (const std::int64_t numbers : frontier.numbers)
    bits += std::log2(static_cast<double>(std::max<std::int64_t>(numbers, 1)));
  return bits;
}

// Between those asked for, halfway between two guesses: that the logarithm goes straight, and that
// the share of the key's bits that it is does.
void FrontierCounts::fill_between() {
  after_[0] = 1;
  std::size_t from = 0;
  for (const auto& [decided, states] : asked_) {
    const double first = std::log(after_[from]), last = std::log(states);
    const double first_share = first / key_bits(from), last_share = last / key_bits(decided);
    for (std::size_t at = from + 1; at <= decided; ++at) {
      const double part = static_cast<double>(at - from) / static_cast<double>(decided - from);
      const double share = std::lerp(first_share, last_share, part);
      after_[at] = std::exp((std::lerp(first, last, part) + key_bits(at) * share) / 2);
    }
    from = decided;
  }
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
