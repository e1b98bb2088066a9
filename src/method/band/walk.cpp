// SPDX-License-Identifier: Apache-2.0
// The placements of band as a tree, in the order `bands`:
//   1. the given pieces, if any;
//   2. bishops: how many more stand on the colour of a1, fewest first;
//   3. board of rooks by board of rooks, row by row in the order of the sweep: empty first, then
//      the squares of the row in square order. What lies below a square depends on the class of
//      its column alone.
#include <algorithm>
#include <set>

#include "method/band/parts.hpp"

namespace rookery::bands {
namespace {

// One board of rooks, with all that lies ahead of each state.
struct Sweep {
  RookBoard board;
  Order order;
  std::vector<Layer> layers;

  // The ways to put `rooks` more into the rows after the first t.
  Integer ahead(std::size_t t, std::size_t state, std::int64_t rooks) const {
    const Layer& layer = layers[t];
    if (state == Layer::none || rooks < 0 || rooks >= static_cast<std::int64_t>(layer.slots()))
      return 0;
    return layer.integer(state, static_cast<std::size_t>(rooks));
  }
};

// Where the walk stands. A choice leads to the next place and may put pieces.
struct Place {
  enum class Phase { given, split, rows } phase = Phase::given;
  std::size_t sweep = 0, row = 0, state = 0;
  std::int64_t rooks = 0;  // to put on this board of rooks
  std::int64_t later = 0;  // to put on those after it
};
struct Option {
  Placement put;
  Integer below;
  Place next;
};

class BandWalk : public Walk {
 public:
  BandWalk(const Problem& problem, const Task& task, Context& context) : most_(task.wanted.most) {
    Task each = task;
    each.twins = false;  // mirror images count alike, but their squares differ
    for (const Course& course : courses(problem, each)) {
      RookBoard board(problem, course.facing);
      Order order = order_of(board, course.ordering);
      std::vector<Layer> layers = completions(board, order, most_, context);
      sweeps_.push_back({std::move(board), std::move(order), std::move(layers)});
    }
    given_ = problem.given;
    const auto given = static_cast<std::int64_t>(given_.size());
    Place start{Place::Phase::given, 0, 0, 0, problem.number().least - given, 0};
    path_.push_back({{}, 0, given_.empty() ? after_given(start) : start});
  }

  bool any() const {
    const Place& start = path_.front().next;
    return start.rooks == 0 || !options_from(after_given(start)).empty();
  }

  std::vector<Choice> choices() override {
    std::vector<Choice> offered;
    for (Option& option : options_from(path_.back().next))
      offered.push_back({std::move(option.put), std::move(option.below)});
    return offered;
  }

  std::size_t towards(const Placement& whole) override {
    if (path_.back().next.phase != Place::Phase::split) return Walk::towards(whole);
    std::int64_t one = 0;
    for (const Stand& stand : whole)
      one += on_first(stand.square) && !std::binary_search(given_.begin(), given_.end(), stand);
    const auto offered = options_from(path_.back().next);
    for (std::size_t i = 0; i < offered.size(); ++i)
      if (offered[i].next.rooks == one) return i;
    return nowhere;
  }

  void enter(std::size_t choice) override {
    path_.push_back(options_from(path_.back().next)[choice]);
    if (const auto column = column_taken(path_.back())) columns_.insert(*column);
  }

  void leave() override {
    if (const auto column = column_taken(path_.back())) columns_.erase(*column);
    path_.pop_back();
  }

 private:
  using Column = std::pair<std::size_t, std::int64_t>;  // of which sweep

  Place after_given(Place place) const {
    if (place.phase == Place::Phase::given)
      place.phase = sweeps_.size() > 1 ? Place::Phase::split : Place::Phase::rows;
    return place;
  }

  // A place past the last row of a board is the first row of the next.
  Place forward(Place place) const {
    while (place.sweep < sweeps_.size() && place.row + 1 == sweeps_[place.sweep].order.size())
      place = {Place::Phase::rows, place.sweep + 1, 0, 0, place.later, 0};
    return place;
  }

  std::vector<Option> options_from(const Place& place) const {
    if (place.phase == Place::Phase::given) return given_option(place);
    if (place.phase == Place::Phase::split) return splits(place);
    const Place here = forward(place);
    return here.sweep == sweeps_.size() ? std::vector<Option>{} : squares(here);
  }

  std::vector<Option> given_option(const Place& place) const {
    const Place next = after_given(place);
    Integer below = 0;
    if (next.phase == Place::Phase::rows)
      below = sweeps_[0].ahead(0, 0, next.rooks);
    else
      for (const Option& option : splits(next)) below += option.below;
    return {{given_, below, next}};
  }

  std::vector<Option> splits(const Place& place) const {
    std::vector<Option> offered;
    for (std::int64_t one = 0; one <= place.rooks; ++one) {
      const std::int64_t later = place.rooks - one;
      const Integer below = sweeps_[0].ahead(0, 0, one) * sweeps_[1].ahead(0, 0, later);
      if (below != 0) offered.push_back({{}, below, {Place::Phase::rows, 0, 0, 0, one, later}});
    }
    return offered;
  }

  // A row left empty, then its free squares; those of one class have equal numbers below them.
  std::vector<Option> squares(const Place& here) const {
    const Sweep& sweep = sweeps_[here.sweep];
    Step step(sweep.board, sweep.order[here.row], sweep.order[here.row + 1], most_);
    const Word* key = sweep.layers[here.row].key(here.state);
    const bool last = here.sweep + 1 == sweeps_.size();
    const Integer rest = last ? Integer(1) : sweeps_[1].ahead(0, 0, here.later);
    std::vector<Option> offered;
    const auto offer = [&](std::optional<std::size_t> chosen, Placement put) {
      Place next = here;
      next.rooks -= chosen.has_value();
      next.state = sweep.layers[++next.row].find(step.key_after(key, chosen));
      const Integer below = sweep.ahead(next.row, next.state, next.rooks) * rest;
      if (below != 0) offered.push_back({std::move(put), below, next});
    };
    offer(std::nullopt, {});
    if (here.rooks == 0) return offered;
    for (const Square& square : sweep.board.squares(step.row())) {
      const std::int64_t column = sweep.board.column_of(square);
      if (columns_.count({here.sweep, column}) > 0) continue;
      offer(step.class_of(sweep.board.rows_of_column(column)), {{square, 0}});
    }
    return offered;
  }

  bool on_first(const Square& square) const {
    return (square.row + square.column) % 2 == sweeps_[0].board.facing().colour;
  }

  // The column of the square that was just put, if any.
  std::optional<Column> column_taken(const Option& option) const {
    if (option.put.empty() || option.next.row == 0) return std::nullopt;  // none, or the given
    const std::size_t sweep = option.next.sweep;
    return Column(sweep, sweeps_[sweep].board.column_of(option.put.front().square));
  }

  std::int64_t most_;
  Placement given_;
  std::vector<Sweep> sweeps_;
  std::vector<Option> path_;
  std::set<Column> columns_;
};

}  // namespace

std::unique_ptr<Walk> walk(const Problem& problem, Context& context) {
  const Task task = task_of(problem, *shape_of(problem));
  const auto given = static_cast<std::int64_t>(problem.given.size());
  if (!task.possible || problem.number().least < given) return nullptr;
  auto tree = std::make_unique<BandWalk>(problem, task, context);
  return tree->any() ? std::move(tree) : nullptr;
}

// All layers are kept; then every row looks at each of its squares.
Cost walk_cost(const Problem& problem) {
  Task task = task_of(problem, *shape_of(problem));
  if (!task.possible) return {500, 4096};
  task.twins = false;
  Cost cost{1000, 4096};
  for (const Course& course : courses(problem, task)) {
    cost.operations += course.forecast.walk_operations;
    cost.bytes += course.forecast.walk_bytes;
  }
  const double rows = rows_of(problem.board, task.shape);
  const auto longest = static_cast<double>(std::max(problem.board.rows, problem.board.columns));
  const double row = task.shape == Shape::rooks
                         ? longest
                         : static_cast<double>(std::min(problem.board.rows, problem.board.columns));
  cost.operations += 2 * rows * (2000 + 300 * row);
  cost.bytes += 200 * row;
  return cost;
}

}  // namespace rookery::bands
