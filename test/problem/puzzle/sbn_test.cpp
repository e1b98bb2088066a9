// SPDX-License-Identifier: Apache-2.0
#include "problem/puzzle/read_one.hpp"

using namespace rookery;

namespace {

const std::string columns = star_battle(4, 1, {"ABCD/ABCD/ABCD/ABCD"});

}  // namespace

TEST(Sbn, BordersRightOfSquaresThenBelow) {
  EXPECT_EQ(written(columns, "sbn"), "441W__00\n");
  EXPECT_EQ(written(star_battle(4, 1, {"AAAA/BBBB/CCCC/DDDD"}), "sbn"), "441W00__\n");
  EXPECT_EQ(problem_in("sbn", "441W__00"), columns);
}

// 40 borders in 7 characters: two zeros come first.
TEST(Sbn, ZerosFillTheFirstCharacter) {
  const std::string problem = star_battle(5, 1, {"ABCDE/ABCDE/ABCDE/ABCDE/ABCDE"});
  EXPECT_EQ(written(problem, "sbn"), "551WF__y000\n");
  EXPECT_EQ(problem_in("sbn", "551WF__y000"), problem);
}

TEST(Sbn, ColumnByColumnBelow) {
  EXPECT_EQ(error_in("sbn", "441W__W0").rfind("partition '5 regions'", 0), 0u);
  EXPECT_EQ(problem_in("sbn", "441W_z08\n"), star_battle(4, 1, {"ABCD/ABCD/ABCD/ABBD"}));
}

TEST(Sbn, MarksOfPlayersMeanNothing) {
  EXPECT_EQ(problem_in("sbn", "441e__00012345~history"), columns);
}

TEST(Sbn, ComesBack) {
  for (const std::string& problem : {columns, star_battle(4, 2, {"AAAB/CAAB/CCDB/CCDD"}),
                                     star_battle(5, 1, {"AAAAA/BBBAC/BDDAC/BDEEC/DDEEC"})})
    EXPECT_EQ(problem_in("sbn", written(problem, "sbn")), problem);
}

TEST(Sbn, ErrorsNameThePart) {
  EXPECT_EQ(error_in("sbn", "441W__0"),
            "borders '__0': 3 characters, but the borders of a 4x4 board take 4");
  EXPECT_EQ(error_in("sbn", "441W__0!"),
            "borders '__0!': at character 4: want a letter, a digit, - or _");
  EXPECT_EQ(error_in("sbn", "440W__00"), "stars '0': want at least 1");
  EXPECT_EQ(error_in("sbn", "44xW__00").rfind("stars 'x'", 0), 0u);
  EXPECT_EQ(error_in("sbn", "441Q__00").rfind("flag 'Q'", 0), 0u);
  for (const char* text : {"331W00", "451W00", "QQ1W00", "44"})
    EXPECT_NE(error_in("sbn", text).find("want a size first"), std::string::npos);
}

TEST(Sbn, RefusesWhatItCannotHold) {
  EXPECT_EQ(write_error(star_battle(2, 1, {"AB/AB"}), "sbn"), "size '2': format sbn holds 4 to 25");
  const std::string row = "ABCDEFGHIJ";
  std::string rows = row;
  for (int i = 1; i < 10; ++i) rows += "/" + row;
  EXPECT_EQ(write_error(star_battle(10, 10, {rows}), "sbn"),
            "stars '10': format sbn holds at most 9");
  EXPECT_NE(write_error(star_battle(4, 1, {"ABCD/BACD/ABCD/ABCD"}), "sbn").find("several parts"),
            std::string::npos);
}
