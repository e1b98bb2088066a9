// SPDX-License-Identifier: Apache-2.0
#include "present/puzzle.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include <rookery/rookery.hpp>

using namespace rookery;

namespace {

PuzzleReport report(const Integer& solutions, const std::vector<Placement>& witnesses) {
  PuzzleReport report{{"first", "4x4 4 queen", "", "", "line 1"}, PuzzleCheck{}, "", 0.0123};
  PuzzleCheck& check = *report.check;
  check.kinds = {"queen"};
  check.rows = 4;
  check.columns = 5;
  check.solutions = solutions;
  check.witnesses = witnesses;
  check.method = "deduction";
  check.work = 7;
  return report;
}

PuzzleReport unchecked(const std::string& malformed, const std::string& unanswered) {
  return {{"", "", malformed, "", "line 3"}, {}, unanswered, 0.5};
}

nlohmann::json read(const std::string& line) {
  EXPECT_EQ(line.find('\n'), line.size() - 1) << line;
  return nlohmann::json::parse(line);
}

const Placement one = {{{0, 1}, 0}, {{1, 3}, 0}}, other = {{{0, 2}, 0}, {{1, 0}, 0}};
const std::string heading =
    "puzzle                            size    solutions        ms  answer\n";

}  // namespace

TEST(PuzzleReports, RowsStandUnderTheHeading) {
  EXPECT_EQ(heading_of_reports(), heading);
  EXPECT_EQ(text_of(report(1, {one})),
            "first                              4x5            1      12.3  unique\n");
  EXPECT_EQ(text_of(report(0, {})),
            "first                              4x5            0      12.3  none\n");
  EXPECT_EQ(text_of(unchecked("row 2: ragged", "")),
            "line 3                               -            -         -  malformed: row 2: "
            "ragged\n");
  EXPECT_EQ(text_of(unchecked("", "too dear")),
            "line 3                               -            -     500.0  unanswered: too "
            "dear\n");
}

TEST(PuzzleReports, SeveralAreShown) {
  PuzzleReport several = report(10, {one, other});
  const std::string below = "    b1 d2\n    c1 a2\n";
  EXPECT_EQ(text_of(several),
            "first                              4x5           10      12.3  several\n" + below);
  several.check->more = true;
  EXPECT_EQ(text_of(several),
            "first                              4x5          >10      12.3  several\n" + below);
  several.check->solutions = 1;
  EXPECT_NE(text_of(several).find(">1      12.3  several\n"), std::string::npos);
  several.check->kinds = {"queen", "rook"};
  several.check->witnesses[1][0].kind = 1;
  EXPECT_NE(text_of(several).find("    rook@c1 queen@a2\n"), std::string::npos);
}

TEST(PuzzleReports, WhatTheTextSaysIsCompared) {
  PuzzleReport stated = report(2, {one, other});
  const auto claims = [&](const std::string& number) {
    stated.puzzle.stated = number;
    return text_of(stated).find("several, but its text says " + number) != std::string::npos;
  };
  EXPECT_TRUE(claims("1"));
  EXPECT_FALSE(claims("2"));
  stated.check->more = true;
  EXPECT_FALSE(claims("5"));
}

TEST(PuzzleReports, JsonLines) {
  PuzzleReport several = report(Integer("123456789012345678901234567890"), {one, other});
  several.puzzle.stated = "1";
  const auto json = read(json_of(several));
  EXPECT_EQ(json["schema"], "rookery.puzzle/1");
  EXPECT_EQ(json["name"], "first");
  EXPECT_EQ(json["place"], "line 1");
  EXPECT_EQ(json["answer"], "several");
  EXPECT_EQ(json["problem"], "4x4 4 queen");
  EXPECT_EQ(json["solutions"], "123456789012345678901234567890");
  EXPECT_EQ(json["placements"][1], (std::vector<std::string>{"c1", "a2"}));
  EXPECT_EQ(json["method"], "deduction");
  EXPECT_EQ(json["work"], "7");
  EXPECT_EQ(json["stated"], "1");
  EXPECT_EQ(json["seconds"], 0.0123);
  for (const char* key : {"more", "verified", "error"}) EXPECT_FALSE(json.contains(key)) << key;
  several.check->more = true;
  several.check->verified = "sweep";
  EXPECT_EQ(read(json_of(several))["more"], true);
  EXPECT_EQ(read(json_of(several))["verified"], "sweep");
}

TEST(PuzzleReports, JsonOfWhatIsNotAnswered) {
  const auto malformed = read(json_of(unchecked("\xFF\n", "")));
  EXPECT_EQ(malformed["answer"], "malformed");
  EXPECT_EQ(malformed["error"], "\xEF\xBF\xBD\n");
  EXPECT_FALSE(malformed.contains("solutions"));
  EXPECT_FALSE(malformed.contains("problem"));
  EXPECT_EQ(read(json_of(unchecked("", "too dear")))["answer"], "unanswered");
  EXPECT_EQ(read(json_of(report(1, {one})))["answer"], "unique");
  EXPECT_EQ(read(json_of(report(0, {})))["placements"].size(), 0u);
}

TEST(PuzzleHintTexts, TextAndJson) {
  PuzzleHint hint{"1x4 2 king --given a1", {"king"},   2, {{{0, 0}, 0}}, {{0, 1}},
                  {{0, 2}, {0, 3}},        "deduction"};
  const Picture drawn{1, 4, {"K", "x", ".", "."}};
  EXPECT_EQ(text_of(hint, drawn),
            "1 K x . .\n  a b c d\n2 solutions\nin every solution: a1\n"
            "empty in every solution: b1\n");
  const auto json = nlohmann::json::parse(json_of(hint, drawn));
  EXPECT_EQ(json["schema"], "rookery.hint/1");
  EXPECT_EQ(json["problem"], hint.problem);
  EXPECT_EQ(json["solutions"], "2");
  EXPECT_EQ(json["certain"], (std::vector<std::string>{"a1"}));
  EXPECT_EQ(json["empty"], (std::vector<std::string>{"b1"}));
  EXPECT_EQ(json["open"], (std::vector<std::string>{"c1", "d1"}));
  EXPECT_EQ(json["method"], "deduction");
  hint.solutions = 1;
  EXPECT_NE(text_of(hint, drawn).find("\n1 solution\n"), std::string::npos);
  hint.solutions = 0;
  EXPECT_EQ(text_of(hint, drawn), "no solution\n");
}
