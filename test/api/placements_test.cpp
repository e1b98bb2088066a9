// SPDX-License-Identifier: Apache-2.0
#include <map>

#include <rookery/rookery.hpp>

#include "expect_error.hpp"

using namespace rookery;

namespace {

std::vector<std::string> lines_of(const std::string& problem, const Integer& skip = 0,
                                  const std::optional<Integer>& limit = {}) {
  std::vector<std::string> lines;
  list(
      problem,
      [&](const Listing& listing, const Numbered& one) {
        EXPECT_EQ(one.number, skip + static_cast<unsigned long>(lines.size()));
        lines.push_back(written(listing, one));
        return true;
      },
      {}, skip, limit);
  return lines;
}

TEST(PlacementsApi, ListsSkipsAndEnds) {
  const auto all = lines_of("8x8 8 queen");
  ASSERT_EQ(all.size(), 92u);
  EXPECT_EQ(lines_of("8x8 8 queen", 90), std::vector<std::string>(all.begin() + 90, all.end()));
  EXPECT_EQ(lines_of("8x8 8 queen", 5, 2),
            std::vector<std::string>(all.begin() + 5, all.begin() + 7));
  EXPECT_TRUE(lines_of("8x8 8 queen", 92).empty());
  EXPECT_TRUE(lines_of("8x8 8 queen", 0, 0).empty());
  EXPECT_TRUE(lines_of("3x3 9 king").empty());
}

TEST(PlacementsApi, StopsWhenNoMoreAreWanted) {
  int seen = 0;
  list("8x8 king", [&](const Listing&, const Numbered&) { return ++seen < 7; }, {});
  EXPECT_EQ(seen, 7);
}

TEST(PlacementsApi, RankAndUnrank) {
  std::string line;
  const auto keep = [&](const Listing& listing, const Numbered& one) {
    EXPECT_EQ(listing.total, 92);
    line = written(listing, one);
    return true;
  };
  unrank("8x8 8 queen", 91, keep, {});
  EXPECT_EQ(rank("8x8 8 queen", line, {}).number, 91);
  EXPECT_EQ(error_of([&] { unrank("8x8 8 queen", 92, keep, {}); }),
            "number '92': there are 92 placements, and the first is number 0");
  EXPECT_EQ(error_of([] { rank("8x8 2 queen", "a1,a2", {}); }),
            "placement 'a1,a2': none of the problem's placements");
  EXPECT_EQ(error_of([] { rank("8x8 2 queen", "a1,i9", {}); }),
            "placement 'i9': not on the 8x8 board");
}

// Chi-square with 9 degrees of freedom: above 33.7 with probability 1e-4. The seed is fixed.
TEST(PlacementsApi, DrawsAreUniform) {
  std::map<Integer, int> times;
  const int draws = 10000;
  sample("1x6 2 king", draws, 12345,
         [&](const Listing& listing, const Numbered& one) {
           EXPECT_EQ(listing.total, 10);
           ++times[one.number];
           return true;
         },
         {});
  double distance = 0;
  for (const auto& [number, seen] : times) distance += (seen - 1000.0) * (seen - 1000.0) / 1000;
  EXPECT_EQ(times.size(), 10u);
  EXPECT_LT(distance, 33.7);
}

TEST(PlacementsApi, TheSeedDecides) {
  const auto drawn = [](std::uint64_t seed) {
    std::vector<Integer> numbers;
    sample("30x30 39 bishop", 3, seed,
           [&](const Listing&, const Numbered& one) {
             numbers.push_back(one.number);
             return true;
           },
           {});
    return numbers;
  };
  EXPECT_EQ(drawn(1), drawn(1));
  EXPECT_NE(drawn(1), drawn(2));
  EXPECT_NE(drawn(1)[0], drawn(1)[1]);
  EXPECT_NE(error_of([] { sample("3x3 9 king", 1, 1, nullptr, {}); }).find("no placement to draw"),
            std::string::npos);
}

TEST(PlacementsApi, UniqueTellsWhereTwoDiffer) {
  const Uniqueness two = unique("4x4 4 queen", {});
  EXPECT_EQ(two.found.size(), 2u);
  EXPECT_EQ(two.different.size(), 8u);
  EXPECT_EQ(written(two),
            "several\n4 . o Q .\n3 Q . . o\n2 o . . Q\n1 . Q o .\n  a b c d\n4 . Q o .\n"
            "3 o . . Q\n2 Q . . o\n1 . o Q .\n  a b c d\n"
            "different: b1 c1 a2 d2 a3 d3 b4 c4\n");
  EXPECT_EQ(written(unique("3x3 9 king", {})), "none\n");
  EXPECT_EQ(written(unique("1x2 1 king --given b1", {})), "unique\n1 . K\n  a b\n");
  EXPECT_EQ(unique("1x2 king queen --given king@a1", {}).found.size(), 1u);
}

TEST(PlacementsApi, OnlyPlainProblems) {
  EXPECT_EQ(error_of([] { list("8x8 8 queen --mod 3", nullptr, {}); }),
            "--mod '3': only for counts");
}

}  // namespace
