// SPDX-License-Identifier: Apache-2.0
// Square after square. Of all fillings with equally many pieces only one is kept, at random in
// proportion to the number of fillings it stands for, and stands for all of them.
// P. C. Chen, "Heuristic sampling", SIAM J. Comput. 21 (1992), 295-315.
#include "method/sweep/fillings.hpp"

#include <algorithm>

#include "base/chance.hpp"

namespace rookery::sweeping {
namespace {

constexpr std::size_t enough = 1500;  // fillings looked at
constexpr int least_runs = 3, most_runs = 48;

struct Filling {
  std::vector<bool> out;
  std::vector<std::int64_t> held, placed;  // in each line, of each kind
  double number = 0;                       // of fillings it stands for
};

struct Bounds {
  std::int64_t least = 0, most = 0;
};

// How many ways there are for numbers from 0 to each limit to have a sum within the bounds.
double ways_within(const std::vector<std::int64_t>& limits, const Bounds& bounds) {
  std::int64_t most = 0;
  for (const std::int64_t limit : limits) most += limit;
  if (bounds.most < 0 || bounds.least > most) return 0;
  std::vector<double> ways = {1};
  for (const std::int64_t limit : limits) {
    std::vector<double> more(ways.size() + static_cast<std::size_t>(limit), 0);
    for (std::size_t sum = 0; sum < ways.size(); ++sum)
      for (std::size_t i = 0; i <= static_cast<std::size_t>(limit); ++i) more[sum + i] += ways[sum];
    ways = std::move(more);
  }
  double all = 0;
  for (std::int64_t sum = std::max<std::int64_t>(bounds.least, 0);
       sum <= std::min(bounds.most, most); ++sum)
    all += ways[static_cast<std::size_t>(sum)];
  return all;
}

class Sampler {
 public:
  explicit Sampler(const Shown& shown)
      : shown_(shown),
        small_(shown.frontier),
        lines_of_(small_.squares.size()),
        last_of_(small_.squares.size()) {
    for (std::size_t l = 0; l < shown.lines.size(); ++l) {
      const auto& squares = shown.lines[l].shown;
      for (const std::uint32_t square : squares) lines_of_[square].push_back(l);
      if (!squares.empty())
        last_of_[*std::max_element(squares.begin(), squares.end())].push_back(l);
    }
  }

  double states(std::size_t effort) {
    // With many lines a look takes long, and only the magnitude is of interest.
    const std::size_t looks =
        effort * enough / (shown_.lines.size() <= 32 ? 1 : shown_.lines.size() / 8);
    double sum = 0;
    int runs = 0;
    for (; runs < most_runs && (looked_at_ < looks || runs < least_runs); ++runs) sum += run();
    return sum / runs;
  }

 private:
  double run() {
    kept_.assign(1, {std::vector<bool>(small_.open.size()),
                     std::vector<std::int64_t>(shown_.lines.size(), 0),
                     std::vector<std::int64_t>(small_.kinds, 0), 1});
    for (std::uint32_t square = 0; square < small_.squares.size(); ++square) {
      next_.assign(kept_.size() + 1, {});
      for (std::size_t pieces = 0; pieces < kept_.size(); ++pieces)
        if (kept_[pieces].number > 0) fill(kept_[pieces], pieces, square);
      if (next_.back().number == 0) next_.pop_back();
      std::swap(kept_, next_);
    }
    double states = 0;
    for (const Filling& filling : kept_)
      if (filling.number > 0) states += filling.number * numbers_besides(filling);
    return states;
  }

  void fill(const Filling& filling, std::size_t pieces, std::uint32_t square) {
    ++looked_at_;
    if (can_end(filling, square, -1) && wins(next_[pieces], filling.number)) {
      const double number = next_[pieces].number;
      next_[pieces] = filling;
      next_[pieces].number = number;
    }
    for (std::size_t kind = 0; kind < small_.kinds; ++kind) {
      const std::uint32_t stand = small_.stand(square, kind);
      if (!small_.open[stand] || filling.out[stand] || !takes(filling, square, kind)) continue;
      if (!can_end(filling, square, static_cast<int>(kind))) continue;
      Filling& to = next_[pieces + 1];
      if (!wins(to, filling.number)) continue;
      const double number = to.number;
      to = filling;
      to.number = number;
      ++to.placed[kind];
      for (const std::size_t line : lines_of_[square]) to.held[line] += counts(line, kind);
      for (const std::uint32_t other : small_.conflicts[stand]) to.out[other] = true;
    }
  }

  bool wins(Filling& stratum, double number) {
    stratum.number += number;
    return chance_.share() * stratum.number <= number;
  }

  bool counts(std::size_t line, std::size_t kind) const {
    const int of = shown_.lines[line].kind;
    return of == Quota::all || of == static_cast<int>(kind);
  }

  bool takes(const Filling& filling, std::uint32_t square, std::size_t kind) const {
    if (filling.placed[kind] >= small_.numbers[kind].most) return false;
    return std::none_of(lines_of_[square].begin(), lines_of_[square].end(), [&](std::size_t line) {
      return counts(line, kind) && filling.held[line] >= shown_.lines[line].range.most;
    });
  }

  // Can the lines whose last shown square this is still get what they need?
  bool can_end(const Filling& filling, std::uint32_t square, int kind) const {
    return std::all_of(last_of_[square].begin(), last_of_[square].end(), [&](std::size_t l) {
      const SeenLine& line = shown_.lines[l];
      const bool more = kind >= 0 && counts(l, static_cast<std::size_t>(kind));
      return filling.held[l] + more + line.hidden + line.left >= line.range.least;
    });
  }

  // What is known of the pieces on the hidden squares of a family's lines that are done.
  Bounds hidden_in(std::size_t family, const Filling& filling, bool closed_only) const {
    Bounds bounds;
    std::int64_t others = shown_.hidden;
    for (std::size_t l = 0; l < shown_.lines.size(); ++l) {
      const SeenLine& line = shown_.lines[l];
      if (line.family != family) continue;
      others -= line.hidden;
      if (line.left > 0 && closed_only) continue;
      if (line.left == 0)
        bounds.least += std::max<std::int64_t>(0, line.range.least - filling.held[l]);
      bounds.most += std::clamp<std::int64_t>(line.range.most - filling.held[l], 0, line.hidden);
    }
    bounds.most += others;
    return bounds;
  }

  // The numbers that open lines may hold, beyond what is shown: family by family, as many pieces as
  // the other families allow on the hidden squares.
  double numbers_besides(const Filling& filling) const {
    for (std::size_t kind = 0; kind < small_.kinds; ++kind)
      if (filling.placed[kind] < small_.numbers[kind].least) return 0;
    double ways = 1;
    for (std::size_t family = 0; family < shown_.families; ++family)
      ways *= numbers_in(family, filling);
    return ways;
  }

  double numbers_in(std::size_t family, const Filling& filling) const {
    std::vector<std::int64_t> limits;  // of what lines hold beyond the least they must hold
    std::int64_t needed = 0;
    int kind = Quota::all;
    for (std::size_t l = 0; l < shown_.lines.size(); ++l) {
      const SeenLine& line = shown_.lines[l];
      if (line.family != family || line.left == 0) continue;
      const std::int64_t most = limit_of(line, filling.held[l]);
      const auto least = std::max<std::int64_t>(0, line.range.least - line.left - filling.held[l]);
      if (least > most) return 0;
      limits.push_back(most - least);
      needed += least;
      kind = line.kind;
    }
    if (limits.empty()) return 1;
    const Bounds all = hidden_beside(family, kind, filling), own = hidden_in(family, filling, true);
    return ways_within(limits, {all.least - own.most - needed, all.most - own.least - needed});
  }

  // What the other families say about the hidden pieces. Those of one kind are among those of all.
  Bounds hidden_beside(std::size_t family, int kind, const Filling& filling) const {
    Bounds all{0, shown_.hidden};
    std::vector<bool> seen(shown_.families);
    seen[family] = true;
    for (const SeenLine& line : shown_.lines) {
      if (seen[line.family]) continue;
      seen[line.family] = true;
      const Bounds bounds = hidden_in(line.family, filling, false);
      if (line.kind == kind || kind == Quota::all) all.least = std::max(all.least, bounds.least);
      if (line.kind == kind || line.kind == Quota::all) all.most = std::min(all.most, bounds.most);
    }
    return all;
  }

  // A line open above tells no more numbers apart once it has enough.
  static std::int64_t limit_of(const SeenLine& line, std::int64_t held) {
    const auto size = static_cast<std::int64_t>(line.shown.size()) + line.hidden + line.left;
    const std::int64_t cap = line.range.most >= size ? line.range.least : line.range.most;
    return std::clamp<std::int64_t>(cap - held, 0, line.hidden);
  }

  const Shown& shown_;
  const Instance& small_;
  std::vector<std::vector<std::size_t>> lines_of_, last_of_;  // of each square
  std::vector<Filling> kept_, next_;                          // by pieces
  Chance chance_;
  std::size_t looked_at_ = 0;
};

}  // namespace

double states_sampled(const Shown& shown, std::size_t effort) {
  return Sampler(shown).states(effort);
}

}  // namespace rookery::sweeping
