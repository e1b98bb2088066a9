// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "present/presented.hpp"

using namespace rookery;

namespace {

const Format& json() { return *all_formats()[1]; }

Result count_result(const char* number) {
  Result result;
  result.question = "count";
  result.problem = "8x8 6 bishop";
  result.table.values = {Integer(number)};
  return result;
}

}  // namespace

TEST(JsonFormat, CountsAreStrings) {
  const auto read =
      nlohmann::json::parse(presented(json(), count_result("123456789012345678901234567890")));
  EXPECT_EQ(read["count"], "123456789012345678901234567890");
  EXPECT_EQ(read["schema"], "rookery.result/1");
  EXPECT_TRUE(read["work"].is_string());
}

TEST(JsonFormat, TablesAndMaxima) {
  Result table = count_result("0");
  table.question = "table";
  table.table = {{2}, {2}, {5, 6}};
  auto read = nlohmann::json::parse(presented(json(), table));
  EXPECT_EQ(read["table"][1]["pieces"], 3);
  EXPECT_EQ(read["table"][1]["count"], "6");
  EXPECT_EQ(read["total"], "11");
  Result most = count_result("0");
  most.question = "max";
  EXPECT_TRUE(nlohmann::json::parse(presented(json(), most))["pieces"].is_null());
  most.pieces = 1;
  most.witness = Placement{{{2, 1}, 0}};
  read = nlohmann::json::parse(presented(json(), most));
  EXPECT_EQ(read["witness"], (std::vector<std::string>{"b3"}));
}

TEST(JsonFormat, SeveralKinds) {
  Result table = count_result("0");
  table.question = "table";
  table.kinds = {"king", "queen", "rook"};
  table.axes = {0, 2};
  table.table = {{0, 2}, {2, 1}, {5, 7}};
  const auto read = nlohmann::json::parse(presented(json(), table));
  EXPECT_EQ(read["kinds"], (std::vector<std::string>{"king", "rook"}));
  EXPECT_EQ(read["table"][1]["pieces"], (std::vector<int>{1, 2}));
  EXPECT_EQ(read["table"][1]["count"], "7");
  Result most = count_result("1");
  most.question = "max";
  most.kinds = table.kinds;
  most.pieces = 1;
  most.witness = Placement{{{2, 1}, 2}};
  const auto max = nlohmann::json::parse(presented(json(), most));
  EXPECT_EQ(max["witness"][0]["square"], "b3");
  EXPECT_EQ(max["witness"][0]["kind"], "rook");
}

TEST(JsonFormat, WeighedCountsMayBeFractions) {
  Result result = count_result("-5");
  result.divisor = 3;
  EXPECT_EQ(nlohmann::json::parse(presented(json(), result))["count"], "-5/3");
}

TEST(JsonFormat, BytesThatAreNoTextAreReplaced) {
  Result result = count_result("1");
  result.notes = {"\xFF"};
  EXPECT_NO_THROW(nlohmann::json::parse(presented(json(), result)));
}

TEST(JsonFormat, ModulusAndLeadingDigits) {
  Result table = count_result("0");
  table.question = "table";
  table.table = {{0}, {2}, {95, 90}};
  const auto read = nlohmann::json::parse(presented(json(), table, nullptr, 2));
  EXPECT_EQ(read["table"][0]["count"], "95");
  EXPECT_EQ(read["total_leading"], "18");
  EXPECT_EQ(read["total_digits"], 3);
  EXPECT_FALSE(read.contains("total"));
  EXPECT_FALSE(read.contains("modulus"));
  table.modulus = 97;
  const auto modular = nlohmann::json::parse(presented(json(), table));
  EXPECT_EQ(modular["total"], "88");
  EXPECT_EQ(modular["modulus"], "97");
}

TEST(JsonFormat, SequencesAreWholeEvenWhenTheyFail) {
  const Sequence sequence{"count", "nxn n bishop", 1, 3, 0};
  const std::vector<Term> two = {counted_term(1, "1"), counted_term(2, "4")};
  const auto failed = nlohmann::json::parse(presented(json(), sequence, two, false));
  EXPECT_EQ(failed["complete"], false);
  EXPECT_EQ(failed["terms"].size(), 2u);
  EXPECT_EQ(failed["terms"][1]["n"], 2);
  EXPECT_EQ(failed["terms"][1]["count"], "4");
  const auto none = nlohmann::json::parse(presented(json(), sequence, {}, false));
  EXPECT_EQ(none["terms"].size(), 0u);
}

TEST(JsonFormat, PicturesHaveTheirPiecesAndAttackedSquares) {
  Picture picture{1, 2, {"R", "x"}, "a title"};
  picture.figures = {{{0, 0}, "rook", "R"}};
  picture.attacked = {{0, 1}};
  const auto read = nlohmann::json::parse(json().picture(picture));
  EXPECT_EQ(read["schema"], "rookery.picture/1");
  EXPECT_EQ(read["title"], "a title");
  EXPECT_EQ(read["board_columns"], 2);
  EXPECT_EQ(read["marks"], (std::vector<std::string>{"R", "x"}));
  EXPECT_EQ(read["pieces"][0]["square"], "a1");
  EXPECT_EQ(read["pieces"][0]["piece"], "rook");
  EXPECT_EQ(read["attacked"], (std::vector<std::string>{"b1"}));
}
