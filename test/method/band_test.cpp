// SPDX-License-Identifier: Apache-2.0
// Beside test/agree: values beyond the oracle's reach, and where the method must say no.
#include <chrono>
#include <random>
#include <set>

#include "expect_error.hpp"
#include "method/band/parts.hpp"
#include "method/solved.hpp"
#include "problem/conflict.hpp"

using namespace rookery;

namespace {

std::string shown(const Table& table) {
  std::string text;
  for (const std::int64_t first : table.first) text += std::to_string(first) + ":";
  for (const Integer& value : table.values) text += " " + value.get_str();
  return text;
}

std::string answer(const std::string& method, const std::string& text, Want want) {
  return shown(solved(method, text, want).table);
}

std::string board(std::int64_t rows, std::int64_t columns) {
  return std::to_string(rows) + "x" + std::to_string(columns);
}

// Every board of rooks of a problem, both ways round, with its two orders.
template <class Visit>
void every_sweep(const std::string& text, const Visit& visit) {
  const Problem problem = read_problem(text);
  const bands::Shape shape = *bands::shape_of(problem);
  for (bands::Facing facing : bands::facings(problem.board, shape))
    for (const bool exchanged : {false, true}) {
      facing.exchanged = exchanged;
      const bands::RookBoard rooks(problem, facing);
      for (const auto ordering : {bands::Ordering::by_length, bands::Ordering::in_turn})
        visit(rooks, bands::order_of(rooks, ordering), bands::task_of(problem, shape).wanted);
    }
}

}  // namespace

TEST(Band, KnownValues) {
  EXPECT_EQ(total("band", "8x8 6 bishop"), "5599888");
  EXPECT_EQ(total("band", "8x8 bishop"), "82609921");
  EXPECT_EQ(total("band", "8x8 8 rook"), "40320");
  EXPECT_EQ(total("band", "1000000000000000000x1 1 rook"), "1000000000000000000");
  EXPECT_EQ(total("band", "3x1000000000000000000 2 rook --given b2"), "1999999999999999998");
  EXPECT_EQ(total("band", "8x8 1 rook --given c3"), "1");
  EXPECT_EQ(total("band", "9x20 0 bishop"), "1");
}

// Confirmed by a separate program, without truncation, symmetry or packed states.
TEST(Band, WideBoards) {
  EXPECT_EQ(total("band", "24x28 bishop"), "40603344651588502577420086127128538754609");
  EXPECT_EQ(total("band", "16x24 10 bishop"), "817158113138614296");
  EXPECT_EQ(total("band", "8x24 bishop"), "164097433088167433089");
}

TEST(Band, EqualsRookTheoryWhereRowsNest) {
  for (std::int64_t n = 1; n <= 20; ++n)
    for (const std::int64_t columns : {n, n + 1}) {
      const std::string text = board(n, columns) + " bishop";
      EXPECT_EQ(answer("band", text, Want::table), answer("rook-theory", text, Want::table));
      EXPECT_EQ(total("band", text), total("rook-theory", text)) << text;
    }
}

TEST(Band, EqualsBacktrackingOnRectangles) {
  EXPECT_EQ(answer("band", "5x8 bishop", Want::table),
            answer("backtracking", "5x8 bishop", Want::table));
  EXPECT_EQ(answer("band", "3x12 bishop", Want::table),
            answer("backtracking", "3x12 bishop", Want::table));
}

TEST(Band, EqualsBacktrackingWithGivenPieces) {
  std::mt19937 random(20);  // fixed: the same problems every time
  for (int i = 0; i < 300; ++i) {
    const std::int64_t rows = 1 + random() % 5, columns = 1 + random() % 9;
    const std::string piece = random() % 4 == 0 ? "rook" : "bishop";
    std::set<Square> given;
    for (auto left = random() % 4; left > 0; --left)
      given.insert({static_cast<std::int64_t>(random()) % rows,
                    static_cast<std::int64_t>(random()) % columns});
    Problem problem = wanted(board(rows, columns) + " " + piece, Want::table);
    for (const Square& square : given) problem.given.push_back({square, 0});
    Context context;
    EXPECT_EQ(shown(method_named("band").solve(problem, context).table),
              shown(method_named("backtracking").solve(problem, context).table))
        << text_of(problem);
  }
}

TEST(Band, OrderAndDirectionDoNotMatter) {
  for (const char* text : {"6x6 bishop", "5x9 bishop", "6x11 bishop --given b2,e4", "4x6 rook"}) {
    std::map<std::int64_t, std::set<std::string>> answers;  // of each colour
    every_sweep(text, [&](const auto& rooks, const auto& order, const auto& wanted) {
      Context context;
      std::uint64_t work = 0;
      bands::Wanted each = wanted;
      each.each = true;
      std::string numbers;
      for (const Integer& number : bands::count_rooks(rooks, order, each, context, work))
        numbers += number.get_str() + " ";
      answers[rooks.facing().colour].insert(numbers);
    });
    for (const auto& [colour, different] : answers) EXPECT_EQ(different.size(), 1u) << text;
  }
}

// The bound holds in every order, and is near where the method goes.
TEST(Band, StatesAreForeseen) {
  for (const char* text : {"7x12 bishop", "10x10 bishop --given c3", "8x14 5 bishop", "6x6 rook"})
    every_sweep(text, [&](const auto& rooks, const auto& order, const auto& wanted) {
      Context context;
      const auto layers = bands::completions(rooks, order, wanted.most, context);
      for (std::size_t t = 0; t < layers.size(); ++t) {
        const auto classes = bands::classes_of(rooks, order[t]);
        EXPECT_LE(static_cast<double>(layers[t].states()),
                  bands::states_at_most(classes, wanted.most, 1e18))
            << text << ", row " << t;
      }
    });
  for (const char* text : {"12x24 bishop", "16x24 bishop", "12x17 bishop --given c3"}) {
    const Problem problem = read_problem(text);
    const bands::Task task = bands::task_of(problem, bands::Shape::bishops);
    for (const bands::Course& course : bands::courses(problem, task)) {
      const bands::RookBoard rooks(problem, course.facing);
      Context context;
      double states = 0;
      for (const auto& layer : bands::completions(rooks, bands::order_of(rooks, course.ordering),
                                                  task.wanted.most, context))
        states = std::max(states, static_cast<double>(layer.states()));
      EXPECT_LE(states, course.forecast.states) << text;
      EXPECT_GE(states * 1.2, course.forecast.states) << text;
    }
  }
}

// Two bishops are in conflict where they share a diagonal.
TEST(Band, StatesOfManyWords) {
  const std::int64_t m = 150, n = 400;
  const Problem problem = read_problem(board(m, n) + " 2 bishop");
  const bands::RookBoard rooks(problem, {bands::Shape::bishops, 0, false});
  const auto order = bands::order_of(rooks, bands::Ordering::in_turn);
  const auto classes = bands::classes_of(rooks, order[order.size() / 2]);
  EXPECT_GE(bands::layout_of(classes, 2).words, 2u);
  Integer pairs = Integer(m * n) * (m * n - 1) / 2;
  for (std::int64_t d = 1 - m; d < n; ++d) {
    const std::int64_t length = std::min({m, n, m + d, n - d});
    pairs -= length * (length - 1);  // rising and falling
  }
  EXPECT_EQ(total("band", board(m, n) + " 2 bishop"), pairs.get_str());
}

TEST(Band, GivenPiecesInConflictLeaveNothing) {
  EXPECT_EQ(total("band", "4x7 2 bishop --given a1,c3"), "0");
  EXPECT_EQ(total("band", "4x7 1 bishop --given a1,b1"), "0");
  EXPECT_EQ(walked("band", "4x7 3 bishop --given a1,c3"), nullptr);
  EXPECT_EQ(walked("band", "4x7 1 bishop --given a1,b1"), nullptr);
}

TEST(Band, SaysWhereItDoesNotApply) {
  EXPECT_EQ(refusal("band", "8x12 bishop --given a1"), "");
  EXPECT_EQ(refusal("band", "5x5 R4"), "");
  EXPECT_NE(refusal("band", "8x8 queen").find("neither"), std::string::npos);
  EXPECT_NE(refusal("band", "5x5 R3").find("neither"), std::string::npos);
}

TEST(Band, HugeBoardsAreTooDearAtOnce) {
  const auto start = std::chrono::steady_clock::now();
  for (const char* text : {"1000000000000000000x1000000000000000000 bishop", "2000x2047 bishop",
                           "7x9000000000000000000 bishop", "100000x100000 rook --given a1"}) {
    const Estimate estimate = method_named("band").estimate(wanted(text, Want::total));
    EXPECT_GT(std::get<Cost>(estimate).seconds(), 3600) << text;
  }
  const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
  EXPECT_LT(taken.count(), 0.5);
}

TEST(Band, StopsWhenAsked) {
  Context context;
  context.check = [] { throw Error(Error::Kind::cancelled, "stopped"); };
  error_of([&] { method_named("band").solve(wanted("8x24 bishop", Want::total), context); },
           Error::Kind::cancelled);
  error_of([&] { method_named("band").walk(wanted("8x24 9 bishop", Want::walk), context); },
           Error::Kind::cancelled);
}

TEST(Band, WalksTheGivenPiecesFirst) {
  const auto walk = walked("band", "5x8 7 bishop --given b2,c4");
  ASSERT_NE(walk, nullptr);
  auto choices = walk->choices();
  ASSERT_EQ(choices.size(), 1u);
  EXPECT_EQ(choices[0].put, (Placement{{{1, 1}, 0}, {{3, 2}, 0}}));
  EXPECT_EQ(choices[0].below.get_str(), total("backtracking", "5x8 7 bishop --given b2,c4"));
  const Problem problem = read_problem("5x8 bishop");
  std::vector<Square> placed;
  for (; !choices.empty(); choices = walk->choices()) {
    for (const Stand& stand : choices.back().put) placed.push_back(stand.square);
    Integer sum = 0;
    walk->enter(choices.size() - 1);
    for (const Choice& next : walk->choices()) sum += next.below;
    EXPECT_TRUE(sum == choices.back().below || sum == 0);
  }
  EXPECT_EQ(placed.size(), 7u);
  for (std::size_t i = 0; i < placed.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      EXPECT_FALSE(conflict(problem.piece(), placed[i], placed[j]));
}
