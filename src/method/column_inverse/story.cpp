// SPDX-License-Identifier: Apache-2.0
// The story of column-inverse with the numbers of the asked board.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstdlib>

#include "base/polynomial.hpp"
#include "method/column_inverse/walks.hpp"

namespace rookery::columns {
namespace {

constexpr std::int64_t most_shown = 8;  // numbers of walks
constexpr std::int64_t most_rows = 2000;

// "rise by 2", "fall by 1", "stay".
std::string named(std::int64_t step) {
  if (step == 0) return "stay";
  return fmt::format("{} by {}", step > 0 ? "rise" : "fall", std::abs(step));
}

// The numbers of walks, and the words that follow from them.
Sheet walks_sheet(const Problem& problem, const std::vector<std::int64_t>& steps,
                  Context& context) {
  Sheet sheet{{"l", "W_l", "words of length l"}, {}};
  Walks walks(problem.board.rows, steps);
  Polynomial denominator = {1};
  std::vector<Integer> numbers;
  for (std::int64_t l = 1; l <= std::min(problem.board.columns, most_shown); ++l) {
    numbers.push_back(walks.sum());
    denominator.push_back(l % 2 == 1 ? Integer(-numbers.back()) : numbers.back());
    walks.next(context);
  }
  const Polynomial words = inverse_series(denominator, denominator.size());
  for (std::size_t l = 1; l < words.size(); ++l)
    sheet.rows.push_back({std::to_string(l), numbers[l - 1].get_str(), words[l].get_str()});
  return sheet;
}

}  // namespace

Story inverse_story(const Problem& problem, Context& context) {
  const auto steps = std::get<Conflicts>(conflicts_of(problem)).differences;
  const std::size_t segments = segments_of(problem).size();
  std::vector<std::string> forbidden;
  for (const std::int64_t step : steps) forbidden.push_back(named(step));
  Story story;
  story.items.emplace_back(fmt::format(
      "There is one {} in every column, so a placement is a word: the row of each column in turn. "
      "{}",
      problem.piece().name,
      steps.empty() ? "Neighbouring columns are never in conflict."
                    : fmt::format("From a column to the next one the row may not {}.",
                                  fmt::join(forbidden, ", nor "))));
  story.items.emplace_back(
      "Words are counted by powers of a matrix that is all ones less a sparse one, T. The part "
      "that "
      "is all ones has rank one, and what is left are walks: let W_l be the number of ways to "
      "start "
      "on any row and take l-1 forbidden steps without leaving the board. By inclusion and "
      "exclusion, the numbers of words of length 0, 1, 2, ... are the coefficients of 1 / (1 - W_1 "
      "z "
      "+ W_2 z^2 - W_3 z^3 + ...).");
  if (problem.board.rows <= most_rows) {
    story.items.emplace_back("Here these walks, and the words of the first lengths:");
    story.items.emplace_back(walks_sheet(problem, steps, context));
  }
  if (segments > 1)
    story.items.emplace_back(fmt::format(
        "The given columns cut the board into {} segments that know nothing of each other. Each "
        "takes the same series, times those of the walks that end or start on its given rows, and "
        "their ways are multiplied.",
        segments));
  return story;
}

}  // namespace rookery::columns
