// SPDX-License-Identifier: Apache-2.0
// Beside test/agree: boards with holes, walls and joined edges, and where the method must say no.
#include <algorithm>

#include "method/lines/parts.hpp"
#include "method/random_boards.hpp"
#include "method/solved.hpp"

using namespace rookery;

TEST(Lines, KnownValues) {
  EXPECT_EQ(total("lines", "8x8 6 bishop"), "5599888");
  EXPECT_EQ(total("lines", "8x8 8 rook"), "40320");
  EXPECT_EQ(total("lines", "24x28 bishop"), "40603344651588502577420086127128538754609");
  EXPECT_EQ(total("lines", "16x24 10 bishop"), "817158113138614296");
  EXPECT_EQ(total("lines", "16x24 bishop"), total("band", "16x24 bishop"));
}

TEST(Lines, EqualsBacktrackingOnRandomBoards) {
  std::mt19937 random(20);  // fixed: the same problems every time
  int compared = 0;
  for (int i = 0; i < 1500; ++i) {
    const std::vector<std::string> armies = {"bishop", "rook",       "DD", "AA",     "vR",
                                             "sR",     "..3 bishop", "B2", "2 rook", "fBbR",
                                             "rook",   "king",       "NN"};
    Problem problem = random_problem(random, armies[random() % armies.size()], 6);
    problem.want = std::vector{Want::total, Want::table, Want::maximum}[random() % 3];
    Context context;
    const Estimate estimate = method_named("lines").estimate(problem);
    if (std::holds_alternative<NotApplicable>(estimate)) continue;
    ++compared;
    ASSERT_EQ(shown(method_named("lines").solve(problem, context).table),
              shown(method_named("backtracking").solve(problem, context).table))
        << text_of(problem) << ", want " << static_cast<int>(problem.want);
  }
  EXPECT_GE(compared, 800);
}

TEST(Lines, TakesWallsHolesAndJoinedEdges) {
  for (const char* text :
       {"6x6/torus bishop", "4x6/cylinder bishop", "5x5 DD", "4x5/cylinder AA", "5x5/torus vR",
        "fen:3*2/6/2-3/1-4/6 rook", "1x9 king", "9x1 R2", "fen:3*2/6/2-3/1-4/6 bishop"}) {
    if (!refusal("lines", text).empty()) {
      EXPECT_TRUE(std::string(text) == "1x9 king" || std::string(text) == "9x1 R2") << text;
      continue;
    }
    EXPECT_EQ(total("lines", text), total("backtracking", text)) << text;
  }
}

TEST(Lines, SaysWhereItDoesNotApply) {
  EXPECT_NE(refusal("lines", "6x6 queen"), "");
  EXPECT_NE(refusal("lines", "6x6 knight"), "");
  EXPECT_NE(refusal("lines", "5x5 king"), "");
  EXPECT_NE(refusal("lines", "8x8 R2"), "");
  EXPECT_NE(refusal("lines", "6x6 rook bishop"), "");
  EXPECT_NE(refusal("lines", "6x6 rook --per-row 1"), "");
  EXPECT_NE(refusal("lines", "9000000000000000000x9000000000000000000 bishop"), "");
}

// Sampled against counted states, at every stage of every order that is likely.
TEST(Lines, StatesAreForeseen) {
  for (const char* text : {"16x24 bishop", "14x20/cylinder bishop", "12x15 bishop --given c3"}) {
    const Problem problem = read_problem(text);
    const Instance instance = instance_of(problem);
    const auto boards = std::get<std::vector<lines::RookBoard>>(lines::boards_of(instance));
    for (const auto& board : boards) {
      const lines::Wanted wanted{1000, false};
      const auto course = lines::course_of(board, wanted);
      const lines::Stages stages(course.board, course.order);
      for (std::size_t done = 0; done <= stages.rows(); ++done) {
        const auto stage = stages.stage(done);
        const double sampled = lines::states_sampled(stages, stage, 1000, 1000);
        EXPECT_LE(sampled, lines::Stages::states_at_most(stage, 1000) * 1.1) << text;
      }
      EXPECT_GE(course.forecast.states, 1) << text;
    }
  }
}

TEST(Lines, WalksInSquareOrder) {
  const auto walk = walked("lines", "4x4 3 rook --given b2");
  const auto choices = walk->choices();
  ASSERT_EQ(choices.size(), 1u);
  EXPECT_EQ(choices[0].put, (Placement{{{1, 1}, 0}}));
  EXPECT_EQ(choices[0].below, 18);
  EXPECT_EQ(walked("lines", "4x4 5 rook"), nullptr);
}
