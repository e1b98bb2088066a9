// SPDX-License-Identifier: Apache-2.0
// Usages and last rows: against the same in a few lines, against other methods, published counts.
#include "expect_error.hpp"

#include <map>
#include <random>

#include "method/column_usage/forecast.hpp"
#include "method/column_usage/layer.hpp"
#include "method/column_usage/sweep.hpp"
#include "method/solved.hpp"
#include "problem/conflict.hpp"

namespace rookery {
extern const Method column_usage;
}

using namespace rookery;

namespace {

using Row = std::vector<std::int64_t>;  // the columns with a piece

std::int64_t between(std::mt19937& random, std::int64_t least, std::int64_t most) {
  return least + static_cast<std::int64_t>(random() % static_cast<std::uint32_t>(most - least + 1));
}

bool go_together(const Piece& piece, const Row& row, const Row& other, std::int64_t rows) {
  for (const std::int64_t one : row)
    for (const std::int64_t two : other)
      if ((rows != 0 || one != two) && conflict(piece, {0, one}, {rows, two})) return false;
  return true;
}

std::vector<Row> fillings(const Problem& problem, const Range& size) {
  std::vector<Row> all;
  for (unsigned set = 0; set < 1U << problem.board.columns; ++set) {
    Row row;
    for (std::int64_t column = 0; column < problem.board.columns; ++column)
      if (set >> column & 1) row.push_back(column);
    const auto number = static_cast<std::int64_t>(row.size());
    if (number >= size.least && number <= size.most && go_together(problem.piece(), row, row, 0))
      all.push_back(row);
  }
  return all;
}

// The simple version: all rows, one after the other, all states in a map.
Integer swept(const Problem& problem) {
  using Usage = std::vector<std::int64_t>;
  const Range per_row =
      problem.quotas.per_row.empty() ? Range{0, 64} : problem.quotas.per_row.front().range;
  const Range per_column = problem.quotas.per_column.front().range;
  std::map<std::pair<Usage, Row>, Integer> states;
  states[{Usage(static_cast<std::size_t>(problem.board.columns), 0), {}}] = 1;
  const std::vector<Row> each = fillings(problem, per_row);
  for (std::int64_t row = 0; row < problem.board.rows; ++row) {
    std::map<std::pair<Usage, Row>, Integer> next;
    for (const auto& [state, ways] : states)
      for (const Row& filling : each) {
        if (!go_together(problem.piece(), state.second, filling, 1)) continue;
        Usage usage = state.first;
        for (const std::int64_t column : filling) ++usage[static_cast<std::size_t>(column)];
        if (*std::max_element(usage.begin(), usage.end()) <= per_column.most)
          next[{usage, filling}] += ways;
      }
    states = std::move(next);
  }
  Integer total = 0;
  for (const auto& [state, ways] : states)
    if (*std::min_element(state.first.begin(), state.first.end()) >= per_column.least)
      total += ways;
  return total;
}

Answer answer(const std::string& text, std::size_t threads = 1) {
  Context context;
  context.threads = threads;
  return column_usage.solve(wanted(text, Want::total), context);
}
Integer counted(const std::string& text) { return answer(text).table.values.at(0); }

std::string refused(const std::string& text, Want want = Want::total) {
  const auto estimate = column_usage.estimate(wanted(text, want));
  const auto* no = std::get_if<NotApplicable>(&estimate);
  return no ? no->why : "";
}

std::string quotas(std::mt19937& random, std::int64_t most_in_a_row) {
  const std::int64_t row = between(random, 0, most_in_a_row), column = between(random, 0, 3);
  std::string text;
  if (between(random, 0, 9) > 0) {
    text += " --per-row " + std::to_string(row);
    if (between(random, 0, 2) == 0) text += ".." + std::to_string(row + between(random, 0, 2));
  }
  text += " --per-column " + std::to_string(column);
  if (between(random, 0, 2) == 0) text += ".." + std::to_string(column + between(random, 0, 2));
  return text;
}

const std::vector<std::string> pieces = {"king", "wazir", "ferz",   "dummy", "frF",
                                         "fW",   "frFsR", "flFfrW", "sR"};

std::string star_battle(std::int64_t side, std::int64_t stars) {
  const std::string n = std::to_string(side), s = std::to_string(stars);
  return n + "x" + n + " king --per-row " + s + " --per-column " + s;
}

}  // namespace

TEST(ColumnUsage, IsTheSimpleVersionOnEightHundredRandomBoards) {
  std::mt19937 random(1);
  int positive = 0;
  for (int i = 0; i < 800; ++i) {
    const std::int64_t rows = between(random, 1, 6), columns = between(random, 1, 6);
    const std::string text = std::to_string(rows) + "x" + std::to_string(columns) + " " +
                             pieces[random() % pieces.size()] +
                             quotas(random, std::max<std::int64_t>(1, columns / 2));
    ASSERT_EQ(refused(text), "") << text;
    const Integer expected = swept(wanted(text, Want::total));
    positive += expected > 0;
    EXPECT_EQ(counted(text), expected) << text;
  }
  EXPECT_GT(positive, 150);
}

// So many in every row and column: both ways to join the halves, moves that are the same turned
// over, and others.
TEST(ColumnUsage, IsTheSimpleVersionWhereHalvesMeet) {
  int positive = 0;
  for (const std::string& piece : pieces)
    for (std::int64_t columns = 1; columns <= 7; ++columns)
      for (std::int64_t each = 1; each <= 2; ++each)
        for (std::int64_t rows = each; rows <= 7; ++rows) {
          if (rows * each % columns != 0 || rows * each / columns > 3) continue;
          const std::string text = std::to_string(rows) + "x" + std::to_string(columns) + " " +
                                   piece + " --per-row " + std::to_string(each) + " --per-column " +
                                   std::to_string(rows * each / columns);
          const Integer expected = swept(wanted(text, Want::total));
          positive += expected > 0;
          EXPECT_EQ(counted(text), expected) << text;
        }
  EXPECT_GT(positive, 100);
}

TEST(ColumnUsage, AgreesWithSearchAndSweep) {
  for (const char* text :
       {"6x6 king --per-row 1 --per-column 1", "7x7 king --per-row 1 --per-column 1",
        "8x8 king --per-row 2 --per-column 2", "6x7 king --per-row 0..2 --per-column 1..2",
        "4x6 12 wazir --per-row 3 --per-column 2", "5x5 ferz --per-row 2 --per-column 2",
        "5x6 frF --per-row 0..3 --per-column 1", "6x5 fW --per-row 2 --per-column 1..3"}) {
    EXPECT_EQ(counted(text).get_str(), total("search", text)) << text;
    EXPECT_EQ(counted(text).get_str(), total("sweep", text)) << text;
  }
}

// OEIS A002464, by its recurrence.
TEST(ColumnUsage, OneKingInEveryRowAndColumn) {
  std::vector<Integer> counts = {1, 1, 0, 0};
  for (std::int64_t n = 4; n <= 16; ++n) {
    const auto before = [&](std::int64_t k) { return counts[static_cast<std::size_t>(n - k)]; };
    counts.push_back((n + 1) * before(1) - (n - 2) * before(2) - (n - 5) * before(3) +
                     (n - 3) * before(4));
    EXPECT_EQ(counted(star_battle(n, 1)), counts.back()) << n;
  }
}

// OEIS A389766 and A389770; four stars.
TEST(ColumnUsage, PublishedStarBattles) {
  for (const auto& [side, stars, count] :
       std::vector<std::tuple<int, int, std::string>>{{8, 2, "2"},
                                                      {9, 2, "664"},
                                                      {10, 2, "146510"},
                                                      {11, 2, "31197434"},
                                                      {12, 2, "6798881226"},
                                                      {13, 2, "1567979086356"},
                                                      {11, 3, "0"},
                                                      {12, 3, "2"},
                                                      {13, 3, "42732"},
                                                      {14, 3, "596777194"},
                                                      {16, 4, "2"}})
    EXPECT_EQ(counted(star_battle(side, stars)).get_str(), count) << side << ' ' << stars;
}

// Permutations, and matrices of zeros and ones with two in every line (OEIS A001499).
TEST(ColumnUsage, DummiesAreMatricesOfZerosAndOnes) {
  EXPECT_EQ(counted("12x12 dummy --per-row 1 --per-column 1"), 479001600);
  EXPECT_EQ(counted("5x5 dummy --per-row 2 --per-column 2"), 2040);
  EXPECT_EQ(counted("8x8 dummy --per-row 2 --per-column 2"), 187530840);
}

TEST(ColumnUsage, TurnedOverOrAsideTheCountIsTheSame) {
  EXPECT_EQ(counted("10x15 king --per-row 3 --per-column 2"),
            counted("15x10 king --per-row 2 --per-column 3"));
  EXPECT_EQ(counted("8x8 frF --per-row 2 --per-column 2"),
            counted("8x8 flF --per-row 2 --per-column 2"));
}

TEST(ColumnUsage, AnyNumberOfThreadsDoesTheSame) {
  for (const std::string& text : {star_battle(11, 2), star_battle(12, 2),
                                  std::string("9x8 frF --per-row 0..2 --per-column 2")}) {
    const Answer alone = answer(text);
    for (const std::size_t threads : {2U, 5U}) {
      EXPECT_EQ(answer(text, threads).table.values, alone.table.values) << text;
      EXPECT_EQ(answer(text, threads).work, alone.work) << text;
    }
  }
}

// However many columns slices have in common.
TEST(ColumnUsage, AnySlicesGiveTheSame) {
  for (const std::string& text : {star_battle(9, 2), star_battle(10, 2),
                                  std::string("6x6 king --per-row 0..2 --per-column 1..2")}) {
    const auto known = usages::task_of(wanted(text, Want::total));
    const auto& task = std::get<usages::Task>(known);
    usages::Forecast forecast = *usages::forecast(task);
    for (unsigned columns = 1; columns <= task.columns; ++columns) {
      forecast.last_columns = columns;
      std::uint64_t work = 0;
      EXPECT_EQ(usages::count(task, forecast, Context{}, work), counted(text)) << columns;
    }
  }
}

TEST(ColumnUsage, TellsItsStatesBeforehand) {
  for (const std::string& text : {star_battle(11, 2), star_battle(12, 2), star_battle(13, 3),
                                  std::string("12x10 wazir --per-row 2..3 --per-column 3")}) {
    const auto known = usages::task_of(wanted(text, Want::total));
    const auto& task = std::get<usages::Task>(known);
    const usages::Forecast forecast = *usages::forecast(task);
    const usages::Course course(task, task.above, forecast.last_columns);
    std::atomic<std::uint64_t> work = 0;
    usages::Layer layer = usages::bottom(course);
    for (std::int64_t done = 1; done <= task.swept(); ++done) {
      layer = next_layer(course, layer, done, Context{}, work);
      double states = 0;
      for (const auto& [key, slice] : layer) states += static_cast<double>(slice.last.size());
      const double told = forecast.crowds[static_cast<std::size_t>(done)].states;
      EXPECT_GT(told, 0.8 * states) << text << ' ' << done;
      EXPECT_LT(told, 1.25 * states) << text << ' ' << done;
    }
  }
}

TEST(ColumnUsage, NumbersThatContradictEachOther) {
  EXPECT_EQ(counted("4x4 king --per-row 1 --per-column 2"), 0);
  EXPECT_EQ(counted("4x4 king --per-row 9000000000000000000 --per-column 1"), 0);
  EXPECT_EQ(counted("4x4 5 king --per-row 1 --per-column 1"), 0);
  EXPECT_EQ(counted("4x4 4 king --per-row 1 --per-column 1"), 2);
  EXPECT_EQ(counted("4x4 2..6 king --per-row 0..2 --per-column 1"),
            counted("4x4 king --per-row 0..2 --per-column 1"));
}

TEST(ColumnUsage, StopsWhenItIsToldTo) {
  for (const std::string& text : {star_battle(12, 2), star_battle(13, 2)}) {
    Context context;
    int checks = 0;
    context.check = [&] {
      if (++checks > 50) throw Error(Error::Kind::cancelled, "stopped");
    };
    EXPECT_THROW(column_usage.solve(wanted(text, Want::total), context), Error);
  }
}

TEST(ColumnUsage, TellsHowFarItIs) {
  Context context;
  double last = 0;
  context.progress = [&](double share) {
    EXPECT_GE(share, last - 1e-9);
    last = share;
  };
  column_usage.solve(wanted(star_battle(11, 2), Want::total), context);
  EXPECT_GT(last, 0.5);
  EXPECT_LE(last, 1 + 1e-9);
}

TEST(ColumnUsage, SaysWhereItDoesNotApply) {
  EXPECT_EQ(refused("8x8 king --per-row 1 --per-column 1"), "");
  EXPECT_EQ(refused("2x8 bishop --per-row 1 --per-column 0..1"), "");  // no third row to reach
  EXPECT_NE(refused("3x8 bishop --per-row 1 --per-column 0..1").find("beyond"), std::string::npos);
  EXPECT_NE(refused("8x8 knight --per-row 1 --per-column 1").find("beyond"), std::string::npos);
  EXPECT_EQ(refused("8x8 king --per-row 1"), "");
  EXPECT_NE(refused("8x8/torus king --per-row 1 --per-column 1").find("joined"), std::string::npos);
  EXPECT_NE(refused("8x8 king --per-row 1 --per-column 1 --given a1").find("given"),
            std::string::npos);
  EXPECT_NE(refused("8x8 5 king --per-row 0..1 --per-column 0..1").find("number"),
            std::string::npos);
  EXPECT_NE(refused("40x40 king --per-row 1 --per-column 1").find("columns"), std::string::npos);
  EXPECT_NE(refused("31x31 dummy --per-row 9 --per-column 9").find("word"), std::string::npos);
  EXPECT_NE(refused("40x12 dummy --per-row 3 --per-column 0..10").find("counts"),
            std::string::npos);
  EXPECT_NE(refused("12x16 king --per-column 1").find("fill a row"), std::string::npos);
  EXPECT_NE(refused("8x8 king --per-row 1 --per-column 1", Want::maximum).find("total"),
            std::string::npos);
}

TEST(ColumnUsage, DoesNotWalkButTellsItsStory) {
  Context context;
  const Problem problem = wanted("8x8 king --per-row 2 --per-column 2", Want::total);
  EXPECT_THROW(column_usage.walk(problem, context), Error);
  EXPECT_GT(column_usage.walk_cost(problem).operations, 1e18);
  EXPECT_EQ(column_usage.story(problem, context).items.size(), 4U);
  EXPECT_EQ(
      column_usage.story(wanted("5x5 king --per-row 1 --per-column 0..2", Want::total), context)
          .items.size(),
      4U);
  EXPECT_EQ(column_usage.story(wanted("4x4 king --per-row 1 --per-column 2", Want::total), context)
                .items.size(),
            1U);
}
