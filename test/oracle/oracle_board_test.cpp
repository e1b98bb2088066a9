// SPDX-License-Identifier: Apache-2.0
// Boards, armies and quotas, each against numbers counted by hand.
#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <vector>

#include "oracle.hpp"

namespace {

using oracle::Counts;

std::uint64_t count(const std::string& text) { return oracle::count(oracle::read(text)); }
Counts counts(const std::string& text) { return oracle::counts(oracle::read(text)); }

TEST(OracleBoards, Cylinders) {
  EXPECT_EQ(count("1x4 2 wazir"), 3u);
  EXPECT_EQ(count("1x4/cylinder 2 wazir"), 2u);
  EXPECT_EQ(count("1x4/cylinder-v 2 wazir"), 3u);
  EXPECT_EQ(count("3x1 2 wazir"), 1u);
  EXPECT_EQ(count("3x1/cylinder-v 2 wazir"), 0u);
  EXPECT_EQ(count("1x2/cylinder 2 (0,3)"), 0u) << "three laps";
  EXPECT_EQ(count("1x3/cylinder 2 (0,3)"), 3u) << "back to its own square";
  EXPECT_EQ(counts("2x3/cylinder wazir"), (Counts{{{0}, 1}, {{1}, 6}, {{2}, 6}})) << "a prism";
}

TEST(OracleBoards, Torus) {
  EXPECT_EQ(count("5x5/torus 5 queen"), 10u);
  EXPECT_EQ(count("8x8/torus 8 queen"), 0u);
  EXPECT_EQ(count("3x3/torus 3 bishop"), 6u) << "the rooks, turned";
  EXPECT_EQ(count("3x3/torus 2 king"), 0u);
}

TEST(OracleBoards, MoebiusTurnsRowsOver) {
  // The wazirs' moves on 2x3 make a Moebius ladder, here the complete bipartite graph of 3 and 3.
  EXPECT_EQ(counts("2x3/moebius wazir"), (Counts{{{0}, 1}, {{1}, 6}, {{2}, 6}, {{3}, 2}}));
  // c1 goes to a2, and on downwards to b1. Nothing goes to c1.
  EXPECT_EQ(count("3x3/moebius 2 frB --given c1"), 6u);
  EXPECT_EQ(count("3x3/moebius 2 frB2 --given c1"), 6u);
  EXPECT_EQ(count("3x3/moebius 2 frF --given c1"), 7u);
  EXPECT_EQ(count("3x1/moebius 2 sR"), 2u) << "a1 and a3 see each other, a2 only itself";
}

TEST(OracleBoards, Klein) {
  EXPECT_EQ(counts("2x3/klein wazir"), counts("2x3/moebius wazir"));
  EXPECT_EQ(count("3x1/klein 2 sR"), 2u);
  EXPECT_EQ(count("3x1/klein 2 vW"), 0u);
  // From b3 forward and right to row 1, turned over to row 3: a3.
  EXPECT_EQ(count("3x2/klein 2 frF --given b3"), 3u);
}

TEST(OracleBoards, HolesArePassedAndWallsAreNot) {
  EXPECT_EQ(count("fen:1-1 2 rook"), 0u);
  EXPECT_EQ(count("fen:1*1 2 rook"), 1u);
  EXPECT_EQ(count("1x3 2 rook --forbid b1"), 0u);
  EXPECT_EQ(count("fen:1*1 2 dabbaba"), 0u) << "leaps";
  EXPECT_EQ(count("fen:2*1 2 rook --glue cylinder"), 0u);
  EXPECT_EQ(count("fen:1*1* 2 rook --glue cylinder"), 1u);
  EXPECT_EQ(count("fen:1-1- 2 rook --glue cylinder"), 0u);
}

TEST(OracleBoards, DrawnRows) {
  const oracle::Problem problem = oracle::read("fen:-2/*1-/3 1 king --forbid c3");
  EXPECT_EQ(problem.rows, 3);
  EXPECT_EQ(problem.columns, 3);
  EXPECT_EQ(problem.cells, (std::vector<std::string>{"...", "*.-", "-.-"}));
  EXPECT_EQ(count("fen:-2/*1-/3 1 king --forbid c3"), 5u);
  EXPECT_EQ(oracle::read("fen:12/12 king").columns, 12);
}

TEST(OracleArmies, Numbers) {
  EXPECT_EQ(count("3x3 2 king 1 rook"), 4u);
  EXPECT_EQ(count("4x4 2 rook 4 knight"), 8u);
  EXPECT_EQ(counts("1x2 ..1 rook knight"),
            (Counts{{{0, 0}, 1}, {{1, 0}, 2}, {{0, 1}, 2}, {{0, 2}, 1}}));
  EXPECT_EQ(counts("1x2 1.. dummy 1 knight"), (Counts{{{1, 1}, 2}}));
}

TEST(OracleArmies, Hostility) {
  EXPECT_EQ(count("4x4 4 white queen 4 black queen --hostile same-colour"), 2u);
  EXPECT_EQ(count("1x2 1 rook 1 king"), 0u);
  EXPECT_EQ(count("1x2 1 rook 1 king --hostile same-kind"), 2u);
  EXPECT_EQ(count("1x2 2 white rook --hostile other-colour"), 1u);
  EXPECT_EQ(count("1x2 1 white-rook 1 black king --hostile other-colour"), 0u);
  EXPECT_EQ(count("1x2 1 white rook 1 white king --hostile other-colour"), 2u);
  EXPECT_EQ(count("1x2 1 white rook 1 white king --hostile same-colour"), 0u);
}

TEST(OracleArmies, GivenKinds) {
  EXPECT_EQ(counts("1x3 king rook --given king@a1"), (Counts{{{1, 0}, 1}, {{2, 0}, 1}}));
  EXPECT_EQ(counts("1x3 white king black king --given black-king@a1,white-king@b1"), Counts{});
  EXPECT_EQ(counts("1x3 1 (1,2) (0,2) --given (0,2)@a1"), (Counts{{{1, 1}, 1}}));
}

TEST(OracleArmies, MaximumAddsTheKinds) {
  const oracle::Maximum most = oracle::maximum(oracle::read("1x3 wazir ..1 rook"));
  EXPECT_EQ(most.pieces, 2);
  EXPECT_EQ(most.placements, 1u) << "the wazirs at the ends";
}

TEST(OracleArmies, PlacementsTellTheKinds) {
  const std::vector<oracle::Placement> expected = {{{0, 0, 0}, {0, 1, 1}}, {{0, 0, 1}, {0, 1, 0}}};
  EXPECT_EQ(oracle::placements(oracle::read("1x2 1 ferz 1 knight")), expected);
}

TEST(OracleQuotas, RowsAndColumns) {
  EXPECT_EQ(count("6x6 queen --per-row 1"), 4u);
  EXPECT_EQ(count("2x2 dummy --per-row 1"), 4u);
  EXPECT_EQ(count("2x2 dummy --per-row 1 --per-column 1"), 2u);
  EXPECT_EQ(count("2x3 dummy --per-row 1.. --per-column ..1"), 12u);
  const std::string one_each = "2x2 ferz knight --per-row ferz:1,knight:1";
  EXPECT_EQ(count(one_each), 0u) << "a ferz attacks what is diagonal to it";
  EXPECT_EQ(count(one_each + " --hostile same-kind"), 2u) << "the ferzes in one column";
  EXPECT_EQ(count("fen:2/-- dummy --per-row 0..1"), 3u);
  EXPECT_EQ(count("fen:2/-- dummy --per-row 1"), 0u) << "a row without squares holds none";
}

TEST(OracleQuotas, Regions) {
  EXPECT_EQ(count("4x4 4 rook --per-region 1@rows:aabb/aabb/ccdd/ccdd"), 16u);
  EXPECT_EQ(count("2x2 dummy --per-region 1@rows:aa/.."), 8u) << "the row above";
  EXPECT_EQ(count("2x2 dummy --per-region 1@rows:aa/.. --per-region 2@rows:../bb"), 2u);
  EXPECT_EQ(count("1x2 dummy knight --per-region knight:1@rows:ab"), 1u);
  EXPECT_EQ(count("fen:1-/2 dummy --per-region 1@rows:.a/.."), 0u) << "only a hole";
}

TEST(OracleReader, WrongArmiesAndOptionsThrow) {
  for (const std::string text : {"3x3 king king",
                                 "3x3 white king rook",
                                 "3x3 2",
                                 "3x3 white",
                                 "fen:3/2 king",
                                 "fen:x king",
                                 "3x3/disk king",
                                 "3x3 king --glue disk",
                                 "3x3/torus king --glue torus",
                                 "3x3 king --per-row",
                                 "3x3 king --per-row x",
                                 "3x3 king --per-row rook:1",
                                 "3x3 king --per-region 1@rows:aaa",
                                 "3x3 king --per-region 1",
                                 "3x3 king --hostile none",
                                 "3x3 king --hostile other-colour",
                                 "3x3 king rook --given a1",
                                 "3x3 king rook --given queen@a1",
                                 "3x3 king --mod x",
                                 "3x3 king --per-row 1 --per-row 2",
                                 "3x3 king --given a1 --forbid a1",
                                 "3x3 king --fast 1"}) {
    EXPECT_THROW(oracle::read(text), std::runtime_error) << text;
  }
  EXPECT_NO_THROW(oracle::read("3x3 king --mod 97"));
}

TEST(OracleCounts, TooManyIsThrown) {
  EXPECT_THROW(oracle::counts(oracle::read("4x4 dummy"), 1000), oracle::TooMany);
  EXPECT_EQ(oracle::counts(oracle::read("2x2 dummy"), 1000).size(), 5u);
}

}  // namespace
