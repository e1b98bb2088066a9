// SPDX-License-Identifier: Apache-2.0
// test/run/making/making_test.cpp looks at the regions of puzzles that are made.
#include <rookery/rookery.hpp>

#include <algorithm>

#include "expect_error.hpp"
#include "method/random_texts.hpp"

using namespace rookery;

namespace {

Options by(const std::string& method) {
  Options options;
  options.method = method;
  return options;
}

// Regions of any shape, in parts or empty, or squares in none.
std::string random_star_battle(Random& random) {
  const std::size_t side = 4 + random() % 3;
  std::string regions;
  for (std::size_t row = 0; row < side; ++row) {
    regions += row == 0 ? "" : "/";
    for (std::size_t column = 0; column < side; ++column) regions += "aabb.ccd"[random() % 8];
  }
  return fmt::format("{0}x{0} king --per-row 1 --per-column ..1 --per-region 1..2@rows:{1}", side,
                     regions);
}

std::string random_problem(Random& random) {
  return random_board(random) + random_army(random) + random_quotas(random);
}

bool is_placement(const std::string& problem, const std::vector<std::string>& kinds,
                  const Placement& placement) {
  std::string given;
  for (const Stand& stand : placement) {
    const std::string square = std::string(1, static_cast<char>('a' + stand.square.column)) +
                               std::to_string(stand.square.row + 1);
    given += (given.empty() ? "" : ",") +
             (kinds.size() > 1 ? kinds[static_cast<std::size_t>(stand.kind)] + "@" : "") + square;
  }
  return rank(problem, given, by("backtracking")).number >= 0;
}

void expect_check(const std::string& problem) {
  const PuzzleCheck check = check_puzzle(problem, 0, {});
  const Integer number = count(problem, by("backtracking")).table.values[0];
  EXPECT_EQ(check.solutions, number) << problem;
  EXPECT_EQ(check_puzzle(problem, 0, by("sweep")).solutions, number) << problem;
  EXPECT_FALSE(check.more) << problem;
  EXPECT_EQ(check.unique(), number == 1) << problem;
  EXPECT_EQ(check.witnesses.size(), number > 1 ? 2 : number.get_ui()) << problem;
  EXPECT_TRUE(std::is_sorted(check.witnesses.begin(), check.witnesses.end())) << problem;
  if (number > 1) {
    EXPECT_NE(check.witnesses[0], check.witnesses[1]) << problem;
  }
  for (const Placement& placement : check.witnesses)
    EXPECT_TRUE(is_placement(problem, check.kinds, placement)) << problem;
}

TEST(Puzzles, CountsAreThoseOfOtherMethods) {
  Random random(1);
  for (int i = 0; i < 30; ++i) {
    expect_check(random_star_battle(random));
    expect_check(random_problem(random));
  }
}

TEST(Puzzles, StopsWhereThereAreMore) {
  for (const std::string method : {"", "sweep"}) {
    const PuzzleCheck most = check_puzzle("6x6 6 queen", 4, by(method));
    EXPECT_EQ(most.solutions, 4);
    EXPECT_FALSE(most.more);
  }
  const PuzzleCheck more = check_puzzle("6x6 6 queen", 3, {});
  EXPECT_EQ(more.solutions, 3);
  EXPECT_TRUE(more.more);
  EXPECT_EQ(more.witnesses.size(), 2u);
  EXPECT_FALSE(check_puzzle("6x6 6 queen", 1, {}).unique());
}

TEST(Puzzles, IsVerifiedInASecondWay) {
  Options options;
  options.verify = true;
  const PuzzleCheck check = check_puzzle("6x6 6 queen --given a2", 0, options);
  EXPECT_TRUE(check.unique());
  EXPECT_FALSE(check.verified.empty());
  EXPECT_NE(check.verified, check.method);
  EXPECT_EQ(error_of([&] { check_puzzle("6x6 6 queen", 1, options); }),
            "option '--verify': does not go with --stop: not all are counted");
  EXPECT_EQ(error_of([] { check_puzzle("6x6 6 queen --mod 3", 0, {}); }),
            "--mod '3': only for counts");
}

void expect_read_back(const std::string& problem, const std::string& format) {
  const std::string text = written_puzzle(problem, format);
  for (const PuzzleReading& reading : {PuzzleReading{}, PuzzleReading{0, "king", format}}) {
    const auto puzzles = read_puzzles(text + text, reading);
    ASSERT_EQ(puzzles.size(), 2u) << text;
    for (const Puzzle& puzzle : puzzles)
      EXPECT_EQ(puzzle.problem, problem) << format << ": " << puzzle.error;
  }
}

TEST(Puzzles, FormatsReadWhatTheyWrite) {
  for (const FormatRow& format : puzzle_formats())
    expect_read_back(
        format.name == "board"
            ? "4x4 4 queen --given b1"
            : "4x4 king --per-row 1 --per-column 1 --per-region 1@rows:AABB/AACB/ACCB/DDDD",
        format.name);
}

void expect_made(const PuzzleOrder& order) {
  const MadePuzzle made = make_puzzle(order, {});
  for (const std::string method : {"sweep", "search"})
    EXPECT_EQ(count(made.problem, by(method)).table.values[0], 1) << made.problem;
  EXPECT_TRUE(is_placement(made.problem, {"king"}, made.solution)) << made.problem;
  EXPECT_EQ(made.solution.size(), static_cast<std::size_t>(order.size * order.stars));
  EXPECT_GT(made.tries, 0u);
  EXPECT_EQ(make_puzzle(order, {}).problem, made.problem);
}

TEST(Puzzles, MadeOnesHaveOneSolution) {
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    for (std::int64_t size = 4; size <= 9; ++size) expect_made({size, 1, seed});
    for (std::int64_t size = 8; size <= 10; ++size) expect_made({size, 2, seed});
  }
  EXPECT_EQ(make_puzzle({1, 1, 7}, {}).solution, (Placement{{{0, 0}, 0}}));
  EXPECT_NE(make_puzzle({7, 1, 1}, {}).problem, make_puzzle({7, 1, 2}, {}).problem);
}

TEST(Puzzles, OrdersThatCannotBe) {
  const auto refusal = [](std::int64_t size, std::int64_t stars) {
    return error_of([&] { make_puzzle({size, stars, 1}, {}); });
  };
  EXPECT_EQ(refusal(3, 1), "size '3': too small for 1 star: at least 4 rows are needed");
  EXPECT_EQ(refusal(10, 3), "size '10': too small for 3 stars: at least 12 rows are needed");
  EXPECT_EQ(refusal(26, 1), "size '26': want 1 to 25");
  EXPECT_EQ(refusal(0, 1), "size '0': want 1 to 25");
  for (const std::int64_t stars : {INT64_MIN, std::int64_t{0}, std::int64_t{9}, INT64_MAX})
    EXPECT_EQ(refusal(8, stars).rfind("stars '", 0), 0u);
}

// By hand: the queen on b1 leaves row 2 one square, which leaves row 3 one, and so on. Of the two
// ways to place four kings the regions of the second board allow one, but close nothing at first.
TEST(Puzzles, DifficultyIsWhatMustBeTried) {
  const auto easy = difficulty_of_puzzle("4x4 4 queen --given b1", {});
  ASSERT_TRUE(easy);
  EXPECT_EQ(easy->level, 0);
  EXPECT_EQ(easy->trials, 0u);
  const auto trials = difficulty_of_puzzle(
      "4x4 king --per-row 1 --per-column 1 --per-region 1@rows:AAAB/AABB/CDDB/CCDD", {});
  ASSERT_TRUE(trials);
  EXPECT_EQ(trials->level, 1);
  EXPECT_GE(trials->trials, 1u);
  EXPECT_EQ(difficulty_of_puzzle("9x9 9 queen --given c3,e4", {})->level, 2);
  EXPECT_FALSE(difficulty_of_puzzle("33x33 33 queen", {}));
}

}  // namespace
