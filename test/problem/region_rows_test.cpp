// SPDX-License-Identifier: Apache-2.0
#include "problem/region_rows.hpp"

#include "expect_error.hpp"

using namespace rookery;

namespace {

std::string refusal(std::string_view text) {
  return error_of([&] { region_rows_of(text); });
}

}  // namespace

TEST(RegionRows, InOneWord) {
  EXPECT_EQ(region_rows_of("aab\nc.b\n"), "rows:aab/c.b");
  EXPECT_EQ(region_rows_of("aB\r\n1.\r\n\r\n"), "rows:aB/1.");
}

TEST(RegionRows, ErrorsNameTheLine) {
  EXPECT_EQ(refusal("aab\nab\n"), "regions line 2 'ab': has 2 squares, but line 1 has 3");
  EXPECT_EQ(refusal("a b\n"),
            "regions line 1 'a b': at place 2: want a letter for each square, . for none");
  EXPECT_EQ(refusal("a/b\n"),
            "regions line 1 'a/b': at place 2: want a letter for each square, . for none");
  EXPECT_EQ(refusal("a+\n"),
            "regions line 1 'a+': at place 2: want a letter for each square, . for none");
  EXPECT_NE(refusal("").find("no row"), std::string::npos);
}
