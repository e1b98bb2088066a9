// SPDX-License-Identifier: Apache-2.0
// test/agree/placements_test.cpp holds heats against the oracle.
#include "run/heat.hpp"

#include <gtest/gtest.h>

#include "problem/counts.hpp"
#include "problem/text.hpp"

using namespace rookery;

namespace {

Limits limits() {
  Limits limits;
  limits.bytes = std::uint64_t{1} << 30;
  return limits;
}

HeatAnswer heat_of(const std::string& text, std::optional<HeatWay> wanted) {
  const HeatPlan plan = plan_heat(read_problem(text), {"", limits().bytes}, wanted);
  EXPECT_TRUE(possible(plan)) << text;
  return run(plan, limits());
}

TEST(Heat, BothWaysSayTheSame) {
  for (const char* text :
       {"4x4 4 queen", "4x3 king", "3x3/torus 1..2 knight", "fen:3/1-1/1*1 king --given a1",
        "3x3 king queen", "3x3 2 king 1 rook --given king@a1", "4x4 rook --per-row 1",
        "2x3 wazir --per-column 0..1", "0x3 king", "3x3 9 king"}) {
    const HeatAnswer whole = heat_of(text, HeatWay::whole), stands = heat_of(text, HeatWay::stands);
    EXPECT_EQ(whole.total, stands.total) << text;
    EXPECT_EQ(whole.table.values, stands.table.values) << text;
  }
}

TEST(Heat, OfExactNumbersTheSumIsTheirProduct) {
  const HeatAnswer queens = heat_of("8x8 8 queen", std::nullopt);
  Integer sum = 0;
  for (const Integer& uses : queens.table.values) sum += uses;
  EXPECT_EQ(queens.total, 92);
  EXPECT_EQ(sum, 8 * 92);
  EXPECT_EQ(queens.table.values[0], 4);
}

TEST(Heat, WhereNoMethodTellsAllSquares) {
  const HeatPlan plan = plan_heat(read_problem("30x30 39 bishop"), {"", limits().bytes});
  EXPECT_EQ(plan.way, HeatWay::stands);
  EXPECT_TRUE(possible(plan));
  EXPECT_EQ(way_of(plan).substr(0, 23), "a count for each square");
}

}  // namespace
