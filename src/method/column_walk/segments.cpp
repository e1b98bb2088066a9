// SPDX-License-Identifier: Apache-2.0
#include "method/column_walk/segments.hpp"

#include "problem/counts.hpp"

namespace rookery::columns {

std::vector<Segment> segments_of(const Problem& problem) {
  std::vector<Segment> segments;
  std::optional<std::int64_t> left;
  std::int64_t next = 0;  // the first column not covered yet
  for (const auto& [column, row] : given_rows(problem)) {
    if (row == no_row) return {};
    segments.push_back({left, row + 1, column - next});
    left = row + 1;
    next = column + 1;
  }
  segments.push_back({left, std::nullopt, problem.board.columns - next});
  return segments;
}

bool surely_full(const Problem& problem, const Conflicts& conflicts) {
  const auto differences = static_cast<std::int64_t>(conflicts.differences.size());
  return problem.board.rows > (problem.given.empty() ? differences : 2 * differences);
}

bool one_in_every_column(const Problem& problem, const Conflicts& conflicts) {
  const Range& number = problem.number();
  const std::int64_t columns = problem.board.columns;
  if (number.most < columns) return false;
  if (problem.want == Want::maximum) return surely_full(problem, conflicts);
  return number.least == columns;
}

Table table_of(const Problem& problem, std::vector<Integer> counts) {
  if (counts.empty()) counts.emplace_back(0);
  while (counts.size() > 1) {  // neighbours by pairs, so that the factors stay of one size
    for (std::size_t i = 0; i < counts.size() / 2; ++i)
      counts[i] = counts[2 * i] * counts[2 * i + 1];
    if (counts.size() % 2 == 1) counts[counts.size() / 2].swap(counts.back());
    counts.resize((counts.size() + 1) / 2);
  }
  return answer_from_counts(problem, problem.board.columns, std::move(counts));
}

}  // namespace rookery::columns
