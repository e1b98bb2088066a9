// SPDX-License-Identifier: Apache-2.0
#include <rookery/rookery.hpp>

#include <algorithm>
#include <map>

#include "expect_error.hpp"
#include "method/random_texts.hpp"

using namespace rookery;

namespace {

Options by(const std::string& method) {
  Options options;
  options.method = method;
  return options;
}

std::string random_region_puzzle(Random& random) {
  std::string regions;
  for (int row = 0; row < 4; ++row) {
    regions += row == 0 ? "" : "/";
    for (int column = 0; column < 5; ++column) regions += "aabbc."[random() % 6];
  }
  const std::string army =
      any_of<std::string>(random, {"king", "knight", "2..4 rook", "king rook"});
  return fmt::format("4x5 {} --per-row ..1 --per-region 1..2@rows:{}", army, regions) +
         any_of<std::string>(random, {"", " --per-column 1"});
}

// What all placements have in common, one after the other.
struct Common {
  Integer solutions = 0;
  std::map<Stand, Integer> uses;

  explicit Common(const std::string& problem) {
    list(
        problem,
        [&](const Listing&, const Numbered& one) {
          ++solutions;
          for (const Stand& stand : one.placement) ++uses[stand];
          return true;
        },
        by("backtracking"));
  }
  Placement certain() const {
    Placement stands;
    for (const auto& [stand, times] : uses)
      if (times == solutions) stands.push_back(stand);
    return stands;
  }
  bool used(const Square& square) const {
    return std::any_of(uses.begin(), uses.end(),
                       [&](const auto& use) { return use.first.square == square; });
  }
};

std::vector<Square> free_squares(const std::string& problem) {
  const Picture board = picture(problem, {});
  std::vector<Square> squares;
  for (std::int64_t row = 0; row < board.rows; ++row)
    for (std::int64_t column = 0; column < board.columns; ++column) {
      const Square square{row, column};
      const auto none = [&](const auto& list) {
        return std::find(list.begin(), list.end(), square) == list.end();
      };
      if (none(board.holes) && none(board.walls)) squares.push_back(square);
    }
  return squares;
}

void expect_hint(const PuzzleHint& hint, const Common& common) {
  EXPECT_EQ(hint.solutions, common.solutions) << hint.problem;
  EXPECT_EQ(hint.certain, common.certain()) << hint.problem;
  std::vector<Square> empty, open;
  for (const Square& square : free_squares(hint.problem)) {
    const bool certain = std::any_of(hint.certain.begin(), hint.certain.end(),
                                     [&](const Stand& stand) { return stand.square == square; });
    if (!common.used(square))
      empty.push_back(square);
    else if (!certain)
      open.push_back(square);
  }
  const bool some = common.solutions != 0;
  EXPECT_EQ(hint.empty, some ? empty : std::vector<Square>{}) << hint.problem;
  EXPECT_EQ(hint.open, some ? open : std::vector<Square>{}) << hint.problem;
}

TEST(PuzzleHints, AreWhatAllPlacementsSay) {
  Random random(5);
  int several = 0;
  for (int i = 0; i < 60; ++i) {
    const std::string problem =
        i % 2 == 0 ? random_region_puzzle(random)
                   : random_board(random) + random_army(random) + random_quotas(random);
    const Common common(problem);
    several += common.solutions > 1;
    expect_hint(hint_of_puzzle(problem, {}), common);
    if (i % 4 < 2) expect_hint(hint_of_puzzle(problem, by("sweep")), common);
  }
  EXPECT_GT(several, 20);
}

TEST(PuzzleHints, GivenPiecesAreCertain) {
  const PuzzleHint hint = hint_of_puzzle("1x4 1.. king 1 rook --given rook@a1", {});
  EXPECT_EQ(hint.kinds, (std::vector<std::string>{"king", "rook"}));
  EXPECT_EQ(hint.solutions, 0);
  EXPECT_TRUE(hint.certain.empty() && hint.empty.empty() && hint.open.empty());
  const PuzzleHint kings = hint_of_puzzle("1x4 2 king --given a1", {});
  EXPECT_EQ(kings.certain, (Placement{{{0, 0}, 0}}));
  EXPECT_EQ(kings.empty, (std::vector<Square>{{0, 1}}));
  EXPECT_EQ(kings.open, (std::vector<Square>{{0, 2}, {0, 3}}));
}

// One by one would take ages. The king on b1 has its row and the next for itself.
TEST(PuzzleHints, WhereThereAreManySolutions) {
  Options options;
  options.seconds = 0.05;
  const PuzzleHint hint = hint_of_puzzle("30x3 king --given b1", options);
  EXPECT_NE(hint.method, "deduction");
  EXPECT_EQ(hint.solutions, count("28x3 king").table.values[0]);
  EXPECT_EQ(hint.certain, (Placement{{{0, 1}, 0}}));
  EXPECT_EQ(hint.empty, (std::vector<Square>{{0, 0}, {0, 2}, {1, 0}, {1, 1}, {1, 2}}));
  EXPECT_EQ(hint.open.size(), 84u);
}

TEST(PuzzleHints, Pictures) {
  const Picture drawn = picture(hint_of_puzzle("1x4 2 king --given a1", {}));
  EXPECT_EQ(drawn.title, "2 solutions: 1 certain, 1 empty, 2 open");
  EXPECT_EQ(drawn.marks, (std::vector<std::string>{"K", "x", ".", "."}));
  EXPECT_EQ(drawn.attacked, (std::vector<Square>{{0, 1}}));
  EXPECT_EQ(drawn.figures.size(), 1u);
  EXPECT_EQ(picture(hint_of_puzzle("1x4 2 king --given a1,c1", {})).title,
            "one solution: 2 certain, 2 empty, 0 open");
}

TEST(PuzzleHints, LargeBoardsAreRefused) {
  EXPECT_EQ(error_of([] { hint_of_puzzle("401x1 king", {}); }).rfind("board '401x1'", 0), 0u);
  EXPECT_EQ(error_of([] { hint_of_puzzle("3x3 king --mod 3", {}); }), "--mod '3': only for counts");
}

}  // namespace
