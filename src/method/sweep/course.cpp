// SPDX-License-Identifier: Apache-2.0
#include "method/sweep/course.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

#include "method/sweep/windows.hpp"

namespace rookery::sweeping {
namespace {

using Kinds = std::uint64_t;  // a set of them
constexpr std::size_t most_kinds = 64;
constexpr std::size_t most_streams = 256;  // of a step; each looks at every state
constexpr std::size_t never = static_cast<std::size_t>(-1);

// A field of the key: "one of these kinds stands on the square", or how many pieces a line holds.
struct Field {
  std::size_t owner = 0;  // square or line
  Kinds kinds = 0;        // 0: of a line
  unsigned width = 1;
  std::size_t last = 0;  // place in the order of the last square that asks for it
  unsigned at = 0;       // the lowest bit
};

// A line with its squares' places in the order.
struct Span {
  std::size_t first = never, last = 0;
  std::vector<std::size_t> places;   // sorted
  std::vector<Kinds> kinds;          // of each place: those that count
  std::vector<std::uint64_t> rests;  // of each place: what it and those behind it can hold at most
  bool open_ended = false;           // any number from `least` up
  std::uint64_t cap = 0;             // the largest number told apart
  std::uint64_t least = 0;

  // Its number of the place, which it has.
  std::size_t at(std::size_t place) const {
    return static_cast<std::size_t>(std::lower_bound(places.begin(), places.end(), place) -
                                    places.begin());
  }
  // What the squares behind the place can hold at most.
  std::uint64_t rest_after(std::size_t place) const {
    return rests[static_cast<std::size_t>(std::upper_bound(places.begin(), places.end(), place) -
                                          places.begin())];
  }
  // What a piece of the kind counts for.
  std::uint64_t weight(std::size_t place, int kind) const {
    const std::size_t i = at(place);
    return kind != nothing && (kinds[i] >> kind & 1) != 0 ? rests[i] - rests[i + 1] : 0;
  }
};

class Builder {
 public:
  Builder(const Instance& instance, Order order, const Told& told, std::optional<Middle> middle)
      : instance_(instance), told_(told), middle_(middle) {
    course_.order = std::move(order);
    place_.resize(course_.order.size());
    for (std::size_t i = 0; i < place_.size(); ++i) place_[course_.order[i]] = i;
    lines_at_.resize(place_.size());
    for (const Line& line : instance.lines) add_line(line);
    set_windows();
  }

  std::optional<Course> build() {
    const std::size_t end = middle_ ? middle_->decided : course_.order.size();
    for (std::size_t place = 0; place < end; ++place)
      if (!decide(place)) return std::nullopt;
    return std::move(course_);
  }

 private:
  void set_windows() {
    course_.told = std::any_of(told_.begin(), told_.end(), [](std::int64_t n) { return n >= 0; });
    if (course_.told)
      course_.windows = windows_of(instance_, course_.order, told_);
    else
      course_.windows.push_back({std::vector<std::int64_t>(instance_.kinds, 0),
                                 std::vector<std::int64_t>(instance_.kinds, 1)});
    for (const Window& window : course_.windows) course_.hopeless |= window.slots() == 0;
    course_.hopeless |= instance_.impossible;
  }

  void add_line(const Line& line) {
    if (line.squares.empty()) return;  // the instance has seen to it
    Span span = placed(line);
    span.first = span.places.front();
    span.last = span.places.back();
    span.open_ended = line.range.most >= line.most();
    // Below 0, the line holds too many pieces already: it is hopeless, whatever is counted.
    span.cap = static_cast<std::uint64_t>(
        span.open_ended ? line.range.least : std::max<std::int64_t>(line.range.most, 0));
    span.least = static_cast<std::uint64_t>(line.range.least);
    for (const std::size_t place : span.places) lines_at_[place].push_back(spans_.size());
    spans_.push_back(std::move(span));
  }

  // Its squares in the order.
  Span placed(const Line& line) const {
    std::vector<std::size_t> by_place(line.squares.size());
    std::iota(by_place.begin(), by_place.end(), std::size_t{0});
    std::sort(by_place.begin(), by_place.end(), [&](std::size_t a, std::size_t b) {
      return place_[line.squares[a]] < place_[line.squares[b]];
    });
    Span span;
    std::uint64_t rest = static_cast<std::uint64_t>(line.most());
    for (const std::size_t i : by_place) {
      span.places.push_back(place_[line.squares[i]]);
      span.kinds.push_back(0);
      for (std::size_t kind = 0; kind < instance_.kinds; ++kind)
        if (line.counts(i, kind)) span.kinds.back() |= Kinds{1} << kind;
      span.rests.push_back(rest);
      rest -= static_cast<std::uint64_t>(line.weight(i));
    }
    span.rests.push_back(rest);
    return span;
  }

  // The kinds on the square that the stand's conflicts with it come from, for each square before
  // (or after) the stand's own, sorted by square.
  struct Met {
    std::size_t square;
    Kinds kinds;
  };
  std::vector<Met> met(std::uint32_t stand, bool before) const {
    std::vector<Met> met;
    const std::size_t own = place_[stand / instance_.kinds];
    for (const std::uint32_t other : instance_.conflicts[stand]) {
      const std::size_t square = other / instance_.kinds;
      if (place_[square] == own || (place_[square] < own) != before) continue;
      if (met.empty() || met.back().square != square) met.push_back({square, 0});
      met.back().kinds |= Kinds{1} << other % instance_.kinds;
    }
    return met;
  }

  bool kept(std::size_t place) const {
    return middle_ && place + middle_->kept >= middle_->decided;
  }

  // The flags that squares after this one ask for.
  std::vector<Field> flags_of(std::size_t place) const {
    std::vector<Field> flags;
    const std::size_t square = course_.order[place];
    if (kept(place)) {  // whole: a flag for each kind, as its mirror image has
      for (std::size_t kind = 0; kind < instance_.kinds; ++kind)
        if (instance_.open[instance_.stand(square, kind)])
          flags.push_back({square, Kinds{1} << kind, 1, never, 0});
      return flags;
    }
    const auto ask = [&](Kinds kinds, std::size_t at) {
      for (Field& flag : flags)
        if (flag.kinds == kinds) {
          flag.last = std::max(flag.last, at);
          return;
        }
      flags.push_back({square, kinds, 1, at, 0});
    };
    std::vector<std::pair<std::uint32_t, Kinds>> asking;  // later stands, with the kinds here
    for (std::size_t kind = 0; kind < instance_.kinds; ++kind)
      for (const std::uint32_t other : instance_.conflicts[instance_.stand(square, kind)])
        if (place_[other / instance_.kinds] > place) asking.emplace_back(other, Kinds{1} << kind);
    if (instance_.kinds > 1) std::sort(asking.begin(), asking.end());
    for (std::size_t i = 0; i < asking.size();) {
      const std::uint32_t stand = asking[i].first;
      Kinds kinds = 0;
      for (; i < asking.size() && asking[i].first == stand; ++i) kinds |= asking[i].second;
      ask(kinds, place_[stand / instance_.kinds]);
    }
    return flags;
  }

  void settle() {
    unsigned at = 0;
    for (std::size_t i = fields_.size(); i-- > 0;) {
      fields_[i].at = at;
      at += fields_[i].width;
    }
    bits_ = at;
    course_.most_bits = std::max(course_.most_bits, bits_);
  }

  const Field& flag(std::size_t square, Kinds kinds) const {
    return *std::find_if(fields_.begin(), fields_.end(), [&](const Field& field) {
      return field.kinds == kinds && field.owner == square;
    });
  }

  Wide bit(unsigned at) const { return Wide{1} << at; }

  // What forbids the stand, among the decided squares.
  Wide forbidden(std::uint32_t stand) const {
    Wide mask = 0;
    for (const Met& met : met(stand, true)) {
      if (!kept(place_[met.square])) mask |= bit(flag(met.square, met.kinds).at);
      for (Kinds kinds = kept(place_[met.square]) ? met.kinds : 0; kinds != 0; kinds &= kinds - 1)
        mask |= bit(flag(met.square, kinds & (~kinds + 1)).at);
    }
    return mask;
  }

  bool decide(std::size_t place) {
    const std::size_t square = course_.order[place];
    std::vector<Field> added;
    std::vector<std::size_t> lines;  // with more than this square
    for (const std::size_t line : lines_at_[place])
      if (spans_[line].first == place && spans_[line].last != place)
        added.push_back({line, 0, width_of(spans_[line].cap), spans_[line].last, 0});
    const auto counters = static_cast<std::ptrdiff_t>(added.size());
    for (const Field& flag : flags_of(place)) added.push_back(flag);
    Step step;
    for (const Field& field : added) step.new_bits += field.width;
    if (bits_ + step.new_bits > most_bits) return false;
    unsigned at = step.new_bits;
    for (Field& field : added) field.at = at -= field.width;
    if (lines_at_[place].empty())
      add_options(step, square, added);
    else
      add_streams(step, place, {added.begin(), added.begin() + counters},
                  {added.begin() + counters, added.end()});
    if (step.streams.size() > most_streams) return false;
    if (lines_at_[place].empty()) cut_with(step, place);
    fields_.insert(fields_.end(), added.begin(), added.end());
    push(std::move(step), place);
    drop_others(place);
    note_frontier(place);
    return true;
  }

  void note_frontier(std::size_t place) {
    Frontier frontier;
    for (const Field& field : fields_)
      if (field.kinds != 0) {
        frontier.flags.push_back({static_cast<std::uint32_t>(field.owner), field.kinds});
      } else {
        const Span& span = spans_[field.owner];
        const std::uint64_t rest = span.rest_after(place), held = span.rests.front() - rest;
        const std::uint64_t least = span.least > rest ? span.least - rest : 0;
        frontier.numbers.push_back(
            static_cast<std::int64_t>(std::min<std::uint64_t>(span.cap, held)) -
            static_cast<std::int64_t>(least) + 1);
      }
    course_.frontiers.push_back(std::move(frontier));
  }

  static unsigned width_of(std::uint64_t cap) { return static_cast<unsigned>(std::bit_width(cap)); }

  void push(Step step, std::size_t place) {
    step.decided = place + 1;
    settle();
    course_.steps.push_back(std::move(step));
    course_.bits.push_back(bits_);
  }

  // Bits of the new flags that a piece of the kind sets.
  static Wide flags_set(const std::vector<Field>& flags, int kind) {
    Wide bits = 0;
    for (const Field& flag : flags)
      if (kind != nothing && (flag.kinds >> kind & 1) != 0) bits |= Wide{1} << flag.at;
    return bits;
  }

  void add_options(Step& step, std::size_t square, const std::vector<Field>& flags) const {
    step.options.push_back({});
    for (std::size_t kind = 0; kind < instance_.kinds; ++kind) {
      const std::uint32_t stand = instance_.stand(square, kind);
      if (!instance_.open[stand]) continue;
      const int number = static_cast<int>(kind);
      step.options.push_back({number, forbidden(stand), flags_set(flags, number)});
    }
    std::stable_sort(step.options.begin(), step.options.end(),
                     [](const Option& a, const Option& b) { return a.added < b.added; });
  }

  // The highest flag that is asked for here for the last time leaves within the step.
  void cut_with(Step& step, std::size_t place) {
    const auto cut = std::find_if(fields_.begin(), fields_.end(), [&](const Field& field) {
      return field.last == place && field.kinds != 0;
    });
    if (cut == fields_.end()) return;
    step.cut_at = cut->at;
    step.cut_width = 1;
    for (Option& option : step.options) {
      option.barred = (option.forbidden & bit(cut->at)) != 0;
      option.forbidden &= ~bit(cut->at);
    }
    fields_.erase(cut);
  }

  void drop_others(std::size_t place) {
    for (std::size_t i = 0; i < fields_.size();) {
      if (fields_[i].last != place) {
        ++i;
        continue;
      }
      const Field field = fields_[i];
      fields_.erase(fields_.begin() + static_cast<std::ptrdiff_t>(i));
      Step step;
      step.cut_at = field.at;
      step.cut_width = field.width;
      if (field.kinds != 0)
        step.options.push_back({});
      else
        for (std::uint64_t v = spans_[field.owner].least; v <= spans_[field.owner].cap; ++v)
          step.streams.push_back({nothing, mask_of(field), Wide{v} << field.at, 0, 0, {}});
      push(std::move(step), place);
    }
  }

  static Wide mask_of(const Field& field) { return ((Wide{1} << field.width) - 1) << field.at; }

  void add_streams(Step& step, std::size_t place, const std::vector<Field>& counters,
                   const std::vector<Field>& flags) const {
    const std::size_t square = course_.order[place];
    for (int kind = nothing; kind < static_cast<int>(instance_.kinds); ++kind) {
      Stream stream;
      stream.kind = kind;
      if (kind != nothing) {
        const std::uint32_t stand = instance_.stand(square, static_cast<std::size_t>(kind));
        if (!instance_.open[stand]) continue;
        stream.mask = forbidden(stand);
      }
      stream.added = flags_set(flags, kind);
      std::vector<Stream> streams = {std::move(stream)};
      for (const std::size_t line : lines_at_[place])
        if (streams.size() <= most_streams) count_in(step, place, line, counters, streams);
      for (Stream& one : streams) step.streams.push_back(std::move(one));
    }
  }

  // Splits the streams by what the line holds, and counts the piece in.
  void count_in(const Step& step, std::size_t place, std::size_t line,
                const std::vector<Field>& counters, std::vector<Stream>& streams) const {
    const Span& span = spans_[line];
    const std::uint64_t rest = span.rest_after(place);
    const std::uint64_t needed = span.least > rest ? span.least - rest : 0;
    std::vector<Stream> split;
    for (const Stream& stream : streams) {
      const std::uint64_t more = span.weight(place, stream.kind);
      if (span.first == place) {
        const std::uint64_t holds = span.open_ended ? std::min(more, span.cap) : more;
        if (holds > span.cap || holds < needed) continue;
        split.push_back(stream);
        for (const Field& field : counters)
          if (field.owner == line) split.back().added += Wide{holds} << field.at;
        continue;
      }
      const Field& field = counter(line);
      if (more > 0 && span.open_ended && span.cap == 1) {  // whether it holds one or none
        split.push_back(stream);
        split.back().set |= Wide{1} << field.at;
        continue;
      }
      // The piece fits below the cap; an open end has no more to tell beyond it.
      const auto take = [&](std::uint64_t least, std::uint64_t most, std::uint64_t grow) {
        if (least > most) return;
        split.push_back(stream);
        const auto mask = static_cast<std::uint64_t>(mask_of(field) >> field.at);
        split.back().limits.push_back({field.at, mask, least, most});
        split.back().added += (Wide{grow} << field.at) << step.new_bits;
      };
      const std::uint64_t least = needed > more ? needed - more : 0;
      if (more <= span.cap) take(least, span.cap - more, more);
      if (!span.open_ended || needed > span.cap) continue;
      for (std::uint64_t holds = span.cap - std::min(more, span.cap); more > 0 && holds < span.cap;)
        if (++holds >= least) take(holds, holds, span.cap - holds);
    }
    streams = std::move(split);
  }

  const Field& counter(std::size_t line) const {
    return *std::find_if(fields_.begin(), fields_.end(), [&](const Field& field) {
      return field.kinds == 0 && field.owner == line;
    });
  }

  const Instance& instance_;
  Told told_;
  std::optional<Middle> middle_;
  Course course_;
  std::vector<std::size_t> place_;                  // of each square in the order
  std::vector<Span> spans_;                         // the lines
  std::vector<std::vector<std::size_t>> lines_at_;  // that hold the square at a place
  std::vector<Field> fields_;                       // of the key, the highest first
  unsigned bits_ = 0;
};

}  // namespace

Order in_rows(const Instance& instance) {
  Order order(instance.squares.size());
  std::iota(order.begin(), order.end(), 0u);
  return order;
}

Order in_columns(const Instance& instance) {
  Order order = in_rows(instance);
  std::stable_sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
    return instance.squares[a].column < instance.squares[b].column;
  });
  return order;
}

std::optional<Course> course_of(const Instance& instance, Order order, const Told& told,
                                std::optional<Middle> middle) {
  if (instance.kinds > most_kinds) return std::nullopt;
  return Builder(instance, std::move(order), told, middle).build();
}

}  // namespace rookery::sweeping
