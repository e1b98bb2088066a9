// SPDX-License-Identifier: Apache-2.0
#include "problem/puzzle/region_puzzle.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/square.hpp"
#include "base/text.hpp"
#include "problem/text.hpp"

namespace rookery::puzzle {
namespace {

std::string stars_text(std::int64_t stars) {
  return fmt::format("{} star{}", stars, stars == 1 ? "" : "s");
}

std::string size_text(const Partition& partition) {
  return fmt::format("{}x{}", partition.size(), partition.empty() ? 0 : partition[0].size());
}

// The first one needs no number.
std::string partition_name(std::size_t place) {
  return place == 0 ? "partition" : fmt::format("partition {}", place + 1);
}

void require_board(const RegionPuzzle& puzzle) {
  if (puzzle.partitions.empty()) refuse("puzzle", "", "no regions");
  const Partition& first = puzzle.partitions[0];
  if (first.empty() || first.size() != first[0].size())
    refuse("board", size_text(first),
           "want as many rows as columns, since each holds the same number of stars");
  const auto most = static_cast<std::int64_t>(first.size());
  if (puzzle.stars < 1 || puzzle.stars > most)
    refuse("stars", std::to_string(puzzle.stars),
           fmt::format("want 1 to {} on a {} board", most, size_text(first)));
}

void require_enough(const RegionPuzzle& puzzle, std::size_t place) {
  const Partition& partition = puzzle.partitions[place];
  const std::size_t regions = number_of_regions(partition), rows = partition.size();
  if (regions == rows || (regions > 0 && regions < rows && !covers_all(partition))) return;
  const auto stars = static_cast<std::size_t>(puzzle.stars);  // fits: at most most_rows, as are all
  refuse(partition_name(place), fmt::format("{} region{}", regions, regions == 1 ? "" : "s"),
         fmt::format("of {} each they hold {}, but {} rows want {}", stars_text(puzzle.stars),
                     stars_text(static_cast<std::int64_t>(regions * stars)), rows, rows * stars));
}

bool is_one(const std::vector<Quota>& quotas, std::int64_t stars) {
  return quotas.size() == 1 && quotas[0].range == Range{stars, stars};
}

// Each row, column and region holds the same number of the only kind there is.
bool has_equal_quotas(const Quotas& quotas, std::int64_t stars) {
  for (const Regions& regions : quotas.per_region)
    if (!is_one(regions.quotas, stars)) return false;
  return is_one(quotas.per_row, stars) && is_one(quotas.per_column, stars);
}

std::int64_t stars_of(const Quotas& quotas) {
  return quotas.per_row.empty() ? 0 : quotas.per_row[0].range.least;
}

bool has_star_number(const Problem& problem) {
  const std::int64_t stars = stars_of(problem.quotas);
  if (problem.number().any()) return true;
  constexpr auto most = static_cast<std::int64_t>(most_rows);  // fits: its square does
  return problem.board.rows <= most && stars <= most &&
         problem.number() == Range{stars * problem.board.rows, stars * problem.board.rows};
}

bool asks_more(const Problem& problem) {
  return problem.maximal || problem.up_to != UpTo::nothing || problem.fixed_by ||
         problem.modulus != 0 || problem.weight || problem.hostility != Hostility::all;
}

// Why the problem is no star battle; empty: it may be one.
std::string_view beyond_star_battles(const Problem& problem) {
  if (problem.army.size() != 1) return "several kinds of pieces";
  const std::string& piece = problem.piece().name;
  if (piece != "king" && piece != "dummy") return "a piece that is no king (and no dummy)";
  if (problem.army[0].colour != Colour::none) return "a colour";
  if (!problem.board.plain()) return "holes, walls or joined edges";
  if (problem.quotas.per_region.empty()) return "no regions";
  if (!has_equal_quotas(problem.quotas, stars_of(problem.quotas)))
    return "rows, columns and regions that do not hold one same number each";
  if (!has_star_number(problem)) return "a number of pieces besides";
  if (asks_more(problem)) return "options besides regions and given pieces";
  return "";
}

[[noreturn]] void refuse_to_write(const Problem& problem, std::string_view format,
                                  std::string_view has) {
  refuse("problem", text_of(problem), fmt::format("format {} cannot hold {}", format, has));
}

}  // namespace

void require_sound(const RegionPuzzle& puzzle) {
  require_board(puzzle);
  for (std::size_t i = 0; i < puzzle.partitions.size(); ++i) {
    const std::string size = size_text(puzzle.partitions[i]);
    if (size != size_text(puzzle.partitions[0]))
      refuse(partition_name(i), size, "the first one is " + size_text(puzzle.partitions[0]));
    require_enough(puzzle, i);
  }
}

std::string problem_text(const RegionPuzzle& puzzle) {
  require_sound(puzzle);
  std::string text = fmt::format("{0} {1} --per-row {2} --per-column {2}",
                                 size_text(puzzle.partitions[0]), puzzle.piece, puzzle.stars);
  if (!puzzle.given.empty()) text += fmt::format(" --given {}", fmt::join(puzzle.given, ","));
  for (const Partition& partition : puzzle.partitions)
    text += fmt::format(" --per-region {}@rows:{}", puzzle.stars, fmt::join(partition, "/"));
  return text_of(read_problem(text));
}

RegionPuzzle region_puzzle_of(const Problem& problem, std::string_view format) {
  if (const auto has = beyond_star_battles(problem); !has.empty())
    refuse_to_write(problem, format, has);
  RegionPuzzle puzzle{stars_of(problem.quotas), problem.piece().name, {}, {}};
  for (const Regions& regions : problem.quotas.per_region)
    puzzle.partitions.emplace_back(regions.rows.rbegin(), regions.rows.rend());
  for (const Stand& stand : problem.given) puzzle.given.push_back(text_of(stand.square));
  require_size("size", problem.board.rows);
  require_sound(puzzle);
  return puzzle;
}

RegionPuzzle blank_puzzle_of(const Problem& problem, std::string_view format) {
  RegionPuzzle puzzle = region_puzzle_of(problem, format);
  if (!puzzle.given.empty()) refuse_to_write(problem, format, "given pieces");
  return puzzle;
}

RegionPuzzle whole_puzzle_of(const Problem& problem, std::string_view format) {
  RegionPuzzle puzzle = blank_puzzle_of(problem, format);
  if (puzzle.partitions.size() > 1) refuse_to_write(problem, format, "a second partition");
  if (!covers_all(puzzle.partitions[0]))
    refuse_to_write(problem, format, "squares that are in no region");
  return puzzle;
}

}  // namespace rookery::puzzle
