// SPDX-License-Identifier: Apache-2.0
#include "run/making/partition.hpp"

#include <algorithm>
#include <set>

#include "expect_error.hpp"

using namespace rookery;
using namespace rookery::making;

namespace {

// A star in every row and column, or two of them; some touch.
Placement stars_on(std::int64_t size, std::int64_t stars) {
  Placement placement;
  for (std::int64_t row = 0; row < size; ++row) {
    std::set<std::int64_t> columns;
    for (std::int64_t star = 0; star < stars; ++star)
      columns.insert((row * 2 + row / (size / 2) + star * (size / 2 + 1)) % size);
    for (const std::int64_t column : columns) placement.push_back({{row, column}, 0});
  }
  return placement;
}

// So many parts the squares of the letter fall into; without one square, if it is named.
int parts(std::vector<std::string> rows, char letter, Square without = {-1, -1}) {
  const auto size = static_cast<std::int64_t>(rows.size());
  const auto at = [&rows](const Square& square) -> char& {
    return rows[static_cast<std::size_t>(square.row)][static_cast<std::size_t>(square.column)];
  };
  if (without.row >= 0) at(without) = '.';
  int found = 0;
  for (std::int64_t start = 0; start < size * size; ++start) {
    std::vector<Square> open = {{start / size, start % size}};
    if (at(open[0]) != letter) continue;
    ++found;
    while (!open.empty()) {
      const auto [row, column] = open.back();
      open.pop_back();
      if (row < 0 || column < 0 || row >= size || column >= size) continue;
      if (at({row, column}) != letter) continue;
      at({row, column}) = '.';
      for (const Square& next : {Square{row - 1, column}, Square{row + 1, column},
                                 Square{row, column - 1}, Square{row, column + 1}})
        open.push_back(next);
    }
  }
  return found;
}

char letter_of(int region) { return static_cast<char>('A' + region); }

void expect_well(const Partition& partition, std::int64_t size, std::int64_t stars) {
  const std::vector<std::string> rows = partition.rows();
  std::vector<std::int64_t> stars_of(static_cast<std::size_t>(size));
  for (std::size_t cell = 0; cell < partition.cells(); ++cell)
    if (partition.has_star(cell)) ++stars_of.at(static_cast<std::size_t>(partition.region(cell)));
  for (int region = 0; region < size; ++region) {
    EXPECT_EQ(parts(rows, letter_of(region)), 1) << region;
    EXPECT_EQ(stars_of[static_cast<std::size_t>(region)], stars) << region;
  }
}

char letter_at(const std::vector<std::string>& rows, const Square& square) {
  return rows[static_cast<std::size_t>(square.row)][static_cast<std::size_t>(square.column)];
}

TEST(MakingPartition, RegionsAreConnectedAndHaveTheirStars) {
  Chance chance(1);
  for (int round = 0; round < 10; ++round)
    for (const auto& [size, stars] : {std::pair{4, 1}, {7, 1}, {8, 2}, {10, 2}, {13, 3}}) {
      const Partition partition(size, stars_on(size, stars), stars, chance);
      EXPECT_EQ(partition.cells(), static_cast<std::size_t>(size * size));
      expect_well(partition, size, stars);
      // Nothing is left that its region does not need.
      for (std::size_t cell = 0; cell < partition.cells(); ++cell)
        EXPECT_FALSE(partition.region(cell) != nobody && partition.can_go(cell)) << cell;
    }
}

TEST(MakingPartition, SquaresKnowTheirPlace) {
  Chance chance(1);
  const Placement stars = stars_on(6, 1);
  const Partition partition(6, stars, 1, chance);
  EXPECT_EQ(partition.square(0), (Square{0, 0}));
  EXPECT_EQ(partition.square(13), (Square{2, 1}));
  for (std::size_t cell = 0; cell < partition.cells(); ++cell)
    EXPECT_EQ(partition.has_star(cell), std::find(stars.begin(), stars.end(),
                                                  Stand{partition.square(cell), 0}) != stars.end());
  const auto beside = [&](std::size_t cell) {
    const std::vector<std::size_t> cells = partition.neighbours(cell);
    EXPECT_EQ(std::set(cells.begin(), cells.end()).size(), cells.size());
    return std::set(cells.begin(), cells.end());
  };
  EXPECT_EQ(beside(0), (std::set<std::size_t>{1, 6}));
  EXPECT_EQ(beside(11), (std::set<std::size_t>{5, 10, 17}));
  EXPECT_EQ(beside(14), (std::set<std::size_t>{8, 13, 15, 20}));
  EXPECT_EQ(beside(35), (std::set<std::size_t>{29, 34}));
}

// Filled up at random.
Partition full(std::int64_t size, Chance& chance) {
  Partition partition(size, stars_on(size, 1), 1, chance);
  for (std::vector<std::size_t> left; !(left = partition.free()).empty();)
    for (const std::size_t cell : left) {
      const std::vector<int> takers = partition.takers(cell);
      if (!takers.empty()) partition.give(cell, takers[chance.next() % takers.size()]);
    }
  return partition;
}

TEST(MakingPartition, GivingToTakersAndTakingWhatCanGoKeepsRegionsConnected) {
  Chance chance(3);
  int could = 0, could_not = 0;
  for (int round = 0; round < 10; ++round) {
    Partition partition = full(6, chance);
    expect_well(partition, 6, 1);
    const std::vector<std::string> rows = partition.rows();
    for (std::size_t cell = 0; cell < partition.cells(); ++cell) {
      const bool can_go =
          !partition.has_star(cell) &&
          parts(rows, letter_at(rows, partition.square(cell)), partition.square(cell)) == 1;
      EXPECT_EQ(partition.can_go(cell), can_go) << cell;
      ++(can_go ? could : could_not);
      std::set<int> takers;
      for (const std::size_t other : partition.neighbours(cell))
        if (partition.region(other) != partition.region(cell))
          takers.insert(partition.region(other));
      EXPECT_EQ(partition.takers(cell), std::vector<int>(takers.begin(), takers.end())) << cell;
    }
    for (std::size_t cell = 0; cell < partition.cells(); ++cell)
      if (partition.can_go(cell)) partition.give(cell, nobody);
    expect_well(partition, 6, 1);
    for (const std::size_t cell : partition.free()) EXPECT_EQ(partition.region(cell), nobody);
  }
  EXPECT_GT(could, 50);
  EXPECT_GT(could_not, 50);
}

TEST(MakingPartition, StarsThatCannotBeJoined) {
  Chance chance(1);
  EXPECT_EQ(error_of([&] { Partition(5, stars_on(5, 1), 2, chance); }, Error::Kind::unanswered),
            "no regions around these stars were found");
}

}  // namespace
