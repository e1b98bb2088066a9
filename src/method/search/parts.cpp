// SPDX-License-Identifier: Apache-2.0
// Stands that neither exclude each other nor share a line that may yet be broken are independent:
// the open stands fall into parts, and their counts multiply. A part is counted once: its count is
// remembered by its open stands and by what its lines still ask, whatever stands elsewhere.
//
// Before that, a line that is full closes its stands, one that needs all its stands takes them, and
// one that can no longer be broken is forgotten, so that it joins nothing. Then a part branches as
// the search by lines does: where the fewest ways are left to give a line what it lacks. If no line
// lacks a piece, the stand that rules out most is taken or not.
#include "method/search/parts.hpp"

#include <algorithm>
#include <cmath>

#include "problem/counts.hpp"

namespace rookery::depth_first {
namespace {

constexpr std::int64_t worth_remembering = 4;  // stands
constexpr std::int64_t long_line = 16;         // ways
constexpr double least_seen = 0.01;            // of the whole, for a forecast
constexpr double most_power = 1.25;            // that a forecast believes

// What distinguishes parts. fits: lines are below 2^20, numbers of pieces below 2^12.
Words key_of(const Rest& part) {
  Words key = part.open;
  for (const Need& need : part.needs)
    key.push_back(static_cast<Word>(need.line) << 24 | static_cast<Word>(need.least) << 12 |
                  static_cast<Word>(need.most));
  return key;
}

// Kinds whose number matters: told, or not any number will do.
std::vector<std::int64_t> most_of(const Field& field) {
  std::vector<std::int64_t> most;
  for (const Phase& phase : field.phases)
    most.push_back(phase.any_number() ? untold : phase.number.most);
  return most;
}

bool none(const Words& words) {
  return std::all_of(words.begin(), words.end(), [](Word word) { return word == 0; });
}

std::size_t first_of(const Words& words) {
  std::size_t w = 0;
  while (words[w] == 0) ++w;
  return w * 64 + static_cast<std::size_t>(std::countr_zero(words[w]));
}

Words both(const Words& one, const Words& other) {
  Words common = one;
  for (std::size_t w = 0; w < one.size(); ++w) common[w] &= other[w];
  return common;
}

void clear(Words& words, std::size_t bit) { words[bit / 64] &= ~(Word{1} << bit % 64); }

}  // namespace

PartCounter::PartCounter(const Field& field, Context& context)
    : field_(field),
      context_(context),
      lines_(field.lines),
      rules_(most_of(field)),
      bytes_left_(0.8 * static_cast<double>(context.bytes)) {
  lines_.insert(lines_.end(), field.forced.begin(), field.forced.end());
}

std::vector<Integer> PartCounter::count() {
  std::vector<Integer> values(field_.entries);
  for (const auto& [numbers, count] : count_rest(root(), 1)) {
    std::size_t place = 0;
    bool asked = true;
    for (std::size_t p = 0; p < field_.phases.size(); ++p) {
      const std::size_t number = number_in(numbers, p);
      place += number * field_.phases[p].stride;
      // A number that does not matter counts as none, and none is asked for.
      asked &= static_cast<std::int64_t>(number) >= field_.phases[p].number.least;
    }
    if (asked) values[place] += count;
  }
  return values;
}

// What is done grows as a power of the work, as more and more is remembered. The power is seen from
// a tenth of the work allowed to all of it. It is not to be trusted far.
PartCounter::Forecast PartCounter::forecast(std::uint64_t most_work) {
  most_work_ = most_work;
  count_rest(root(), 1);
  if (!stopped_) return {static_cast<double>(work_), steps_, bytes_};
  if (done_ < least_seen) return {HUGE_VAL, HUGE_VAL, HUGE_VAL};
  const double power = std::log10(done_ / std::max(done_early_, least_seen / 10));
  const double times = std::pow(1 / done_, 1 / std::clamp(power, 1.0, most_power));
  // Measured: what comes later is larger by about as much again.
  return {2 * static_cast<double>(work_) * times, 2 * steps_ * times, 2 * bytes_ * times};
}

Rest PartCounter::root() const {
  Rest rest;
  rest.open = field_.open;
  for (std::size_t l = 0; l < lines_.size(); ++l)
    rest.needs.push_back({l, lines_[l].range.least, lines_[l].range.most});
  return rest;
}

Terms PartCounter::count_rest(Rest rest, double share) {
  settle(rest);
  if (rest.broken) {
    done_ += share;
    return {};
  }
  Terms all;
  rules_.add(all, {{0, 1}}, rest.numbers);
  const auto parts = components(rest);
  if (parts.empty()) done_ += share;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const double own = share / static_cast<double>(parts.size());
    if (stopped_) return {};
    if (all.empty()) {
      done_ += own;
      continue;
    }
    const Terms terms = count_part(parts[i], own);
    steps_ += static_cast<double>(all.size() * terms.size());
    all = rules_.product(all, terms);
  }
  return all;
}

Terms PartCounter::count_part(const Rest& part, double share) {
  if ((++work_ & 0xFF) == 0) {
    context_.check();
    context_.progress(std::min(done_, 1.0));
  }
  if (work_ == most_work_ / 10) done_early_ = done_;
  stopped_ |= work_ >= most_work_;
  if (stopped_) return {};
  const auto counted = [&](const Terms& terms) {
    done_ += share;
    return terms;
  };
  if (part.needs.empty())
    if (const auto terms = count_clique(part)) return counted(*terms);
  const Words key = key_of(part);
  if (const auto known = known_.find(key); known != known_.end()) return counted(known->second);
  Terms terms = branch(part, share);
  if (!stopped_ && size_of(part.open.data(), 0, part.open.size()) >= worth_remembering)
    remember(key, terms);
  return terms;
}

void PartCounter::remember(const Words& key, const Terms& terms) {
  const double bytes =
      bytes_of_known(static_cast<double>(key.size()), static_cast<double>(terms.size()));
  if (bytes > bytes_left_) return;
  bytes_left_ -= bytes;
  bytes_ += bytes;
  known_.emplace(key, terms);
}

// At most one piece: the stands all exclude each other.
std::optional<Terms> PartCounter::count_clique(const Rest& part) const {
  Terms terms = {{0, 1}};
  const std::int64_t size = size_of(part.open.data(), 0, part.open.size());
  bool clique = true;
  for_bits(part.open, [&](std::size_t bit) {
    std::int64_t ruled_out = 0;  // the stand itself among them
    for (std::size_t w = 0; w < field_.words; ++w)
      ruled_out += std::popcount(field_.ruled_out(bit)[w] & part.open[w]);
    clique = clique && ruled_out == size;
    if (clique) rules_.add(terms, {{0, 1}}, rules_.one_of(phase_of(bit)));
  });
  if (!clique) return std::nullopt;
  return terms;
}

Terms PartCounter::branch(const Rest& part, double share) {
  const Need* pick = nullptr;
  std::int64_t fewest = INT64_MAX;
  for (const Need& need : part.needs) {
    if (need.least <= 0) continue;
    const std::int64_t ways = open_in(need, part.open) - need.least + 1;
    if (ways < fewest) {
      pick = &need;
      fewest = ways;
    }
  }
  if (!pick) return branch_on_stand(part, busiest(part.open), share);
  // In a long line what is left after one stand comes up again after the next.
  if (fewest > long_line)
    return branch_on_stand(part, first_of(both(part.open, lines_[pick->line].mask)), share);
  return branch_on_line(part, *pick, fewest, share);
}

// The first of the line's stands that is taken is one of so many.
Terms PartCounter::branch_on_line(const Rest& part, const Need& need, std::int64_t ways,
                                  double share) {
  Terms sum;
  Rest left = part;
  const Words stands = both(part.open, lines_[need.line].mask);
  std::int64_t tried = 0;
  for_bits(stands, [&](std::size_t bit) {
    if (tried++ >= ways || stopped_) return;
    Rest taken = left;
    take(taken, bit);
    rules_.add(sum, count_rest(std::move(taken), share / static_cast<double>(ways)), 0);
    clear(left.open, bit);
  });
  return sum;
}

Terms PartCounter::branch_on_stand(const Rest& part, std::size_t bit, double share) {
  Rest without = part, with = part;
  clear(without.open, bit);
  take(with, bit);
  Terms sum = count_rest(std::move(without), share / 2);
  if (!stopped_) rules_.add(sum, count_rest(std::move(with), share / 2), 0);
  return sum;
}

void PartCounter::settle(Rest& rest) const {
  while (!rest.broken && settle_once(rest)) continue;
}

// Did anything change?
bool PartCounter::settle_once(Rest& rest) const {
  for (std::size_t i = 0; i < rest.needs.size();) {
    Need& need = rest.needs[i];
    const std::int64_t open = open_in(need, rest.open);
    if (need.most < 0 || need.least > open) {
      rest.broken = true;
      return false;
    }
    if (need.least <= 0 && need.most >= open) {
      rest.needs.erase(rest.needs.begin() + static_cast<std::ptrdiff_t>(i));
      continue;
    }
    const Words stands = both(rest.open, lines_[need.line].mask);
    if (need.most == 0) {
      for (std::size_t w = 0; w < field_.words; ++w) rest.open[w] &= ~stands[w];
      return true;
    }
    if (need.least == open) {
      take(rest, first_of(stands));
      return true;
    }
    need.least = std::max<std::int64_t>(need.least, 0);
    need.most = std::min(need.most, open);
    ++i;
  }
  return false;
}

void PartCounter::take(Rest& rest, std::size_t bit) const {
  for (std::size_t w = 0; w < field_.words; ++w) rest.open[w] &= ~field_.ruled_out(bit)[w];
  for (Need& need : rest.needs) {
    if (!has(lines_[need.line].mask, bit)) continue;
    --need.least;
    --need.most;
  }
  // fits: a stand is taken once at most, and there are fewer than 2^10 squares.
  rest.numbers += rules_.one_of(phase_of(bit));
}

std::vector<Rest> PartCounter::components(const Rest& rest) const {
  std::vector<Rest> parts;
  Words left = rest.open;
  while (!none(left)) {
    Rest part;
    part.open = connected(rest, left);
    for (std::size_t w = 0; w < field_.words; ++w) left[w] &= ~part.open[w];
    for (const Need& need : rest.needs)
      if (!none(both(part.open, lines_[need.line].mask))) part.needs.push_back(need);
    parts.push_back(std::move(part));
  }
  return parts;
}

// Of the stands that are left, those that hang together with the first.
Words PartCounter::connected(const Rest& rest, const Words& left) const {
  Words part(left.size()), fresh(left.size());
  set(fresh, first_of(left));
  std::vector<bool> joined(rest.needs.size());
  while (!none(fresh)) {
    const std::size_t bit = first_of(fresh);
    clear(fresh, bit);
    set(part, bit);
    const auto add = [&](const Word* reached) {
      for (std::size_t w = 0; w < left.size(); ++w) fresh[w] |= reached[w] & left[w] & ~part[w];
    };
    add(field_.ruled_out(bit));
    for (std::size_t i = 0; i < rest.needs.size(); ++i) {
      const Words& mask = lines_[rest.needs[i].line].mask;
      if (joined[i] || !has(mask, bit)) continue;
      joined[i] = true;
      add(mask.data());
    }
  }
  return part;
}

std::size_t PartCounter::phase_of(std::size_t bit) const {
  std::size_t phase = 0;
  while (bit / 64 >= field_.phases[phase].end) ++phase;
  return phase;
}

std::int64_t PartCounter::open_in(const Need& need, const Words& open) const {
  const Words& mask = lines_[need.line].mask;
  std::int64_t size = 0;
  for (std::size_t w = 0; w < open.size(); ++w) size += std::popcount(open[w] & mask[w]);
  return size;
}

std::size_t PartCounter::busiest(const Words& open) const {
  std::size_t pick = 0;
  std::int64_t most = -1;
  for_bits(open, [&](std::size_t bit) {
    std::int64_t size = 0;
    for (std::size_t w = 0; w < open.size(); ++w)
      size += std::popcount(open[w] & field_.ruled_out(bit)[w]);
    if (size > most) {
      most = size;
      pick = bit;
    }
  });
  return pick;
}

}  // namespace rookery::depth_first
