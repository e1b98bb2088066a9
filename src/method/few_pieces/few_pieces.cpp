// SPDX-License-Identifier: Apache-2.0
// Up to two pieces on a rectangle of any size: a closed form.
//
// On N = m n squares there is one way to put no piece, N ways for one, and for two equal pieces
//     N (N - 1) / 2 - the pairs of squares in conflict.
// A step (r, c) made i times joins (m - i|r|) (n - i|c|) pairs; the sum over i is a polynomial in
// the number of steps that fit. Steps that are parallel may join the same pair, and are counted by
// inclusion and exclusion. One piece each of two kinds: N (N - 1) less the pairs (s, t) with an
// attack from s to t by the first, or from t to s by the second.
//
// E. Landau, "Über das Achtdamenproblem und seine Verallgemeinerung", Naturwissenschaftliche
// Wochenschrift 11 (1896), 367-371, for two and three queens; V. Kotesovec, "Non-attacking chess
// pieces", 6th edition (2013), for two pieces of many kinds.
//
// Time microseconds, whatever the sides, while no more than ten moves are parallel. Work: moves.
// Does not apply to more than two pieces, given pieces, holes, walls, joined edges or quotas.
// Tested by test/method/few_pieces_test.cpp, test/agree.
#include <fmt/format.h>

#include <algorithm>

#include "method/few_pieces/pairs.hpp"
#include "method/method.hpp"
#include "method/stand_walk.hpp"
#include "problem/counts.hpp"

namespace rookery {
namespace few {
namespace {

bool two_kinds(const Problem& problem) { return problem.army.size() == 2; }

std::vector<Move> moves_of(const Problem& problem) {
  if (!two_kinds(problem)) return problem.piece().moves;
  if (!hostile(problem, 0, 1)) return {};
  std::vector<Move> moves = problem.army[0].piece.attacks;
  for (const Move& move : problem.army[1].piece.attacks)
    moves.push_back({-move.rows, -move.columns, move.steps});
  std::sort(moves.begin(), moves.end());
  moves.erase(std::unique(moves.begin(), moves.end()), moves.end());
  return moves;
}

std::optional<std::string> beyond(const Problem& problem) {
  if (!problem.quotas.none()) return "there are quotas";
  if (!problem.board.plain()) return "the board has holes, walls or joined edges";
  if (!problem.given.empty()) return "there are given pieces";
  if (!two_kinds(problem)) {
    if (auto why = beyond_one_kind(problem)) return why;
    if (problem.number().most > 2) return "it may be more than two pieces";
  } else if (problem.army[0].number != Range{1, 1} || problem.army[1].number != Range{1, 1}) {
    return "of two kinds it must be one piece each";
  }
  if (too_many_parallel(moves_of(problem))) return "too many moves are parallel";
  return std::nullopt;
}

Estimate estimate(const Problem& problem) {
  if (auto why = beyond(problem)) return NotApplicable{*why};
  const auto moves = static_cast<double>(moves_of(problem).size());
  return Cost{2000 + 1500 * moves, 4096 + 200 * moves};
}

Integer conflicts(const Problem& problem) { return pairs_joined(problem.board, moves_of(problem)); }

Answer solve(const Problem& problem, Context&) {
  const Integer squares = squares_of(problem.board);
  const Integer ordered = squares * (squares - 1);
  Answer answer;
  answer.work = moves_of(problem).size();
  if (two_kinds(problem)) {
    const Integer pairs = ordered - conflicts(problem);
    answer.table = answer_from_box(problem, {{1, 1}, {1, 1}, {pairs}});
  } else {
    const Integer pairs = ordered / 2 - conflicts(problem);
    answer.table = answer_from_counts(problem, 0, {1, squares, pairs});
  }
  return answer;
}

// At most two pieces, one by one.
Integer count_instance(const Instance& instance) {
  std::vector<std::size_t> open(instance.kinds, 0);
  std::size_t joined = 0;
  for (std::size_t stand = 0; stand < instance.open.size(); ++stand) {
    open[stand % instance.kinds] += instance.open[stand];
    joined += instance.conflicts[stand].size();
  }
  const auto number = [&](std::size_t kind) { return instance.numbers[kind].least; };
  const Integer first = open[0];
  if (instance.kinds == 1) {
    if (number(0) == 2) return first * (first - 1) / 2 - Integer(joined / 2);
    return number(0) == 1 ? first : Integer(1);
  }
  const Integer second = open[1];
  if (number(0) == 1 && number(1) == 1) {
    std::size_t barred = 0;  // ordered pairs: on one square, or in conflict between the kinds
    for (std::size_t stand = 0; stand < instance.open.size(); stand += 2) {
      if (!instance.open[stand]) continue;
      barred += instance.open[stand + 1];
      for (const std::uint32_t other : instance.conflicts[stand]) barred += other % 2;
    }
    return first * second - Integer(barred);
  }
  if (number(0) == 1) return first;
  return number(1) == 1 ? second : Integer(1);
}

std::unique_ptr<Walk> walk(const Problem& problem, Context& context) {
  return stand_walk(problem, [&context](const Instance& instance) {
    context.check();
    return count_instance(instance);
  });
}

// The graph of conflicts is made, and again for each square.
Cost walk_cost(const Problem& problem) {
  const double squares = squares_of(problem.board).get_d();
  const double side = static_cast<double>(std::max(problem.board.rows, problem.board.columns));
  double conflicts = 0;
  for (const Kind& kind : problem.army)
    conflicts += 2 * squares * side * static_cast<double>(kind.piece.attacks.size());
  return {5000 + (20 * conflicts + 100 * squares) * (1 + squares),
          4096 + 8 * conflicts + 100 * squares};
}

Story story(const Problem& problem, Context&) {
  const Integer squares = squares_of(problem.board);
  Story story;
  if (two_kinds(problem)) {
    story.items.emplace_back(fmt::format(
        "The board has N = {} squares, so two different pieces can be put down in N (N - 1) ways. "
        "In {} of them one attacks the other.",
        squares.get_str(), conflicts(problem).get_str()));
  } else {
    story.items.emplace_back(
        fmt::format("The board has N = {} squares: N ways for one piece, and N (N - 1) / 2 pairs "
                    "of squares for "
                    "two. Of these pairs {} are in conflict.",
                    squares.get_str(), conflicts(problem).get_str()));
  }
  story.items.emplace_back(
      "A step of r rows and c columns, made i times, joins (m - i r) (n - i c) pairs of an m x n "
      "board; the sum over i is a polynomial. Where several parallel moves join the same pair, it "
      "is "
      "counted once, by inclusion and exclusion.");
  return story;
}

}  // namespace
}  // namespace few

extern const Method few_pieces;
const Method few_pieces = {"few-pieces",
                           "up to two pieces on a rectangle of any size: a closed form",
                           "two queens: Landau 1896; many pieces: Kotesovec 2013",
                           "squares",
                           few::estimate,
                           few::solve,
                           few::walk,
                           few::walk_cost,
                           few::story};

}  // namespace rookery
