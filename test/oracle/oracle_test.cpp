// SPDX-License-Identifier: Apache-2.0
#include "oracle.hpp"

#include <gtest/gtest.h>

#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace {

using Steps = std::set<std::pair<int, int>>;  // forward, right

std::uint64_t count(const std::string& text) { return oracle::count(oracle::read(text)); }

oracle::Maximum maximum(const std::string& text) { return oracle::maximum(oracle::read(text)); }

// Everything a piece attacks at most four squares away.
Steps near(const std::string& kind) {
  Steps steps;
  for (int forward = -4; forward <= 4; ++forward) {
    for (int right = -4; right <= 4; ++right) {
      if (oracle::attacks(kind, forward, right)) steps.insert({forward, right});
    }
  }
  return steps;
}

const Steps knight = {{2, 1}, {2, -1}, {-2, 1}, {-2, -1}, {1, 2}, {1, -2}, {-1, 2}, {-1, -2}};

TEST(OracleCounts, KnownNumbers) {
  EXPECT_EQ(count("4x4 4 bishop"), 260u);
  EXPECT_EQ(count("3x3 2 king"), 16u);
  EXPECT_EQ(count("1x2 2 king"), 0u);
  EXPECT_EQ(count("5x5 bishop"), 9918u);
  EXPECT_EQ(count("6x6 6 injured-queen"), 2642u);
  EXPECT_EQ(count("4x4 2 queen"), 44u);
  EXPECT_EQ(count("4x4 2 rook"), 72u);
  EXPECT_EQ(count("6x6 6 queen"), 4u);
  EXPECT_EQ(count("4x4 rook"), 209u);
  EXPECT_EQ(count("4x4 king"), 314u);
  EXPECT_EQ(count("4x4 knight"), 1365u);
  EXPECT_EQ(count("4x4 wazir"), 1234u);
  EXPECT_EQ(count("3x4 dummy"), 4096u);
}

TEST(OracleCounts, EmptyBoardsHoldTheEmptyPlacement) {
  EXPECT_EQ(count("0x5 bishop"), 1u);
  EXPECT_EQ(count("5x0 0 bishop"), 1u);
  EXPECT_EQ(count("0x0 1.. bishop"), 0u);
  EXPECT_EQ(oracle::table(oracle::read("0x5 bishop")), (std::vector<std::uint64_t>{1}));
}

TEST(OracleCounts, NumbersAndGivenSquares) {
  const std::string kings = "1x3 king";  // nothing, three single ones, and the two ends
  EXPECT_EQ(oracle::table(oracle::read(kings)), (std::vector<std::uint64_t>{1, 3, 1, 0}));
  EXPECT_EQ(count("1x3 1..2 king"), 4u);
  EXPECT_EQ(count("1x3 ..1 king"), 4u);
  EXPECT_EQ(count("1x3 2.. king"), 1u);
  EXPECT_EQ(count("1x3 king --given a1"), 2u);
  EXPECT_EQ(count("1x3 king --given a1,b1"), 0u);
  EXPECT_EQ(count("1x3 1 king --given c1,a1"), 0u);
  EXPECT_EQ(oracle::table(oracle::read("1x3 3 king --given a1")),
            (std::vector<std::uint64_t>{0, 1, 1, 0}));
}

TEST(OracleCounts, MaximumIsWithinTheNumber) {
  EXPECT_EQ(maximum("1x3 king").pieces, 2);
  EXPECT_EQ(maximum("1x3 king").placements, 1u);
  EXPECT_EQ(maximum("1x3 ..1 king").pieces, 1);
  EXPECT_EQ(maximum("1x3 ..1 king").placements, 3u);
  EXPECT_EQ(maximum("1x3 3.. king").pieces, -1);
  EXPECT_EQ(maximum("1x3 3.. king").placements, 0u);
}

TEST(OracleCounts, PlacementsAreSorted) {
  const std::vector<oracle::Placement> expected = {
      {}, {{0, 0}}, {{0, 0}, {0, 2}}, {{0, 1}}, {{0, 2}}};
  EXPECT_EQ(oracle::placements(oracle::read("1x3 king")), expected);
  const std::vector<oracle::Placement> upwards = {{{0, 0}, {2, 0}}};
  EXPECT_EQ(oracle::placements(oracle::read("3x1 2 king")), upwards);
}

TEST(OracleReader, Squares) {
  const oracle::Problem problem = oracle::read("12x28 2..3 (1,4) --given c12,aa1,ab2");
  EXPECT_EQ(problem.rows, 12);
  EXPECT_EQ(problem.columns, 28);
  ASSERT_EQ(problem.army.size(), 1u);
  EXPECT_EQ(problem.army[0].piece, "(1,4)");
  EXPECT_EQ(problem.army[0].number.first, 2);
  EXPECT_EQ(problem.army[0].number.last, 3);
  EXPECT_EQ(problem.given, (oracle::Placement{{11, 2}, {0, 26}, {1, 27}}));
}

TEST(OracleReader, WrongTextsThrow) {
  for (const std::string text :
       {"", "3x3", "3x3 2", "3 king", "3x king", "-1x3 king", "3x3 2..1 king", "3x3 .. king",
        "3x3 2. king", "3x3 king king", "3x3 king --given", "3x3 king --given d1",
        "3x3 king --given a4", "3x3 king --given a0", "3x3 king --given a1,a1",
        "3x3 king --given a1,", "3x3 king --given 1a", "3x3 king --forbid d1", "3x3 kings"}) {
    EXPECT_THROW(oracle::read(text), std::runtime_error) << text;
  }
}

TEST(OraclePiece, WrongPiecesThrow) {
  for (const std::string kind :
       {"",    "f",   "iW",  "pR",  "gQ",   "nN",  "jN",    "oN",   "zR",     "qR",  "aW", "xW",
        "yW",  "tW",  "uW",  "dW",  "X",    "WY",  "[W]",   "hW",   "hrF",    "fhD", "hN", "hhN",
        "vhN", "shN", "hsN", "hfN", "fmbF", "(1)", "(0,0)", "(1,2", "(1,-2)", "2W",  "hK", "mhW"}) {
    EXPECT_THROW(oracle::attacks(kind, 1, 1), std::runtime_error) << kind;
  }
}

TEST(OraclePiece, AtomsAndRanges) {
  EXPECT_EQ(near("N"), knight);
  EXPECT_EQ(near("(1,2)"), knight);
  EXPECT_EQ(near("(3,3)"), (Steps{{3, 3}, {3, -3}, {-3, 3}, {-3, -3}}));
  EXPECT_EQ(near("fNN"), (Steps{{2, 1}, {2, -1}, {4, 2}, {4, -2}}));
  EXPECT_EQ(near("fR"), (Steps{{1, 0}, {2, 0}, {3, 0}, {4, 0}}));
  EXPECT_EQ(near("fWW"), near("fR"));
  EXPECT_EQ(near("fW0"), near("fR"));
  EXPECT_EQ(near("fR2"), (Steps{{1, 0}, {2, 0}}));
  EXPECT_EQ(near("frB3"), (Steps{{1, 1}, {2, 2}, {3, 3}}));
  EXPECT_EQ(near("frK2"), near("frW2frF2"));
  EXPECT_EQ(near("Q3"), near("W3F3"));
  EXPECT_EQ(near("vlD2"), (Steps{{2, 0}, {4, 0}, {-2, 0}, {-4, 0}, {0, -2}, {0, -4}}));
  EXPECT_TRUE(oracle::attacks("B", 100, -100));
  EXPECT_FALSE(oracle::attacks("B", 0, 0));
}

TEST(OraclePiece, Modality) {
  EXPECT_EQ(near("fmWfceF"), (Steps{{1, 1}, {1, -1}}));
  EXPECT_EQ(near("pawn"), near("fF"));
  EXPECT_EQ(near("mR"), Steps{});
  EXPECT_EQ(near("meNeW"), Steps{});
  EXPECT_EQ(near("mcN"), knight);
  EXPECT_EQ(near("dummy"), Steps{});
}

using Expected = std::vector<std::pair<std::string, Steps>>;

void expect_all(const Expected& expected) {
  for (const auto& [kind, steps] : expected) EXPECT_EQ(near(kind), steps) << kind;
}

TEST(OracleDirections, ObliqueAlongTheLongSide) {
  const Steps f = {{2, 1}, {2, -1}}, b = {{-2, 1}, {-2, -1}};
  const Steps r = {{1, 2}, {-1, 2}}, l = {{1, -2}, {-1, -2}};
  const Steps v = {{2, 1}, {2, -1}, {-2, 1}, {-2, -1}}, s = {{1, 2}, {1, -2}, {-1, 2}, {-1, -2}};
  expect_all({{"ffN", f}, {"fN", f}, {"bbN", b}, {"bN", b}, {"rrN", r}, {"rN", r}});
  expect_all({{"llN", l}, {"lN", l}, {"vvN", v}, {"vN", v}, {"ssN", s}, {"sN", s}});
  // f and b do not pair, nor do l and r; a doubled letter is read first.
  expect_all({{"fbN", v}, {"rlN", s}, {"lrN", s}, {"ffbbN", v}, {"fvN", v}});
  expect_all({{"ffrN", {{2, 1}, {2, -1}, {1, 2}, {-1, 2}}}, {"frlN", {{1, 2}, {1, -2}, {-1, -2}}}});
}

TEST(OracleDirections, ObliquePairsEndWithTheLongSide) {
  expect_all({{"rfN", {{2, 1}}}, {"lfN", {{2, -1}}}, {"rbN", {{-2, 1}}}, {"lbN", {{-2, -1}}}});
  expect_all({{"frN", {{1, 2}}}, {"flN", {{1, -2}}}, {"brN", {{-1, 2}}}, {"blN", {{-1, -2}}}});
  expect_all({{"fsN", {{1, 2}, {1, -2}}}, {"bsN", {{-1, 2}, {-1, -2}}}});
  expect_all({{"sfN", {{2, 1}, {2, -1}}}, {"sbN", {{-2, 1}, {-2, -1}}}});
  expect_all({{"rvN", {{2, 1}, {-2, 1}}}, {"lvN", {{2, -1}, {-2, -1}}}});
  expect_all({{"vrN", {{1, 2}, {-1, 2}}}, {"vlN", {{1, -2}, {-1, -2}}}});
  expect_all({{"vsN", {{1, 2}, {1, -2}, {-1, 2}, {-1, -2}}}});
  expect_all({{"svN", {{2, 1}, {2, -1}, {-2, 1}, {-2, -1}}}});
  expect_all({{"frC", {{1, 3}}}, {"rfL", {{3, 1}}}, {"lbZ", {{-3, -2}}}, {"blJ", {{-2, -3}}}});
  expect_all({{"rffl(4,1)", {{4, 1}, {1, -4}}}, {"frNN", {{1, 2}, {2, 4}}}});
}

TEST(OracleDirections, ObliqueHalves) {
  expect_all({{"fhN", {{2, 1}, {2, -1}, {1, 2}, {1, -2}}}});
  expect_all({{"bhN", {{-2, 1}, {-2, -1}, {-1, 2}, {-1, -2}}}});
  expect_all({{"rhN", {{2, 1}, {-2, 1}, {1, 2}, {-1, 2}}}});
  expect_all({{"lhN", {{2, -1}, {-2, -1}, {1, -2}, {-1, -2}}}});
  expect_all({{"hrN", {{2, 1}, {-2, -1}, {-1, 2}, {1, -2}}}});
  expect_all({{"hlN", {{2, -1}, {-2, 1}, {-1, -2}, {1, 2}}}});
  expect_all({{"hrZ", {{3, 2}, {-3, -2}, {-2, 3}, {2, -3}}}, {"hrhlN", knight}});
}

TEST(OracleDirections, OrthogonalPairsAreUnions) {
  expect_all({{"fW", {{1, 0}}}, {"bbW", {{-1, 0}}}, {"rW", {{0, 1}}}, {"llW", {{0, -1}}}});
  expect_all({{"vW", {{1, 0}, {-1, 0}}}, {"sW", {{0, 1}, {0, -1}}}, {"fbW", {{1, 0}, {-1, 0}}}});
  expect_all({{"fsW", {{1, 0}, {0, 1}, {0, -1}}}, {"sfW", {{1, 0}, {0, 1}, {0, -1}}}});
  expect_all({{"frW", {{1, 0}, {0, 1}}}, {"frlH", {{3, 0}, {0, 3}, {0, -3}}}});
}

TEST(OracleDirections, DiagonalPairsAreIntersections) {
  const Steps all = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
  expect_all({{"fF", {{1, 1}, {1, -1}}}, {"bbF", {{-1, 1}, {-1, -1}}}});
  expect_all({{"rF", {{1, 1}, {-1, 1}}}, {"llF", {{1, -1}, {-1, -1}}}, {"vF", all}, {"sF", all}});
  expect_all({{"flF", {{1, -1}}}, {"lfF", {{1, -1}}}, {"brA", {{-2, 2}}}, {"fsF", near("fF")}});
  expect_all({{"vlF", near("lF")}, {"vsF", all}, {"fbF", all}, {"rlF", all}});
  expect_all({{"frblF", {{1, 1}, {-1, -1}}}, {"frK", {{1, 0}, {0, 1}, {1, 1}}}});
  expect_all({{"frlF", {{1, 1}, {1, -1}, {-1, -1}}}, {"vRsWF", near("vWWK")}});
}

}  // namespace
