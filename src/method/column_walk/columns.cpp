// SPDX-License-Identifier: Apache-2.0
#include "method/column_walk/columns.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "problem/conflict.hpp"

namespace rookery::columns {
namespace {

// Do the moves along the column reach every other square of it?
bool fills_column(const std::vector<Move>& vertical, std::int64_t rows) {
  std::int64_t reached = 0;  // all distances up to here
  for (const Move& move : vertical)
    if (move.rows == 1) reached = std::max(reached, move.steps);
  const auto covered = [&](std::int64_t distance) {
    return std::any_of(vertical.begin(), vertical.end(), [&](const Move& move) {
      return distance % move.rows == 0 && distance / move.rows <= move.steps;
    });
  };
  // Each further distance needs a move of its own or a long ride: few, or the answer is no.
  while (reached < rows - 1 && covered(reached + 1)) ++reached;
  return reached >= rows - 1;
}

}  // namespace

std::variant<Conflicts, NotApplicable> conflicts_of(const Problem& problem) {
  std::vector<Move> vertical;
  Conflicts conflicts;
  const std::string& name = problem.piece().name;
  for (const Move& move : moves_on(problem.board, problem.piece())) {
    if (move.columns == 0) {
      vertical.push_back(move);
      continue;
    }
    if (move.columns > 1 || move.columns < -1 || move.steps > 1)
      return NotApplicable{name + " attacks beyond the neighbouring column"};
    conflicts.differences.push_back(move.columns == 1 ? move.rows : -move.rows);
  }
  if (problem.board.columns > 0 && !fills_column(vertical, problem.board.rows))
    return NotApplicable{name + " does not attack the whole of its column"};
  std::sort(conflicts.differences.begin(), conflicts.differences.end());
  return conflicts;
}

GivenRows given_rows(const Problem& problem) {
  GivenRows rows;
  for (const Square& square : squares_of(problem.given)) {
    const auto [at, first] = rows.emplace(square.column, square.row);
    if (!first) at->second = no_row;
  }
  return rows;
}

double layers_of(const Range& range, double columns) {
  const auto least = static_cast<double>(range.least), most = static_cast<double>(range.most);
  return 1 + std::max(0.0, std::min({most - least + columns - most, columns / 2, most}));
}

Integer Layer::sum() const {
  Integer total = none;
  for (const Integer& ways : by_row) total += ways;
  return total;
}

const Layer* Column::layer(std::int64_t j) const {
  if (j < first || j - first >= static_cast<std::int64_t>(layers.size())) return nullptr;
  return &layers[static_cast<std::size_t>(j - first)];
}

Recurrence::Recurrence(const Problem& problem, const Conflicts& conflicts, const Range& range,
                       bool from_the_right)
    : rows_(problem.board.rows),
      columns_(problem.board.columns),
      differences_(conflicts.differences),
      range_(range),
      from_the_right_(from_the_right),
      given_(given_rows(problem)) {
  if (!from_the_right_) return;
  for (std::int64_t& difference : differences_) difference = -difference;
}

Column Recurrence::start() const {
  Layer layer;
  layer.none = 1;
  return {0, {layer}};
}

std::int64_t Recurrence::column() const { return from_the_right_ ? columns_ - 1 - done_ : done_; }

Column Recurrence::next(const Column& before, Context& context) {
  std::vector<Integer> sums;
  for (const Layer& layer : before.layers) {
    context.check();
    sums.push_back(layer.sum());
    work_ += layer.by_row.size();
  }
  const std::int64_t left = columns_ - done_ - 1;  // columns after this one
  Column after;
  after.first = std::max<std::int64_t>(0, range_.least - left);
  const std::int64_t last = std::min(done_ + 1, range_.most);
  for (std::int64_t j = after.first; j <= last; ++j) {
    context.check();
    after.layers.push_back(layer_after(before, sums, j));
  }
  ++done_;
  return after;
}

// The layer of j pieces in the column that is entered; `sums` are those of the column before.
Layer Recurrence::layer_after(const Column& before, const std::vector<Integer>& sums,
                              std::int64_t j) {
  const auto sum = [&](std::int64_t pieces) -> const Integer& {
    return sums[static_cast<std::size_t>(pieces - before.first)];
  };
  Layer layer;
  layer.by_row.resize(static_cast<std::size_t>(rows_));
  if (before.layer(j) && given_.count(column()) == 0) layer.none = sum(j);
  if (const Layer* fewer = before.layer(j - 1)) place(layer, *fewer, sum(j - 1));
  return layer;
}

// A piece on every row that it may stand on.
void Recurrence::place(Layer& layer, const Layer& before, const Integer& sum) {
  const auto given = given_.find(column());
  if (given == given_.end()) {
    for (std::int64_t row = 0; row < rows_; ++row) fill_row(layer, before, sum, row);
  } else if (given->second != no_row) {
    fill_row(layer, before, sum, given->second);
  }
}

// ways(row) = all ways before, less those whose last piece conflicts with this row.
void Recurrence::fill_row(Layer& layer, const Layer& before, const Integer& sum, std::int64_t row) {
  Integer& ways = layer.by_row[static_cast<std::size_t>(row)];
  ways = sum;
  if (before.by_row.empty()) return;
  for (const std::int64_t difference : differences_) {
    const std::int64_t other = row - difference;
    if (other < 0 || other >= rows_) continue;
    ways -= before.by_row[static_cast<std::size_t>(other)];
    ++work_;
  }
}

}  // namespace rookery::columns
