// SPDX-License-Identifier: Apache-2.0
// Beside test/agree: any board, armies, the prediction, and where the method must say no.
#include "expect_error.hpp"
#include "method/graph/counter.hpp"
#include "method/random_boards.hpp"
#include "method/solved.hpp"

using namespace rookery;

TEST(Graph, KnownValues) {
  EXPECT_EQ(total("graph", "8x8 8 queen"), "92");
  EXPECT_EQ(total("graph", "5x5 6..7 king"), "1220");
  EXPECT_EQ(total("graph", "6x6 king"), total("backtracking", "6x6 king"));
  EXPECT_EQ(total("graph", "1x300 king"),
            "581811569836004006491505558634099066259034153405766997246569401");  // Fibonacci(302)
}

TEST(Graph, EqualsBacktrackingOnRandomBoards) {
  std::mt19937 random(20);  // fixed: the same problems every time
  const std::vector<std::string> armies = {"queen",     "knight", "king",  "NN",
                                           "..3 camel", "wazir",  "fN",    "2 bishop",
                                           "1..4 R2",   "DD",     "dummy", "rook"};
  for (int i = 0; i < 600; ++i) {
    Problem problem = random_problem(random, armies[random() % armies.size()]);
    problem.want = std::vector{Want::total, Want::table, Want::maximum}[random() % 3];
    Context context;
    ASSERT_EQ(shown(method_named("graph").solve(problem, context).table),
              shown(method_named("backtracking").solve(problem, context).table))
        << text_of(problem) << ", want " << static_cast<int>(problem.want);
  }
}

// Armies against the same squares one by one.
TEST(Graph, ArmiesOnSmallBoards) {
  EXPECT_EQ(total("graph", "1x2 1 rook 1 dummy"), "0");
  EXPECT_EQ(total("graph", "1x3 1 king 1 dummy"), "2");
  EXPECT_EQ(total("graph", "2x2 white dummy black dummy"), "81");
  EXPECT_EQ(total("graph", "3x3 1 queen 1 knight"), total("few-pieces", "3x3 1 queen 1 knight"));
  EXPECT_EQ(shown(solved("graph", "1x3 king ..1 dummy", Want::table).table), "0:0: 1 3 3 2 1 0");
}

TEST(Graph, PredictsItsWork) {
  for (const char* text :
       {"7x7 NN", "8x8 king", "3x20 knight", "6x12 camel", "8x8 queen", "8x8 NN"}) {
    const Instance instance = instance_of(read_problem(text));
    const graphs::Vertices vertices(instance);
    const auto forecast = graphs::Probe(vertices, 3000).forecast();
    const auto work = static_cast<double>(solved("graph", text).work);
    EXPECT_LT(work, forecast.work * 3) << text;
    EXPECT_LT(forecast.work, work * 3) << text;
  }
}

TEST(Graph, CountsOnWithoutMemory) {
  Context context;
  context.bytes = 0;
  EXPECT_EQ(method_named("graph").solve(wanted("5x5 knight", Want::total), context).table.values[0],
            solved("graph", "5x5 knight").table.values[0]);
}

TEST(Graph, SaysWhereItDoesNotApply) {
  EXPECT_NE(refusal("graph", "6x6 rook --per-row 1"), "");
  EXPECT_NE(refusal("graph", "33x33 king"), "");
  EXPECT_NE(refusal("graph", "30x30 king"), "");
  EXPECT_NE(refusal("graph", "9000000000000000000x9000000000000000000 bishop"), "");
}

TEST(Graph, StopsWhenAsked) {
  Context context;
  context.check = [] { throw Error(Error::Kind::cancelled, "stopped"); };
  error_of([&] { method_named("graph").solve(wanted("8x8 NN", Want::total), context); },
           Error::Kind::cancelled);
}

TEST(Graph, WalksTheGivenPiecesFirst) {
  const auto walk = walked("graph", "4x4 3 rook --given b2");
  const auto choices = walk->choices();
  ASSERT_EQ(choices.size(), 1u);
  EXPECT_EQ(choices[0].put, (Placement{{{1, 1}, 0}}));
  EXPECT_EQ(choices[0].below, 18);
  EXPECT_EQ(walked("graph", "4x4 5 rook"), nullptr);
}
