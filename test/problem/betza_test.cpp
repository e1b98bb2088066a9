// SPDX-License-Identifier: Apache-2.0
#include "problem/betza.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "expect_error.hpp"
#include "oracle/oracle.hpp"
#include "problem/conflict.hpp"

using namespace rookery;

namespace {

std::vector<Move> moves(const char* text) { return read_betza(text).moves; }

// The library's conflicts around a square against the oracle's own reading.
void expect_as_oracle(const std::string& text) {
  const Piece piece = read_betza(text);
  for (int rows = -5; rows <= 5; ++rows)
    for (int columns = -5; columns <= 5; ++columns) {
      if (rows == 0 && columns == 0) continue;
      const bool expected =
          oracle::attacks(text, rows, columns) || oracle::attacks(text, -rows, -columns);
      EXPECT_EQ(conflict(piece, {0, 0}, {rows, columns}), expected)
          << text << " " << rows << " " << columns;
    }
}

}  // namespace

TEST(Betza, AtomsRangesAndEqualities) {
  EXPECT_EQ(moves("K"), moves("WF"));
  EXPECT_EQ(moves("B"), moves("F0"));
  EXPECT_EQ(moves("R"), moves("WW"));
  EXPECT_EQ(moves("Q"), moves("RB"));
  EXPECT_EQ(moves("R4"), moves("W4"));
  EXPECT_EQ(moves("Q3"), moves("W3F3"));
  EXPECT_EQ(moves("(1,2)0"), moves("NN"));
  EXPECT_EQ(moves("(2,1)"), moves("N"));
  EXPECT_EQ(moves("W1"), moves("W"));
  EXPECT_EQ(moves("WW"), moves("W0"));
  EXPECT_EQ(moves("W").size(), 2u);
  EXPECT_EQ(moves("N").size(), 4u);
}

TEST(Betza, OldLettersArePrintedAsTheNewOnes) {
  EXPECT_EQ(read_betza("vLsJ").name, "vCsZ");
  EXPECT_EQ(moves("L"), moves("C"));
  EXPECT_EQ(moves("J"), moves("Z"));
  EXPECT_EQ(read_betza("LC").name, "C1C");
  EXPECT_EQ(read_betza("CL").name, "C1C");
  EXPECT_EQ(read_betza("JZ5").name, "Z1Z5");
  EXPECT_EQ(read_betza("JJZ").name, "ZZZ");
  EXPECT_EQ(read_betza("LL").name, "CC");
}

TEST(Betza, PartsThatOnlyMoveAttackNothing) {
  EXPECT_TRUE(moves("mW").empty());
  EXPECT_EQ(moves("mRcF"), moves("F"));
  EXPECT_EQ(moves("fmWfceF"), moves("F"));
  EXPECT_EQ(moves("mcW"), moves("W"));
}

TEST(Betza, EveryRuleAsTheOracleReadsIt) {
  for (const char* text :
       {"W",     "F",   "D",   "N",   "A",   "H",   "C",   "Z",      "G",       "K",      "B",
        "R",     "Q",   "NN",  "W2",  "F3",  "fW",  "bW",  "lW",     "rW",      "vW",     "sW",
        "fsW",   "flW", "fF",  "bF",  "lF",  "rF",  "flF", "brF",    "lfF",     "vF",     "sF",
        "fsF",   "fN",  "bN",  "lN",  "rN",  "vN",  "sN",  "ffN",    "rrN",     "rfN",    "lfN",
        "rbN",   "lbN", "frN", "flN", "brN", "blN", "fsN", "bsN",    "rvN",     "lvN",    "vsN",
        "svN",   "fhN", "bhN", "lhN", "rhN", "hrN", "hlN", "fbN",    "fvN",     "frlN",   "ffrN",
        "vRsWF", "WfF", "FfW", "fhC", "hrZ", "rfC", "fsZ", "v(1,4)", "hl(3,1)", "f(2,2)", "s(0,3)2",
        "fK",    "fsK", "rQ2", "KK"})
    expect_as_oracle(text);
}

TEST(Betza, WhatDependsOnThirdSquaresIsRefused) {
  for (const char* text : {"pR", "gQ", "nN", "jD", "mRcpR"})
    EXPECT_NE(error_of([&] { read_betza(text); }).find("third square"), std::string::npos) << text;
  for (const char* text : {"iW",      "oR",
                           "zB",      "qN",
                           "aW",      "xK",
                           "yB",      "tR",
                           "uN",      "dK",
                           "W[K]",    "X",
                           "YK",      "U",
                           "O",       "W-N",
                           "hW",      "hN",
                           "hhN",     "fhW",
                           "fhF",     "vhN",
                           "kW",      "f",
                           "W(",      "(1)",
                           "(1,2,3)", "(0,0)",
                           "(-1,2)",  "(a,b)",
                           "N01",     "Wx",
                           "E",       "(99999999999999999999,1)",
                           "WW3",     "8"})
    EXPECT_NE(error_of([&] { read_betza(text); }), "") << text;
  EXPECT_EQ(error_of([] { read_betza("WpR"); }),
            "piece 'WpR': at letter 2: a hopper's move depends on a third square");
  EXPECT_NE(error_of([] { read_betza("NhW"); }).find("piece 'NhW': at letter 2: "),
            std::string::npos);
}

RC_GTEST_PROP(Betza, AnyBytesAreAPieceOrAnError, (const std::string& text)) {
  try {
    const Piece piece = read_betza(text);
    RC_ASSERT(read_betza(piece.name).moves == piece.moves);
  } catch (const Error& error) {
    RC_ASSERT(error.kind == Error::Kind::input);
  }
}

RC_GTEST_PROP(Betza, LettersOfTheNotationInAnyOrder, ()) {
  const auto letters = *rc::gen::container<std::string>(
      rc::gen::elementOf(std::string("fblrvshmceWFDNAHCLZJCLZJGKBRQ0123(1,2)")));
  try {
    const Piece piece = read_betza(letters);
    RC_ASSERT(read_betza(piece.name).moves == piece.moves);
    RC_ASSERT(read_betza(piece.name).name == piece.name);
  } catch (const Error& error) {
    RC_ASSERT(error.kind == Error::Kind::input);
  }
}
