// SPDX-License-Identifier: Apache-2.0
// Puzzles read, written, checked and made.
#include <rookery/rookery.hpp>

#include <fmt/format.h>

#include "api/asked.hpp"
#include "api/formats.hpp"
#include "api/verify.hpp"
#include "base/quantity.hpp"
#include "base/text.hpp"
#include "method/deduction/difficulty.hpp"
#include "problem/army.hpp"
#include "problem/puzzle/format.hpp"
#include "problem/text.hpp"
#include "run/making/making.hpp"
#include "run/solutions.hpp"

namespace rookery {
namespace {

constexpr std::int64_t largest_made = 25;

void verify(PuzzleCheck& check, const Plan& plan, const Options& options) {
  const Asked asked{"count", plan, limits_of(options), options.seconds, true, nullptr};
  const SecondWay second = second_way(asked);
  const std::string way = way_of(second.plan);
  require_equal({{}, {}, {check.solutions}}, check.method, run(second.plan, asked.limits).table,
                way, check.problem);
  check.verified = way + ": " + second.how;
}

void require_order(const PuzzleOrder& order) {
  if (order.size < 1 || order.size > largest_made)
    refuse("size", std::to_string(order.size), fmt::format("want 1 to {}", largest_made));
  if (order.stars < 1 || order.stars > order.size)
    refuse("stars", std::to_string(order.stars), "want 1 or more, and fewer than the size");
  // Stars that do not touch: a row holds at most half as many as squares, and two rows together
  // likewise; so with s stars there are no boards below 4s, but for one star on one square.
  const bool fits = order.size >= 4 * order.stars || (order.size == 1 && order.stars == 1);
  if (!fits)
    refuse("size", std::to_string(order.size),
           fmt::format("too small for {}: at least {} rows are needed",
                       counted(static_cast<std::size_t>(order.stars), "star"), 4 * order.stars));
}

}  // namespace

std::vector<Puzzle> read_puzzles(std::string_view text, const PuzzleReading& reading) {
  return puzzles_of_text(text, reading);
}

std::string written_puzzle(std::string_view problem, std::string_view format,
                           const std::string& name, const std::string& stated) {
  return puzzle_text_of(read_for_placements(problem), format, name, stated);
}

std::vector<FormatRow> puzzle_formats() {
  std::vector<FormatRow> rows;
  for (const PuzzleFormat* format : puzzle_format_table())
    rows.push_back({std::string(format->name), std::string(format->summary), {}});
  return rows;
}

PuzzleCheck check_puzzle(std::string_view text, std::uint64_t stop, const Options& options) {
  const Problem problem = without_classes(read_for_placements(text));
  if (stop != 0 && options.verify)
    refuse("option", "--verify", "does not go with --stop: not all are counted");
  Solutions solutions = solutions_of(
      problem, {stop, options.method, options.seconds, options.chosen}, limits_of(options));
  PuzzleCheck check{text_of(problem),
                    KindNames(problem.army).all(),
                    problem.board.rows,
                    problem.board.columns,
                    std::move(solutions.count),
                    solutions.more,
                    std::move(solutions.first),
                    way_of(solutions.plan),
                    solutions.work,
                    {}};
  if (options.verify) verify(check, solutions.plan, options);
  return check;
}

std::optional<PuzzleDifficulty> difficulty_of_puzzle(std::string_view text,
                                                     const Options& options) {
  const Problem problem = without_classes(read_for_placements(text));
  return difficulty_of(problem, context_of(limits_of(options)));
}

MadePuzzle make_puzzle(const PuzzleOrder& order, const Options& options) {
  require_order(order);
  const Limits limits = limits_of(options);
  Made made = make_puzzle(order, options.seconds, limits);
  return {text_of(made.problem), std::move(made.solution), made.tries,
          *difficulty_of(made.problem, context_of(limits))};
}

std::string written(const PuzzleReport& report, std::string_view format) {
  return format_for(format, "puzzle check").puzzle(report);
}

}  // namespace rookery
