// SPDX-License-Identifier: Apache-2.0
// The placements of column-walk as a tree, in the order `columns`: from the left, in each column
// the piece on row 1, row 2, ..., no piece last. The recurrence run from the right has, for every
// column, the ways to fill it and all columns after it with j pieces, by the row in that column.
#include <algorithm>
#include <cmath>

#include "method/column_walk/columns.hpp"

namespace rookery::columns {
namespace {

class ColumnWalk : public Walk {
 public:
  ColumnWalk(const Problem& problem, const Conflicts& conflicts, Context& context)
      : columns_(problem.board.columns), differences_(conflicts.differences) {
    pieces_left_ = problem.number().least;
    Recurrence recurrence(problem, conflicts, problem.number(), true);
    from_the_right_.push_back(recurrence.start());
    while (recurrence.done() < columns_)
      from_the_right_.push_back(recurrence.next(from_the_right_.back(), context));
  }

  // Is there a placement at all?
  bool any() const {
    const Layer* layer = from_the_right_.back().layer(pieces_left_);
    return layer && layer->sum() != 0;
  }

  std::vector<Choice> choices() override {
    std::vector<Choice> offered;
    for (const std::int64_t row : rows()) {
      Placement put;
      if (row != no_piece) put.push_back({{row, column()}, 0});
      offered.push_back({put, ways(row)});
    }
    return offered;
  }

  void enter(std::size_t choice) override {
    const std::int64_t row = rows()[choice];
    if (row != no_piece) --pieces_left_;
    path_.push_back(row);
  }

  void leave() override {
    if (path_.back() != no_piece) ++pieces_left_;
    path_.pop_back();
  }

 private:
  static constexpr std::int64_t no_piece = -1;

  std::int64_t column() const { return static_cast<std::int64_t>(path_.size()); }

  // The layer of this column and those after it, with the pieces that are left.
  const Layer* layer() const {
    return from_the_right_[static_cast<std::size_t>(columns_ - column())].layer(pieces_left_);
  }

  const Integer& ways(std::int64_t row) const {
    return row == no_piece ? layer()->none : layer()->by_row[static_cast<std::size_t>(row)];
  }

  bool in_conflict(std::int64_t row) const {
    if (path_.empty() || path_.back() == no_piece) return false;
    return std::binary_search(differences_.begin(), differences_.end(), row - path_.back());
  }

  // The rows that lead to a placement, no piece last.
  std::vector<std::int64_t> rows() const {
    std::vector<std::int64_t> possible;
    if (column() == columns_ || !layer()) return possible;
    const auto size = static_cast<std::int64_t>(layer()->by_row.size());
    for (std::int64_t row = 0; row < size; ++row)
      if (ways(row) != 0 && !in_conflict(row)) possible.push_back(row);
    if (layer()->none != 0) possible.push_back(no_piece);
    return possible;
  }

  std::int64_t columns_, pieces_left_ = 0;
  std::vector<std::int64_t> differences_;
  std::vector<Column> from_the_right_;  // [i]: the last i columns
  std::vector<std::int64_t> path_;      // the row in each column so far
};

}  // namespace

std::unique_ptr<Walk> walk(const Problem& problem, Context& context) {
  auto tree =
      std::make_unique<ColumnWalk>(problem, std::get<Conflicts>(conflicts_of(problem)), context);
  return tree->any() ? std::move(tree) : nullptr;
}

// All columns of the recurrence are kept.
Cost walk_cost(const Problem& problem) {
  const auto rows = static_cast<double>(problem.board.rows);
  const auto columns = static_cast<double>(problem.board.columns);
  const auto pieces = static_cast<double>(problem.number().least);
  const double numbers = columns * layers_of(problem.number(), columns) * (rows + 1);
  const double limbs = pieces * std::log2(rows + 2) / 64 / 2;  // half of the last column's
  return {1000 + numbers * (100 + limbs), 4096 + numbers * (32 + 8 * limbs)};
}

}  // namespace rookery::columns
