// SPDX-License-Identifier: Apache-2.0
// The story of column-series with the numbers of the asked board.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "method/column_series/series.hpp"

namespace rookery::columns {
namespace {

constexpr std::size_t most_segments = 12;
constexpr std::int64_t most_listed = 20;    // coefficients
constexpr std::int64_t most_length = 1000;  // of a segment whose count is shown

std::string end_of(const std::optional<std::int64_t>& row) {
  return row ? fmt::format("row {}", *row) : "edge";
}

std::string sum_of(const Combination& combination) {
  std::string text;
  const auto add = [&](const std::map<std::int64_t, int>& wanted, char letter) {
    for (auto at = wanted.rbegin(); at != wanted.rend(); ++at) {
      const int size = std::abs(at->second);
      text += text.empty() ? (at->second < 0 ? "-" : "") : (at->second < 0 ? " - " : " + ");
      text += (size > 1 ? fmt::format("{} ", size) : "") + fmt::format("{}_{}", letter, at->first);
    }
  };
  add(combination.e, 'e');
  add(combination.c, 'c');
  return text.empty() ? "0" : text;
}

Sheet sheet_of(const std::vector<Segment>& segments, std::int64_t rows, Context& context) {
  Sheet sheet{{"from", "to", "free", "L", "count", "ways"}, {}};
  for (const Segment& segment : segments) {
    const Counted counted = combination_of(segment, rows);
    const Combination& combination = counted.combination;
    std::string ways = "(large)";
    if (combination.last() <= most_length)
      ways = (counted.negative ? Integer(-value_by_steps(combination, context))
                               : value_by_steps(combination, context))
                 .get_str();
    if (ways.size() > 40) ways = fmt::format("({} digits)", ways.size());
    sheet.rows.push_back({end_of(segment.left), end_of(segment.right), std::to_string(segment.free),
                          std::to_string(combination.length),
                          (counted.negative ? "-(" : "(") + sum_of(combination) + ")", ways});
  }
  return sheet;
}

// "e_0, e_1, ... = 1, 3, 12, ...", up to the last that is needed.
std::string coefficients_of(const Combination& combination, Context& context) {
  std::vector<std::string> numbers;
  for (std::int64_t k = 0; k <= combination.last(); ++k) {
    Combination one{combination.rows, combination.length, {}, {}};
    one.add_e(k, 1);
    numbers.push_back(value_by_steps(one, context).get_str());
  }
  return fmt::format("For L = {} the coefficients e_0, e_1, ... are {}.", combination.length,
                     fmt::join(numbers, ", "));
}

}  // namespace

Story series_story(const Problem& problem, Context& context) {
  const std::int64_t m = problem.board.rows;
  Story story;
  story.items.emplace_back(fmt::format(
      "There is one piece in every column, so a placement is a word: the row (1 to {}) of each "
      "column in turn. Neighbouring letters must differ by at least 2.",
      m));
  story.items.emplace_back(
      "Words are counted by powers of a matrix that is all ones less a narrow band. The part that "
      "is all ones has rank one and can be split off; what is left are signed walks with steps "
      "-1, 0, 1 between two walls, and their generating functions are rational in the series u "
      "with u = y (1 + u + u^2). Lagrange's inversion turns each count into a few coefficients of "
      "two power series.");
  story.items.emplace_back(fmt::format(
      "With phi = 1 + u + u^2 these are c_k, of phi^L, and e_k, of (1+u) phi^L / Q, where Q = 1 + "
      "{} u - {} u^2 - u^3 (and, from u^{} on, the images behind the walls). Both follow from "
      "those before them by a few multiplications with small numbers.",
      m - 3, m - 1, m + 1));
  const std::vector<Segment> segments = segments_of(problem);
  story.items.emplace_back(
      segments.size() == 1
          ? std::string("No column is given, so there is one segment:")
          : fmt::format(
                "The given columns cut the board into {} segments that know nothing of each "
                "other, and their ways are multiplied{}",
                segments.size(), segments.size() > most_segments ? "; the first:" : ":"));
  std::vector<Segment> shown = segments;
  if (shown.size() > most_segments) shown.resize(most_segments);
  story.items.emplace_back(sheet_of(shown, m, context));
  const Combination first = combination_of(segments[0], m).combination;
  if (segments.size() == 1 && first.last() <= most_listed)
    story.items.emplace_back(coefficients_of(first, context));
  return story;
}

}  // namespace rookery::columns
