// SPDX-License-Identifier: Apache-2.0
#include "method/column_usage/task.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "method/column_usage/keys.hpp"
#include "problem/conflict.hpp"

namespace rookery::usages {
namespace {

constexpr double most_ways = 4e18;  // below 2^62: sums fit in a word, products of two in 128 bits
constexpr std::size_t most_tried = std::size_t{1} << 14;  // sets looked at to find the fillings

// What the method does not know of, but for the pieces' moves.
std::optional<std::string> beyond(const Problem& problem) {
  if (auto why = beyond_conflicts_and_quotas(problem)) return why;
  if (problem.want != Want::total) return "more than the total is wanted";
  if (!problem.quotas.per_region.empty()) return "there are regions";
  const Board& board = problem.board;
  if (board.gluing != Gluing::plane) return "edges of the board are joined";
  if (!board.full()) return "the board has holes or walls";
  if (!problem.given.empty()) return "there are given pieces";
  if (problem.army.size() != 1) return "the army has several kinds of pieces";
  if (problem.hostility == Hostility::other_colour)
    return "pieces of one colour do not attack each other";
  if (board.rows == 0 || board.columns == 0) return "a side of 0";
  if (board.columns > most_columns) return fmt::format("more than {} columns", most_columns);
  if (board.rows > most_rows) return fmt::format("more than {} rows", most_rows);
  return std::nullopt;
}

bool stays_near(const Move& move) {
  return move.rows == 0 || ((move.rows == 1 || move.rows == -1) && move.steps == 1);
}

Nearby nearby_of(const std::vector<Columns>& within, const std::vector<Columns>& upward) {
  const bool wide = within.size() > 1;
  return {(within[0] & 2) != 0, (upward[0] & 1) != 0, (upward[0] & 2) != 0,
          wide && (upward[1] & 1) != 0};
}

// All quotas of a sort together, none of more than `length` pieces; what asks for more asks for
// one more than that.
Range all_of(const std::vector<Quota>& quotas, std::int64_t length) {
  Range all{0, length};
  for (const Quota& quota : quotas)
    all = {std::max(all.least, std::min(quota.range.least, length + 1)),
           std::min(all.most, quota.range.most)};
  return all;
}

Columns bit(std::int64_t column) { return Columns{1} << column; }

// For each column those of the row `rows` further up that its piece is in conflict with.
std::vector<Columns> attacks(const Problem& problem, std::int64_t rows) {
  const std::int64_t columns = problem.board.columns;
  std::vector<Columns> attacked(static_cast<std::size_t>(columns), 0);
  for (std::int64_t one = 0; one < columns; ++one)
    for (std::int64_t other = 0; other < columns; ++other)
      if ((rows != 0 || one != other) && conflict(problem.piece(), {0, one}, {rows, other}))
        attacked[static_cast<std::size_t>(one)] |= bit(other);
  return attacked;
}

Columns attacked_by(Columns filling, const std::vector<Columns>& attacks) {
  Columns attacked = 0;
  for (Columns left = filling; left != 0; left &= left - 1)
    attacked |= attacks[static_cast<std::size_t>(std::countr_zero(left))];
  return attacked;
}

// The fillings of a row, column after column; gives up when there are too many.
class Finder {
 public:
  Finder(const Task& task, const std::vector<Columns>& within) : task_(task), within_(within) {}

  bool find() {
    choose(0, 0, 0);
    std::sort(found_.begin(), found_.end());
    return found_.size() <= most_fillings && tried_ <= most_tried;
  }
  std::vector<Columns> take() { return std::move(found_); }

 private:
  void choose(Columns chosen, Columns barred, std::int64_t column) {
    if (++tried_ > most_tried || found_.size() > most_fillings) return;
    const std::int64_t size = std::popcount(chosen);
    if (size + task_.columns - column < task_.per_row.least) return;
    if (column == task_.columns) return found_.push_back(chosen);
    choose(chosen, barred, column + 1);
    if ((barred & bit(column)) == 0 && size < task_.per_row.most)
      choose(chosen | bit(column), barred | within_[static_cast<std::size_t>(column)], column + 1);
  }

  const Task& task_;
  const std::vector<Columns>& within_;
  std::vector<Columns> found_;
  std::size_t tried_ = 0;
};

void link(Task& task, const std::vector<Columns>& upward) {
  const std::size_t count = task.fillings.size();
  task.above.assign(count, {});
  task.below.assign(count, {});
  for (std::size_t one = 0; one < count; ++one) {
    const Columns attacked = attacked_by(task.fillings[one], upward);
    for (std::size_t next = 0; next < count; ++next) {
      if ((task.fillings[next] & attacked) != 0) continue;
      task.above[one].push_back(static_cast<Place>(next));
      task.below[next].push_back(static_cast<Place>(one));
    }
  }
}

// Without the empty row where it is only what lies below the first one.
std::size_t first_of(const Task& task) { return task.may_be_empty ? 0 : 1; }

void count_ways(Task& task) {
  std::vector<double> ending(task.fillings.size(), 0);
  ending[0] = 1;
  task.ways = {1};
  const std::int64_t rows = task.meets() ? task.rows / 2 + 1 : task.rows;
  for (std::int64_t row = 0; row < rows && task.ways.back() < most_ways; ++row) {
    std::vector<double> next(ending.size(), 0);
    for (std::size_t one = 0; one < ending.size(); ++one)
      if (ending[one] > 0)
        for (const Place place : task.above[one]) next[place] += ending[one];
    std::fill_n(next.begin(), first_of(task), 0.0);
    ending = std::move(next);
    double sum = 0;
    for (const double some : ending) sum += some;
    task.ways.push_back(sum);
  }
}

// Whether the numbers in rows, in columns and of the army can be kept together; none: some of the
// placements that keep the first two have too few or too many pieces.
std::optional<bool> agree(const Task& task, const Range& number) {
  const std::int64_t least =
      std::max(task.rows * task.per_row.least, task.columns * task.per_column.least);
  const std::int64_t most =
      std::min(task.rows * task.per_row.most, task.columns * task.per_column.most);
  if (least > most || number.least > most || number.most < least) return false;
  if (number.least <= least && most <= number.most) return true;
  return std::nullopt;
}

}  // namespace

Range Task::held(std::int64_t done) const {
  return {std::max<std::int64_t>(0, per_column.least - room(rows - done)),
          std::min(per_column.most, room(done))};
}

std::variant<Task, NotApplicable> task_of(const Problem& problem) {
  if (auto why = beyond(problem)) return NotApplicable{*why};
  const auto moves = moves_on(problem.board, problem.piece());
  if (!std::all_of(moves.begin(), moves.end(), stays_near))
    return NotApplicable{problem.piece().name + " attacks beyond the next row"};
  Task task;
  task.rows = problem.board.rows;
  task.columns = problem.board.columns;
  const auto upward = attacks(problem, 1);
  const auto within = attacks(problem, 0);
  task.nearby = nearby_of(within, upward);
  task.per_row = all_of(problem.quotas.per_row, task.columns);
  task.per_column = all_of(problem.quotas.per_column, task.room(task.rows));
  const auto agreed = agree(task, problem.number());
  if (!agreed) return NotApplicable{"the number of pieces does not follow from the quotas"};
  task.contradictory = !*agreed || task.per_row.least > task.per_row.most ||
                       task.per_column.least > task.per_column.most;
  if (task.contradictory) return task;
  if (task.per_column.most > most_in_a_column)
    return NotApplicable{fmt::format("more than {} pieces in a column", most_in_a_column)};
  if (!Keys::fit(task.columns, task.per_column.most))
    return NotApplicable{"what all columns hold does not fit in a word"};
  Finder finder(task, within);
  if (!finder.find()) return NotApplicable{"there are too many ways to fill a row"};
  task.fillings = finder.take();
  task.may_be_empty = !task.fillings.empty() && task.fillings[0] == 0;
  if (!task.may_be_empty) task.fillings.insert(task.fillings.begin(), 0);
  link(task, upward);
  count_ways(task);
  if (task.ways.back() >= most_ways) return NotApplicable{"the counts do not fit in a word"};
  return task;
}

}  // namespace rookery::usages
