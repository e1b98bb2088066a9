// SPDX-License-Identifier: Apache-2.0
// The story of rook-polynomial with the numbers of the asked board.
#include <fmt/format.h>

#include <algorithm>

#include "method/rook_polynomial/polynomial.hpp"
#include "method/rook_theory/parts.hpp"

namespace rookery::few_rooks {
namespace {

Story tell_rooks(const Problem& problem) {
  const Board& board = problem.board;
  Story story;
  story.items.emplace_back(
      fmt::format("Every row and every column holds at most one rook. For k rooks choose k of the "
                  "{} rows, k of "
                  "the {} columns, and which of these columns each of these rows takes: C({},k) "
                  "C({},k) k! ways.",
                  board.rows, board.columns, board.rows, board.columns));
  story.items.emplace_back(
      fmt::format("So there is 1 way for 0 rooks, and each next number comes from the one before: "
                  "times ({}-k), "
                  "times ({}-k), divided by k+1.",
                  board.rows, board.columns));
  return story;
}

// The values on the small boards, and their differences d = 1, 2, ...
Sheet values_sheet(const Asked& asked, std::int64_t start, bool square, Context& context) {
  Sheet sheet{{"n", "ways"}, {}};
  std::vector<std::vector<Integer>> columns(1);
  std::uint64_t work = 0;
  for (std::int64_t i = 0; i <= 2 * asked.most; ++i) {
    const std::int64_t side = start + i * (square ? 2 : 1);
    columns[0].push_back(bishops_at({side, square ? side : side + 1}, asked, context, work)[0]);
    sheet.rows.push_back({std::to_string(side), columns[0].back().get_str()});
  }
  for (std::size_t d = 1; d < columns[0].size(); ++d) {
    sheet.heading.push_back(fmt::format("d={}", d));
    columns.emplace_back();
    for (std::size_t i = 0; i < sheet.rows.size(); ++i) {
      const bool there = i + 1 < columns[d - 1].size();
      if (there) columns[d].push_back(columns[d - 1][i + 1] - columns[d - 1][i]);
      sheet.rows[i].push_back(there ? columns[d].back().get_str() : "");
    }
  }
  return sheet;
}

Story tell_bishops(const Problem& problem, Context& context) {
  const Board& board = problem.board;
  const Asked asked = asked_of(problem);
  const bool square = board.rows == board.columns;
  const std::int64_t n = std::min(board.rows, board.columns), start = square ? n % 2 : 0;
  Story story;
  story.items.emplace_back(
      fmt::format("For a fixed number k of bishops the count is a polynomial of degree 2k in n, "
                  "{}. For {}it is "
                  "settled by its values on 2k+1 small boards, and those cost nothing.",
                  square ? "one for even n and one for odd n" : "the shorter side",
                  asked.least == asked.most ? fmt::format("k = {} ", asked.most) : "each k "));
  story.items.emplace_back(
      "The values: turned by 45 degrees each colour is a board of rooks, and the numbers of rooks "
      "on the next larger board follow from those on this one by two additions each. Then every "
      "split of the bishops between the colours.");
  if (asked.least != asked.most || asked.most > 3) return story;
  story.items.emplace_back(fmt::format(
      "For {} bishops, with the differences of neighbours, their differences, and so on:",
      asked.most));
  story.items.emplace_back(values_sheet(asked, start, square, context));
  story.items.emplace_back(
      fmt::format("The first line gives the polynomial (Newton), here at n = {}: its d-th "
                  "difference times C(x,d), "
                  "added up, with x = {}.",
                  n, (n - start) / (square ? 2 : 1)));
  return story;
}

}  // namespace

Story story(const Problem& problem, Context& context) {
  return std::get<rook_boards::Shape>(rook_boards::shape_of(problem)) == rook_boards::Shape::rooks
             ? tell_rooks(problem)
             : tell_bishops(problem, context);
}

}  // namespace rookery::few_rooks
