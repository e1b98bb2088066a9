// SPDX-License-Identifier: Apache-2.0
// Draws of column-walk: uniform, and the same whatever the precision.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>

#include "method/column_walk/columns.hpp"
#include "method/column_walk/drawer.hpp"
#include "method/solved.hpp"

using namespace rookery;

namespace {

std::unique_ptr<Drawer> drawer_of(const std::string& text, Context& context,
                                  std::size_t bits = columns::usual_bits) {
  return columns::drawer_with(wanted(text, Want::walk), context, bits);
}

Placement one_of(const std::string& text, std::uint64_t seed, std::size_t bits) {
  Context context;
  Chance chance(seed);
  return drawer_of(text, context, bits)->draw(1, chance).at(0);
}

std::size_t count_of(const std::string& text) {
  return Integer(total("column-walk", text)).get_ui();
}

// The chance of a chi-square at least so large (Wilson and Hilferty 1931).
double chance_of(double distance, double freedom) {
  const double third = 2 / (9 * freedom);
  const double normal = (std::cbrt(distance / freedom) - (1 - third)) / std::sqrt(third);
  return std::erfc(normal / std::sqrt(2.0)) / 2;
}

bool in_conflict(const Placement& placement, const std::string& text) {
  const auto found = columns::conflicts_of(wanted(text, Want::walk));
  const auto& differences = std::get<columns::Conflicts>(found).differences;
  std::map<std::int64_t, std::int64_t> rows;
  for (const Stand& stand : placement)
    if (!rows.emplace(stand.square.column, stand.square.row).second) return true;
  for (const auto& [column, row] : rows) {
    const auto next = rows.find(column + 1);
    if (next != rows.end() &&
        std::binary_search(differences.begin(), differences.end(), next->second - row))
      return true;
  }
  return false;
}

}  // namespace

TEST(ColumnDrawer, DrawsAreUniform) {
  const char* thin = std::getenv("ROOKERY_THIN");  // under the sanitizers
  const int draws = 100000 / (thin ? std::stoi(thin) : 1);
  for (const char* text :
       {"4x4 4 injured-queen", "5x5 5 injured-queen", "5x6 6 injured-queen --given c2,f5",
        "3x5 5 vRrfF", "2x6 6 vRrfF", "4x4 4 injured-queen --given b1", "1x3 3 vRsN", "6x4 4 vRvN",
        "2x5 5 vR"}) {
    Context context;
    const std::size_t all = count_of(text);
    if (all == 0) {
      EXPECT_EQ(drawer_of(text, context), nullptr) << text;
      continue;
    }
    Chance chance(2026);
    std::map<Placement, double> times;
    const auto source = drawer_of(text, context);
    for (int i = 0; i < draws; i += 1000)
      for (const Placement& one : source->draw(1000, chance)) {
        ++times[one];
        EXPECT_FALSE(in_conflict(one, text)) << text;
      }
    ASSERT_EQ(times.size(), all) << text;
    const double expected = draws / static_cast<double>(all);
    double distance = 0;
    for (const auto& [placement, seen] : times)
      distance += (seen - expected) * (seen - expected) / expected;
    if (all > 1) {
      EXPECT_GT(chance_of(distance, static_cast<double>(all) - 1), 1e-4) << text;
    }
  }
}

TEST(ColumnDrawer, TheBitsItStartsWithDoNotMatter) {
  for (const char* text : {"4x4 4 injured-queen", "4x9 9 injured-queen", "7x7 7 injured-queen",
                           "9x12 12 injured-queen --given d8,h2", "3x20 20 vRrfF", "2x9 9 vRrfF",
                           "12x12 12 vRvN", "30x9 9 injured-queen", "4x40 40 injured-queen"})
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
      const Placement expected = one_of(text, seed, 1024);
      for (const std::size_t bits : {8, 10, 12, 16, 24, 60, 64, 65, 128, 256})
        ASSERT_EQ(one_of(text, seed, bits), expected) << text << ", " << bits << " bits";
    }
}

TEST(ColumnDrawer, TogetherOrOneAfterTheOther) {
  const char* text = "9x30 30 injured-queen --given c4";
  Context context;
  const auto source = drawer_of(text, context);
  Chance chance(5), again(5);
  const auto together = source->draw(7, chance);
  for (const Placement& one : together) EXPECT_EQ(source->draw(1, again).at(0), one);
  EXPECT_EQ(chance.next(), again.next());
}

TEST(ColumnDrawer, NoneAtAll) {
  Context context;
  for (const char* text : {"2x2 2 injured-queen", "3x3 3 injured-queen --given a2",
                           "7x7 7 injured-queen --given a4,b3", "2x400 400 injured-queen",
                           "4x300 300 injured-queen --given a2,c3", "0x3 3 injured-queen"})
    EXPECT_EQ(drawer_of(text, context, 8), nullptr) << text;
}

TEST(ColumnDrawer, OneAlone) {
  Context context;
  Chance chance(1);
  EXPECT_EQ(drawer_of("5x0 0 injured-queen", context)->draw(2, chance),
            (std::vector<Placement>{{}, {}}));
  EXPECT_EQ(drawer_of("1x1 1 injured-queen", context)->draw(1, chance).at(0),
            (Placement{{{0, 0}, 0}}));
}

TEST(ColumnDrawer, OnlyForOneInEveryColumn) {
  const auto cost = [](const char* text) { return columns::draw_cost(wanted(text, Want::walk)); };
  EXPECT_TRUE(cost("6x6 6 injured-queen"));
  EXPECT_FALSE(cost("6x6 5 injured-queen"));
  EXPECT_FALSE(cost("6x6 5..6 injured-queen"));
  EXPECT_LT(cost("10000x10000 10000 injured-queen")->bytes, 2e8);
}

TEST(ColumnDrawer, LargeBoardsHaveNoConflict) {
  const std::string text = "1000x1000 1000 injured-queen --given b500,d2,zz1000";
  Context context;
  Chance chance(3);
  for (const Placement& one : drawer_of(text, context)->draw(3, chance)) {
    EXPECT_EQ(one.size(), 1000u);
    EXPECT_FALSE(in_conflict(one, text));
    for (const Square& given : squares_of(wanted(text, Want::walk).given))
      EXPECT_TRUE(std::binary_search(one.begin(), one.end(), Stand{given, 0}));
  }
}

TEST(ColumnDrawer, CanBeStopped) {
  Context context;
  context.check = [] { throw Error(Error::Kind::cancelled, "stopped"); };
  EXPECT_THROW(drawer_of("50x50 50 injured-queen", context), Error);
}

// Of so many bits that it must take more, it does not take more than it may.
TEST(ColumnDrawer, RefusesBitsBeyondItsMemory) {
  Context context;
  context.bytes = 1000;
  EXPECT_THROW(drawer_of("4x60 60 injured-queen", context, 4), Error);
}
