// SPDX-License-Identifier: Apache-2.0
// No placement at all: the sum of no parts.
//
// Four plain contradictions need no counting: two given pieces in conflict, more given pieces
// of a kind than the army's upper number (each placement holds all given pieces, and they are among
// the army's numbers), and lower numbers that add up to more than the free squares (one piece a
// square), and a quota of more pieces than a row or column has squares.
//
// Tested by test/rewrite/contradiction_test.cpp and test/agree.
#include <fmt/format.h>

#include <algorithm>

#include "base/square.hpp"
#include "problem/conflict.hpp"
#include "problem/text.hpp"
#include "problem/travel.hpp"
#include "rewrite/rewrite.hpp"

namespace rookery {
namespace {

using Pair = std::pair<Square, Square>;

bool is_given(const Problem& problem, const Square& square, std::size_t enemy_of) {
  const auto at = std::lower_bound(problem.given.begin(), problem.given.end(), Stand{square, 0});
  return at != problem.given.end() && at->square == square &&
         hostile(problem, enemy_of, static_cast<std::size_t>(at->kind));
}

// On any board, by walking what each given piece attacks.
std::optional<Pair> attacked_given(const Problem& problem) {
  for (const Stand& stand : problem.given) {
    const auto kind = static_cast<std::size_t>(stand.kind);
    for (const Square& square :
         attacked_from(problem.board, problem.army[kind].piece, stand.square))
      if (is_given(problem, square, kind)) return std::minmax(stand.square, square);
  }
  return std::nullopt;
}

std::optional<Pair> given_in_conflict(const Problem& problem) {
  if (!beyond_one_kind_on_a_plain_board(problem))
    return conflict_among(problem.piece(), squares_of(problem.given));
  // Elsewhere a ride may be as long as the board is large: those that no method counts are left.
  constexpr long most_squares = 1 << 20;
  if (squares_of(problem.board) > Integer(most_squares)) return std::nullopt;
  return attacked_given(problem);
}

std::optional<std::string> too_many_given(const Problem& problem) {
  for (std::size_t kind = 0; kind < problem.army.size(); ++kind) {
    const auto given = std::count_if(
        problem.given.begin(), problem.given.end(),
        [&](const Stand& stand) { return static_cast<std::size_t>(stand.kind) == kind; });
    const std::int64_t most = problem.army[kind].number.most;
    const std::string of_kind =
        problem.army.size() > 1 ? " for " + kind_text(problem.army[kind]) : "";
    if (most < given)
      return fmt::format("{} squares are given{}, but the army has at most {}", given, of_kind,
                         most);
  }
  return std::nullopt;
}

std::optional<std::string> too_few_squares(const Problem& problem) {
  Integer least = 0;
  for (const Kind& kind : problem.army) least += static_cast<long>(kind.number.least);
  const Integer squares = free_squares_of(problem.board);
  if (squares >= least) return std::nullopt;
  return fmt::format("the board has {}{} squares, fewer than {} pieces",
                     problem.board.full() ? "" : "only ", squares.get_str(), least.get_str());
}

std::optional<std::string> too_large(const std::vector<Quota>& quotas, std::int64_t squares,
                                     std::string_view line, std::int64_t lines) {
  for (const Quota& quota : quotas)
    if (lines > 0 && quota.range.least > squares)
      return fmt::format("every {0} is to hold {1} pieces, but a {0} has {2} squares", line,
                         quota.range.least, squares);
  return std::nullopt;
}

std::optional<std::string> found(const Problem& problem) {
  if (const auto pair = given_in_conflict(problem))
    return fmt::format("the given pieces on {} and {} are in conflict", text_of(pair->first),
                       text_of(pair->second));
  if (auto why = too_many_given(problem)) return why;
  if (auto why = too_few_squares(problem)) return why;
  const auto& quotas = problem.quotas;
  const auto rows = problem.board.rows, columns = problem.board.columns;
  if (auto why = too_large(quotas.per_row, columns, "row", rows)) return why;
  return too_large(quotas.per_column, rows, "column", columns);
}

std::optional<Equal> apply(const Problem& problem) {
  if (auto why = found(problem)) return Equal{Equal::Join::sum, {}, *why};
  return std::nullopt;
}

}  // namespace

extern const Rewrite contradiction;
const Rewrite contradiction = {"contradiction", apply, true};

}  // namespace rookery
