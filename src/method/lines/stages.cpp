// SPDX-License-Identifier: Apache-2.0
#include "method/lines/stages.hpp"

#include <algorithm>
#include <map>
#include <tuple>

namespace rookery::lines {
namespace {

using Numbers = std::vector<double>;  // of ways to have 0, 1, ... columns occupied

// Multiplies by 1 + x + ... + x^used, up to x^most.
Numbers with_class(const Numbers& ways, std::int64_t used, std::int64_t most) {
  const auto old = static_cast<std::int64_t>(ways.size());
  const auto size = std::min(old + used, most + 1);
  Numbers sums(static_cast<std::size_t>(size), 0);
  double running = 0;
  for (std::int64_t i = 0; i < size; ++i) {
    if (i < old) running += ways[static_cast<std::size_t>(i)];
    if (i - used - 1 >= 0) running -= ways[static_cast<std::size_t>(i - used - 1)];
    sums[static_cast<std::size_t>(i)] = running;
  }
  return sums;
}

}  // namespace

Stages::Stages(const RookBoard& board, const Order& order)
    : by_row_(board.rows), by_column_(board.columns), patterns_(1) {
  std::vector<std::uint32_t> place(order.size());
  for (std::uint32_t i = 0; i < order.size(); ++i) place[order[i]] = i;
  for (Cell cell : board.cells) {
    cell.row = place[cell.row];
    by_row_[cell.row].push_back(cell);
    by_column_[cell.column].push_back(cell);
  }
  std::map<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>, std::uint32_t> known;
  for (auto& cells : by_column_) {
    std::sort(cells.begin(), cells.end(),
              [](const Cell& one, const Cell& other) { return one.row > other.row; });
    std::uint32_t rest = nothing;
    for (const Cell& cell : cells) {
      const auto next = static_cast<std::uint32_t>(patterns_.size());
      const auto [at, fresh] = known.try_emplace({cell.row, cell.weight, rest}, next);
      if (fresh) patterns_.push_back({cell.row, cell.weight, rest});
      rest = at->second;
    }
    full_.push_back(rest);
  }
}

std::uint32_t Stages::pattern_after(std::uint32_t column, std::size_t done) const {
  std::uint32_t pattern = full_[column];
  while (pattern != nothing && patterns_[pattern].row < done) pattern = patterns_[pattern].rest;
  return pattern;
}

Stage Stages::stage(std::size_t done) const {
  Stage stage{done, 0, {}};
  for (std::uint32_t column = 0; column < full_.size(); ++column) {
    const std::uint32_t pattern = pattern_after(column, done);
    if (pattern == nothing)
      ++stage.gone;
    else
      stage.list.push_back({pattern, 1, pattern != full_[column], 0});
  }
  auto& list = stage.list;
  std::sort(list.begin(), list.end(),
            [](const Class& one, const Class& other) { return one.pattern < other.pattern; });
  std::size_t kept = 0;
  for (std::size_t i = 0; i < list.size(); ++i)
    if (kept > 0 && list[kept - 1].pattern == list[i].pattern) {
      list[kept - 1].size += list[i].size;
      list[kept - 1].touched += list[i].touched;
    } else {
      list[kept++] = list[i];
    }
  list.resize(kept);
  std::vector<std::size_t> counted(done, SIZE_MAX);  // rows, by the class that counted them
  const Crossings crossings = this->crossings(stage);
  for (std::size_t c = 0; c < list.size(); ++c) {
    for (const std::uint32_t column : crossings.columns_of_class[c])
      for (const std::uint32_t row : crossings.rows_of_column[column])
        if (std::exchange(counted[row], c) != c) ++list[c].most;
    list[c].most = std::min(list[c].most, list[c].touched);
  }
  return stage;
}

Stages::Crossings Stages::crossings(const Stage& stage) const {
  Crossings all;
  all.columns_of_class.resize(stage.list.size());
  all.rows_of_column.resize(full_.size());
  for (std::uint32_t column = 0; column < full_.size(); ++column) {
    const std::uint32_t pattern = pattern_after(column, stage.done);
    if (pattern == nothing || pattern == full_[column]) continue;
    const auto at = std::lower_bound(
        stage.list.begin(), stage.list.end(), pattern,
        [](const Class& one, std::uint32_t sought) { return one.pattern < sought; });
    all.columns_of_class[static_cast<std::size_t>(at - stage.list.begin())].push_back(column);
    for (const Cell& cell : by_column_[column])
      if (cell.row < stage.done) all.rows_of_column[column].push_back(cell.row);
  }
  return all;
}

double Stages::states_at_most(const Stage& stage, std::int64_t most_rooks) {
  const std::int64_t most = std::min(static_cast<std::int64_t>(stage.done), most_rooks);
  Numbers ways = {1};
  for (const Class& one : stage.list)
    if (one.most > 0) ways = with_class(ways, std::min(one.most, most), most);
  double states = 0;
  for (const double number : ways) states += number;
  return states;
}

}  // namespace rookery::lines
