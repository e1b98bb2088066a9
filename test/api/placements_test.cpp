// SPDX-License-Identifier: Apache-2.0
#include <cmath>
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

// The chance of a chi-square at least so large (Wilson and Hilferty 1931).
double chance_of(double distance, double freedom) {
  const double third = 2 / (9 * freedom);
  const double z = (std::cbrt(distance / freedom) - (1 - third)) / std::sqrt(third);
  return std::erfc(z / std::sqrt(2.0)) / 2;
}

constexpr std::uint64_t draws_of_each = 5000;

struct Drawn {
  Integer total;
  std::map<Integer, double> times;
  std::map<Square, double> uses;
};

Drawn drawn(const char* problem, const char* method, std::uint64_t seed) {
  Options options;
  options.method = method;
  Drawn drawn;
  sample(
      problem, draws_of_each, seed,
      [&](const Listing& listing, const Numbered& one) {
        drawn.total = listing.total;
        ++drawn.times[one.number];
        for (const Stand& stand : one.placement) ++drawn.uses[stand.square];
        return true;
      },
      options);
  return drawn;
}

double chance_of(const Drawn& drawn) {
  const double total = drawn.total.get_d(), expected = double(draws_of_each) / total;
  double distance = (total - static_cast<double>(drawn.times.size())) * expected;
  for (const auto& [number, seen] : drawn.times)
    distance += (seen - expected) * (seen - expected) / expected;
  return total == 1 ? 1 : chance_of(distance, total - 1);
}

// Each square is used as often as the heat says, within 6 standard deviations.
void expect_heat(const char* problem, Drawn& drawn) {
  const Heat heat = rookery::heat(problem, {});
  EXPECT_EQ(heat.total, drawn.total);
  for (std::int64_t i = 0; i < heat.rows * heat.columns; ++i) {
    const double share = heat.sum[static_cast<std::size_t>(i)].get_d() / heat.total.get_d();
    const double seen = drawn.uses[{i / heat.columns, i % heat.columns}] / double(draws_of_each);
    EXPECT_LE(std::abs(seen - share), 6 * std::sqrt(share * (1 - share) / draws_of_each) + 1e-9)
        << problem;
  }
}

// 100000 draws in all, from fixed seeds.
TEST(PlacementsApi, EveryMethodDrawsUniformly) {
  const std::pair<const char*, const char*> all[] = {{"3x3 king", "sweep"},
                                                     {"2x2 king queen", "sweep"},
                                                     {"4x3 2..3 wazir", "sweep"},
                                                     {"3x3/torus knight", "sweep"},
                                                     {"4x4 rook --per-row 1", "sweep"},
                                                     {"3x3 king", "backtracking"},
                                                     {"4x4 2 queen", "backtracking"},
                                                     {"3x3 2 king", "search"},
                                                     {"6x6 6 queen", "search"},
                                                     {"4x3 2 wazir", "graph"},
                                                     {"3x3 bishop", "graph"},
                                                     {"4x4 2 bishop", "rook-theory"},
                                                     {"3x3 rook", "rook-theory"},
                                                     {"4x4 3 bishop", "rook-series"},
                                                     {"3x4 2 rook", "rook-polynomial"},
                                                     {"4x3 3 bishop", "band"},
                                                     {"4x4 4 injured-queen", "column-walk"},
                                                     {"3x3 2 injured-queen", "column-walk"},
                                                     {"4x4 4 injured-queen", "column-series"},
                                                     {"fen:4/1-2/4 2 rook", "lines"}};
  std::uint64_t seed = 2024;
  for (const auto& [problem, method] : all) {
    Drawn some = drawn(problem, method, ++seed);
    const double chance = chance_of(some);
    std::printf("%s by %s: p = %.4f\n", problem, method, chance);
    EXPECT_GT(chance, 1e-4) << problem << " by " << method;
    expect_heat(problem, some);
  }
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
