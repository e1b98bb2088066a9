// SPDX-License-Identifier: Apache-2.0
#include "run/making/making.hpp"

#include <map>
#include <set>

#include "expect_error.hpp"
#include "problem/text.hpp"

using namespace rookery;

namespace {

Limits limits() {
  Limits limits;
  limits.bytes = std::uint64_t{1} << 30;
  return limits;
}

Made made(const PuzzleOrder& wanted, double seconds = 10) {
  return make_puzzle(wanted, seconds, limits());
}

const std::vector<std::string>& regions_of(const Made& made) {
  return made.problem.quotas.per_region.at(0).rows;
}

char region(const std::vector<std::string>& rows, const Square& square) {
  return rows.at(static_cast<std::size_t>(square.row)).at(static_cast<std::size_t>(square.column));
}

// The squares that are reached from this one within its region.
std::set<Square> reached(const std::vector<std::string>& rows, const Square& start) {
  const auto size = static_cast<std::int64_t>(rows.size());
  std::set<Square> seen = {start};
  std::vector<Square> open = {start};
  while (!open.empty()) {
    const auto [row, column] = open.back();
    open.pop_back();
    for (const Square& next : {Square{row - 1, column}, Square{row + 1, column},
                               Square{row, column - 1}, Square{row, column + 1}}) {
      if (next.row < 0 || next.column < 0 || next.row >= size || next.column >= size) continue;
      if (region(rows, next) == region(rows, start) && seen.insert(next).second)
        open.push_back(next);
    }
  }
  return seen;
}

void expect_regions(const Made& made, const PuzzleOrder& wanted) {
  const std::vector<std::string>& rows = regions_of(made);
  ASSERT_EQ(rows.size(), static_cast<std::size_t>(wanted.size));
  std::map<char, std::set<Square>> squares;
  for (std::int64_t row = 0; row < wanted.size; ++row) {
    ASSERT_EQ(rows[static_cast<std::size_t>(row)].size(), rows.size());
    for (std::int64_t column = 0; column < wanted.size; ++column)
      squares[region(rows, {row, column})].insert({row, column});
  }
  EXPECT_EQ(squares.size(), rows.size());
  EXPECT_FALSE(squares.count('.'));
  for (const auto& [name, all] : squares) EXPECT_EQ(reached(rows, *all.begin()), all) << name;
}

void expect_solution(const Made& made, const PuzzleOrder& wanted) {
  std::map<std::int64_t, std::int64_t> rows, columns;
  std::map<char, std::int64_t> regions;
  for (const Stand& star : made.solution) {
    ++rows[star.square.row];
    ++columns[star.square.column];
    ++regions[region(regions_of(made), star.square)];
    for (const Stand& other : made.solution)
      EXPECT_FALSE(star.square != other.square &&
                   std::abs(star.square.row - other.square.row) < 2 &&
                   std::abs(star.square.column - other.square.column) < 2);
  }
  for (const auto& lines : {rows, columns}) {
    EXPECT_EQ(lines.size(), static_cast<std::size_t>(wanted.size));
    for (const auto& [line, stars] : lines) EXPECT_EQ(stars, wanted.stars) << line;
  }
  EXPECT_EQ(regions.size(), static_cast<std::size_t>(wanted.size));
  for (const auto& [name, stars] : regions) EXPECT_EQ(stars, wanted.stars) << name;
}

void expect_puzzle(const PuzzleOrder& wanted) {
  const Made one = made(wanted);
  expect_regions(one, wanted);
  expect_solution(one, wanted);
  EXPECT_EQ(text_of(read_problem(text_of(one.problem))), text_of(one.problem));
  const Plan plan = make_plan(one.problem, {"sweep", limits().bytes});
  EXPECT_EQ(run(plan, limits()).table.values.at(0), 1) << text_of(one.problem);
}

TEST(Making, RegionsSolutionAndNumberAreRight) {
  for (std::uint64_t seed = 11; seed <= 12; ++seed) {
    for (std::int64_t size = 5; size <= 9; ++size) expect_puzzle({size, 1, seed});
    for (std::int64_t size = 8; size <= 10; ++size) expect_puzzle({size, 2, seed});
  }
  expect_puzzle({12, 3, 1});
}

// test/cli/puzzles.txt holds a puzzle that must be the same on every machine.
TEST(Making, TheSeedDecides) {
  const Made one = made({6, 1, 3});
  EXPECT_EQ(regions_of(made({6, 1, 3})), regions_of(one));
  EXPECT_EQ(made({6, 1, 3}).tries, one.tries);
  EXPECT_NE(regions_of(made({6, 1, 4})), regions_of(one));
}

TEST(Making, WhatCannotBe) {
  EXPECT_EQ(error_of(
                [] {
                  made({3, 1, 1});
                },
                Error::Kind::unanswered),
            "size 3 with 1 star: there is no way to place them, or none was found");
  const std::string over = error_of([] { made({10, 2, 1}, 0.002); }, Error::Kind::unanswered);
  EXPECT_EQ(over.rfind("no puzzle of size 10 with 2 stars after ", 0), 0u) << over;
  EXPECT_NE(over.find("see --seconds"), std::string::npos);
}

TEST(Making, IsCancelled) {
  Limits all = limits();
  all.cancelled = [] { return true; };
  error_of([&] { make_puzzle({25, 3, 1}, 100, all); }, Error::Kind::cancelled);
}

}  // namespace
