// SPDX-License-Identifier: Apache-2.0
// Beside test/agree: large boards, parallel moves, two kinds, and where the method must say no.
#include "method/random_boards.hpp"
#include "method/solved.hpp"

using namespace rookery;

namespace {

Problem on_a_full_board(Problem problem) {
  problem.board.gluing = Gluing::plane;
  problem.board.holes.clear();
  problem.board.walls.clear();
  problem.given.clear();
  return problem;
}

std::string solved_by(const std::string& method, const Problem& problem) {
  Context context;
  return shown(method_named(method).solve(problem, context).table);
}

}  // namespace

// Landau 1896: n (n-1) (n-2) (3n-1) / 6.
TEST(FewPieces, TwoQueensOnAnySquare) {
  for (const char* side : {"1", "2", "3", "8", "1000", "1000000000000000000"}) {
    const Integer n(side);
    const Integer expected = n * (n - 1) * (n - 2) * (3 * n - 1) / 6;
    EXPECT_EQ(total("few-pieces", std::string(side) + "x" + side + " 2 queen"), expected.get_str());
  }
}

TEST(FewPieces, EqualsBacktracking) {
  std::mt19937 random(20);  // fixed: the same problems every time
  const std::vector<std::string> pieces = {"queen", "knight", "king",  "WW",     "R2D",
                                           "DHG",   "W3D0H",  "NNfN",  "(2,2)B", "B2",
                                           "vRW",   "fN",     "dummy", "HGD"};
  for (int i = 0; i < 400; ++i) {
    const std::string number = std::vector<std::string>{"..2", "2", "1", "0", "1..2"}[random() % 5];
    const std::string piece = pieces[random() % pieces.size()];
    Problem problem;
    try {
      problem = on_a_full_board(random_problem(random, number + " " + piece, 9));
    } catch (const Error&) {
      continue;  // not a piece
    }
    problem.want = std::vector{Want::total, Want::table, Want::maximum}[random() % 3];
    ASSERT_EQ(solved_by("few-pieces", problem), solved_by("backtracking", problem))
        << text_of(problem);
  }
}

TEST(FewPieces, ParallelMovesAreCountedOnce) {
  const std::string army =
      " 2 (0,2)3(0,3)4(0,1)2(0,4)";  // overlapping steps along rows and columns
  for (const char* board : {"1x20", "13x7", "9x9", "30x30"})
    EXPECT_EQ(total("few-pieces", board + army), total("backtracking", board + army)) << board;
}

TEST(FewPieces, OnePieceEachOfTwoKinds) {
  std::mt19937 random(21);
  const std::vector<std::string> armies = {"1 queen 1 knight",
                                           "1 fN 1 king",
                                           "1 fBbR 1 dummy",
                                           "1 fN 1 fK",
                                           "1 rook 1 fR",
                                           "1 R2 1 D",
                                           "1 white queen 1 black queen"};
  for (int i = 0; i < 200; ++i) {
    Problem problem = on_a_full_board(random_problem(random, armies[random() % armies.size()], 6));
    problem.hostility = static_cast<Hostility>(random() % 4);
    if (problem.army[0].colour == Colour::none) problem.hostility = Hostility::all;
    problem.want = std::vector{Want::total, Want::table, Want::maximum}[random() % 3];
    ASSERT_EQ(solved_by("few-pieces", problem), solved_by("graph", problem)) << text_of(problem);
  }
}

TEST(FewPieces, SaysWhereItDoesNotApply) {
  EXPECT_EQ(refusal("few-pieces", "9000000000000000000x9000000000000000000 ..2 NN"), "");
  EXPECT_NE(refusal("few-pieces", "8x8 3 queen"), "");
  EXPECT_NE(refusal("few-pieces", "8x8 queen"), "");
  EXPECT_NE(refusal("few-pieces", "8x8 2 queen --given a1"), "");
  EXPECT_NE(refusal("few-pieces", "8x8/torus 2 queen"), "");
  EXPECT_NE(refusal("few-pieces", "8x8 1 queen 2 rook"), "");
}

TEST(FewPieces, Walks) {
  const auto walk = walked("few-pieces", "2x3 2 king");
  const auto choices = walk->choices();
  ASSERT_EQ(choices.size(), 3u);
  EXPECT_EQ(choices[0].below, 2);
  EXPECT_EQ(choices[1].put, (Placement{{{0, 2}, 0}}));
}
