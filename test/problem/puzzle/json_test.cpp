// SPDX-License-Identifier: Apache-2.0
#include "problem/puzzle/read_one.hpp"

using namespace rookery;

namespace {

const std::string problem = star_battle(2, 1, {"AB/AB"});
const std::string object = R"({"name": "x", "regions": ["AB", "AB"], "solutions": null})";

std::string text_error(const std::string& text) {
  return error_of([&] { read_as("json", text); });
}

}  // namespace

TEST(JsonPuzzles, AnObjectAnArrayOrLines) {
  EXPECT_EQ(problem_in("json", object), problem);
  EXPECT_EQ(problem_in("json", "\xEF\xBB\xBF\r\n{\n\"regions\": [\"AB\",\r\n\"AB\"]}\r\n"),
            problem);
  for (const std::string& text :
       {"[" + object + ",\n" + object + "]", object + "\n\n" + object + "\n"})
    EXPECT_EQ(read_as("json", text).size(), 2u);
  EXPECT_EQ(read_as("json", "[" + object + "," + object + "]")[1].place, "puzzle 2");
  EXPECT_EQ(read_as("json", object + "\n\n" + object)[1].place, "line 3");
  EXPECT_EQ(problem_in("json", R"({"problem": "8x8 8 queens", "regions": 7})"), "8x8 8 queen");
}

TEST(JsonPuzzles, MalformedOnesLeaveTheOthers) {
  const auto puzzles =
      read_as("json", "[7, {}, [], " + object + R"(, {"problem": 1}, {"n": 1, "n": 2},
    {"solutions": "x", "regions": ["A"]}])");
  ASSERT_EQ(puzzles.size(), 7u);
  EXPECT_EQ(puzzles[0].error, "puzzle 'number': want an object");
  EXPECT_EQ(puzzles[1].error.rfind("puzzle 'object'", 0), 0u);
  EXPECT_EQ(puzzles[2].error, "puzzle 'array': want an object");
  EXPECT_EQ(puzzles[3].problem, problem);
  EXPECT_EQ(puzzles[3].name, "x");
  EXPECT_EQ(puzzles[4].error, "key problem 'number': want a string");
  EXPECT_EQ(puzzles[5].error, "key 'n': said twice");
  EXPECT_EQ(puzzles[6].error.rfind("key solutions", 0), 0u);
}

TEST(JsonPuzzles, BrokenLinesLeaveTheOthers) {
  const auto puzzles = read_as("json", object + "\n{\"regions\": \n" + object);
  ASSERT_EQ(puzzles.size(), 3u);
  EXPECT_EQ(puzzles[1].error, "JSON line 2 '{\"regions\":': no JSON at character 12");
  EXPECT_EQ(puzzles[2].problem, problem);
  EXPECT_EQ(read_as("json", "{\"regions\" 7}\n" + object).size(), 2u);
}

TEST(JsonPuzzles, OtherTextsAreRefused) {
  EXPECT_EQ(text_error("[" + object + ",\n {\"n\": 2,}]"),
            "JSON line 2 ' {\"n\": 2,}]': no JSON at character 10");
  EXPECT_EQ(text_error("").rfind("JSON line 1", 0), 0u);
  EXPECT_EQ(text_error("[]").rfind("puzzles '[]': no puzzle", 0), 0u);
  EXPECT_EQ(text_error(std::string(1000000, '[')), "JSON 'puzzle 1': nested more than 8 deep");
  EXPECT_EQ(text_error("[{\"n\": 1e400}]").rfind("JSON '[{\"n\": 1e400}]'", 0), 0u);
  EXPECT_NE(text_error(object + std::string(1, '\0') + "x").find("a zero byte"), std::string::npos);
  EXPECT_EQ(text_error("{\"name\": \"\xFF\"}").rfind("JSON line 1", 0), 0u);
  std::string many = "[[1";
  for (int i = 0; i < 200000; ++i) many += ",1";
  EXPECT_EQ(text_error(many + "]]"), "JSON 'puzzle 1': holds more than 200000 values");
}

TEST(JsonPuzzles, ComeBack) {
  for (const std::string& one :
       {problem, star_battle(2, 2, {"AB/A."}), star_battle(2, 1, {"AB/AB", "AA/BB", "AB/BA"}),
        std::string("2x2 dummy --given b1 --per-row 1 --per-column 1 --per-region 1@rows:AB/AB"),
        std::string("8x8 8 queen --given a1"), std::string("2x2 king --per-region 1@rows:ab/cd")})
    EXPECT_EQ(problem_in("json", written(one, "json")), one);
  EXPECT_EQ(written(star_battle(2, 2, {"zy/zy"}), "json"),
            "{\"size\":2,\"stars\":2,\"regions\":[\"AB\",\"AB\"]}\n");
}
