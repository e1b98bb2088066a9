// SPDX-License-Identifier: Apache-2.0
#include "problem/puzzle/read_one.hpp"

using namespace rookery;

namespace {

// A vector of the program's own tests, and one of another program that writes such addresses.
const std::string own = star_battle(6, 1, {"AAABBB/ABBBCC/ADDEEC/FFDDEC/FEEEEC/FCCCCC"});
const std::string other = star_battle(6, 1, {"AAAABB/ACDABB/CCDDDB/CBBBBB/CEEBEF/CCEEEF"});

std::string with_borders(const std::string& rest) {
  return error_in("puzzlink", "https://puzz.link/p?starbattle/" + rest);
}

}  // namespace

TEST(Puzzlink, KnownAddresses) {
  EXPECT_EQ(problem_in("puzzlink", "https://puzz.link/p?starbattle/6/6/1/4ilbhgdnmhou"), own);
  EXPECT_EQ(problem_in("puzzlink", "http://pzv.jp/p.html?starbattle/6/6/1/2u9gn9c9jpmk\r\n"),
            other);
  EXPECT_EQ(problem_in("puzzlink", "starbattle/6/6/1/4ilbhgdnmhou/"), own);
  EXPECT_EQ(problem_in("puzzlink", "# a title\nstarbattle/6/6/1/4ilbhgdnmhou", 2),
            star_battle(6, 2, {"AAABBB/ABBBCC/ADDEEC/FFDDEC/FEEEEC/FCCCCC"}));
}

TEST(Puzzlink, ComesBack) {
  EXPECT_EQ(written(own, "puzzlink"), "https://puzz.link/p?starbattle/6/6/1/4ilbhgdnmhou\n");
  for (const std::string& problem :
       {own, other, star_battle(1, 1, {"A"}), star_battle(2, 2, {"AB/AB"}),
        star_battle(5, 1, {"AAAAA/BBBAC/BDDAC/BDEEC/DDEEC"})})
    EXPECT_EQ(problem_in("puzzlink", written(problem, "puzzlink")), problem);
}

TEST(Puzzlink, HoldsConnectedRegionsOnly) {
  EXPECT_EQ(write_error(star_battle(2, 1, {"AB/BA"}), "puzzlink"),
            "region 'B': is in several parts, one with b2 and one with a1: format puzzlink cannot "
            "hold it");
}

TEST(Puzzlink, ErrorsNameThePart) {
  EXPECT_EQ(with_borders("6/6/1/4ilbhgdnmho"),
            "borders '4ilbhgdnmho': 11 characters, but the borders of a 6x6 board take 12");
  EXPECT_EQ(with_borders("6/6/1/4ilbhgdnmhoz"),
            "borders 'dnmhoz': at character 6: want a digit or a to v");
  EXPECT_EQ(with_borders("6/6/0/4ilbhgdnmhou"), "stars '0': want at least 1");
  EXPECT_EQ(with_borders("0/6/1/"), "columns '0': want 1 to 62");
  EXPECT_EQ(with_borders("6/63/1/"), "rows '63': want 1 to 62");
  EXPECT_EQ(with_borders("6/-6/1/").rfind("rows '-6'", 0), 0u);
  EXPECT_NE(with_borders("6/6/1").find("want starbattle/COLUMNS"), std::string::npos);
  EXPECT_NE(with_borders("2/3/1/0000").find("borders of a 3x2 board take 2"), std::string::npos);
  EXPECT_EQ(with_borders("2/3/1/00").rfind("board '3x2'", 0), 0u);
  EXPECT_NE(error_in("puzzlink", "https://puzz.link/p?nurikabe/2/2/1").find("want starbattle/"),
            std::string::npos);
}
