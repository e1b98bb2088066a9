// SPDX-License-Identifier: Apache-2.0
#include "problem/quota.hpp"

#include "base/text.hpp"
#include "expect_error.hpp"
#include "problem/army.hpp"

using namespace rookery;

namespace {

const Army& two() {
  static const Army army = read_army("2x3", words("white queen black queen"));
  return army;
}

Regions regions(const std::string& text) { return read_regions(text, {2, 3}, two()); }

}  // namespace

TEST(Quota, OfAllPiecesOrOfAKind) {
  const auto quotas = read_quotas("--per-row", "black-queen:1..2,white-queen:2..,0..3", two());
  ASSERT_EQ(quotas.size(), 3u);  // sorted
  EXPECT_EQ(quotas[0].kind, Quota::all);
  EXPECT_EQ(quotas[0].range, (Range{0, 3}));
  EXPECT_EQ(quotas[1].kind, 0);
  EXPECT_EQ(quotas[1].range, (Range{2, Range::unlimited}));
  EXPECT_EQ(quotas[2].kind, 1);
  EXPECT_EQ(quotas[2].range, (Range{1, 2}));
}

TEST(Quota, RegionsStandWithTheHighestRowFirst) {
  const Regions read = regions("1@rows:ab./aab");
  EXPECT_EQ(read.rows, (std::vector<std::string>{"aab", "ab."}));
  EXPECT_EQ(read.quotas[0].range, (Range{1, 1}));
}

TEST(Quota, TheirTextReadsBack) {
  Quotas quotas;
  quotas.per_row = read_quotas("--per-row", "1", two());
  quotas.per_column = read_quotas("--per-column", "white-queen:0..1", two());
  quotas.per_region = {regions("1@rows:ab./aab"), regions("2..@rows:ccc/ddd")};
  EXPECT_EQ(text_of(quotas, two()),
            " --per-row 1 --per-column white-queen:0..1 --per-region 1@rows:ab./aab"
            " --per-region 2..@rows:ccc/ddd");
  EXPECT_EQ(text_of(Quotas{}, two()), "");
}

TEST(Quota, RefusedWithThePlace) {
  const auto quota = [](const char* text) {
    return error_of([&] { read_quotas("--per-row", text, two()); });
  };
  EXPECT_EQ(quota("queen"), "--per-row 'queen': want a number of pieces, as in 1, 0..1 or queen:2");
  EXPECT_NE(quota("king:1").find("no kind of the army"), std::string::npos);
  EXPECT_NE(quota("red-queen:1").find("piece 'red-queen'"), std::string::npos);
  quota("");
  quota("1,");
  quota("2..1");
  const auto region = [](const char* text) { return error_of([&] { regions(text); }); };
  EXPECT_NE(region("1@rows:aab").find("1 rows of regions, but the board has 2"), std::string::npos);
  EXPECT_EQ(region("1@rows:aab/aa"), "regions 'aa': 2 squares, but the board has 3 columns");
  EXPECT_NE(region("1@rows:aab/a\x01"
                   "b")
                .find("want a letter"),
            std::string::npos);
  region("1");
  region("@rows:aab/aab");
}
