// SPDX-License-Identifier: Apache-2.0
// The placements of sweep as a tree, in the order `squares`: the given pieces first, all at once,
// then square by square, each kind of piece before the empty square. Either all layers of a course
// by rows are made first (layered_walk.cpp); or, the simple way, what lies below a choice is
// counted by a sweep of what the choice leaves, which may go by columns.
#include <algorithm>

#include "method/sweep/layered_walk.hpp"
#include "method/sweep/parts.hpp"

namespace rookery::sweeping {
namespace {

// The instance when a piece of the kind stands on its first square, or nothing does.
Instance after_first(const Instance& instance, int kind) {
  const std::size_t kinds = instance.kinds;
  Instance left;
  left.kinds = kinds;
  left.taken = instance.taken;
  left.numbers = instance.numbers;
  left.impossible = instance.impossible;
  left.squares.assign(instance.squares.begin() + 1, instance.squares.end());
  left.open.assign(instance.open.begin() + static_cast<std::ptrdiff_t>(kinds), instance.open.end());
  const auto less = [](Range& range) {
    range.least = std::max<std::int64_t>(range.least - 1, 0);
    if (range.most != Range::unlimited) --range.most;
  };
  if (kind != nothing) {
    const auto own = static_cast<std::size_t>(kind);
    ++left.taken[own];
    less(left.numbers[own]);
    for (const std::uint32_t other : instance.conflicts[own])
      if (other >= kinds) left.open[other - kinds] = false;
  }
  left.conflicts.resize(left.open.size());
  for (std::uint32_t stand = 0; stand < left.open.size(); ++stand)
    if (left.open[stand])
      for (const std::uint32_t other : instance.conflicts[stand + kinds])
        if (other >= kinds && left.open[other - kinds])
          left.conflicts[stand].push_back(static_cast<std::uint32_t>(other - kinds));
  for (const Line& whole : instance.lines) {
    Line line{whole.kind, whole.range, {}};
    for (std::size_t i = 0; i < whole.squares.size(); ++i) {
      if (whole.squares[i] == 0) {
        if (kind != nothing && whole.counts(i, static_cast<std::size_t>(kind))) less(line.range);
        continue;
      }
      line.squares.push_back(whole.squares[i] - 1);
      if (!whole.kinds.empty()) line.kinds.push_back(whole.kinds[i]);
    }
    const auto size = static_cast<std::int64_t>(line.squares.size());
    left.impossible |= line.range.least > size || line.range.most < 0;
    if (size > 0 && (line.range.least > 0 || line.range.most < size))
      left.lines.push_back(std::move(line));
  }
  for (const Range& range : left.numbers) left.impossible |= range.most < 0;
  return left;
}

Integer placements(const Instance& instance, Context& context) {
  Told told;
  for (const Range& range : instance.numbers)
    told.push_back(range.any() ? -1 : std::max<std::int64_t>(range.most, 0));
  const auto task = task_of(instance, told, Way::narrow);
  std::uint64_t work = 0;
  Integer total = 0;
  for (const Integer& value : count(*task, context, work).values) total += value;
  return total;
}

class SquareWalk : public Walk {
 public:
  SquareWalk(const Problem& problem, Context& context) : given_(problem.given), context_(context) {
    Instance all = instance_of(problem);
    Integer total = placements(all, context);
    levels_.push_back({std::move(all), std::move(total), {}, false});
    given_put_ = given_.empty();
  }

  bool any() const { return levels_.front().total != 0; }

  std::vector<Choice> choices() override {
    if (!given_put_) return {{given_, levels_.front().total}};
    std::vector<Choice> offered;
    for (const Option& option : options()) {
      Placement put;
      if (option.kind != nothing) put.push_back({levels_.back().left.squares.front(), option.kind});
      offered.push_back({std::move(put), option.below});
    }
    return offered;
  }

  void enter(std::size_t choice) override {
    if (!given_put_) {
      given_put_ = true;
      return;
    }
    const Option option = options()[choice];
    levels_.push_back({after_first(levels_.back().left, option.kind), option.below, {}, false});
  }

  void leave() override {
    if (levels_.size() == 1)
      given_put_ = false;
    else
      levels_.pop_back();
  }

 private:
  struct Option {
    int kind;
    Integer below;
  };
  struct Level {
    Instance left;
    Integer total;
    std::vector<Option> options;
    bool counted;
  };

  // What may be done with the first square left; counted once for each level of the walk.
  const std::vector<Option>& options() {
    Level& level = levels_.back();
    if (std::exchange(level.counted, true) || level.left.squares.empty()) return level.options;
    const auto done = [](const Range& number) { return number.most == 0; };
    const auto& numbers = level.left.numbers;
    if (std::all_of(numbers.begin(), numbers.end(), done)) return level.options;
    Integer rest = level.total;  // with the square empty
    for (std::size_t kind = 0; kind < level.left.kinds; ++kind) {
      if (!level.left.open[kind] || done(numbers[kind]) || rest == 0) continue;
      const int number = static_cast<int>(kind);
      Integer below = placements(after_first(level.left, number), context_);
      rest -= below;
      if (below != 0) level.options.push_back({number, std::move(below)});
    }
    if (rest != 0) level.options.push_back({nothing, std::move(rest)});
    return level.options;
  }

  Given given_;
  Context& context_;
  std::vector<Level> levels_;
  bool given_put_ = false;
};

// A sweep for every square and kind, of what is left.
Cost simple_cost(const Problem& problem) {
  const auto task = task_of(problem, Way::narrow);
  Cost cost = forecast(*task).cost;
  cost.operations *= 1 + 0.5 * static_cast<double>(task->instance.open.size());
  cost.bytes += 64 * static_cast<double>(task->instance.open.size() * task->instance.open.size());
  return cost;
}

// What to walk by, and what that costs.
struct WayDown {
  std::optional<Task> rows;  // none: the simple way
  Forecast forecast;
  Cost cost;
};

// Measured: going back through the layers takes about twice as long as the sweep. Where segments
// have to be made anew the sweep is done twice more, and that way once.
WayDown way_down(const Problem& problem) {
  WayDown way{task_by_rows(problem), {}, simple_cost(problem)};
  if (!way.rows) return way;
  way.forecast = forecast(*way.rows);
  const Cost layered = {1e4 + 6 * way.forecast.cost.operations,
                        4096 + least_bytes(*way.rows, way.forecast)};
  if (layered.operations <= way.cost.operations)
    way.cost = layered;
  else
    way.rows.reset();
  return way;
}

}  // namespace

Cost walk_cost(const Problem& problem) { return way_down(problem).cost; }

std::unique_ptr<Walk> simple_walk(const Problem& problem, Context& context) {
  auto tree = std::make_unique<SquareWalk>(problem, context);
  return tree->any() ? std::move(tree) : nullptr;
}

std::unique_ptr<Walk> walk(const Problem& problem, Context& context) {
  WayDown way = way_down(problem);
  if (!way.rows) return simple_walk(problem, context);
  const Keeping keeping = keeping_of(*way.rows, way.forecast, context.bytes);
  return layered_walk(problem, std::move(*way.rows), keeping, context);
}

}  // namespace rookery::sweeping
