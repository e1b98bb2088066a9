// SPDX-License-Identifier: Apache-2.0
#include "present/region_tints.hpp"

#include <array>
#include <map>
#include <set>
#include <string_view>

namespace rookery {
namespace {

struct Region {
  std::set<std::string_view> neighbours;
  int tint = -1;
};

using RegionMap = std::map<std::string_view, Region>;

// Every region with those whose squares touch its own.
RegionMap regions_of(const Picture& picture) {
  RegionMap regions;
  for (std::int64_t row = 0; row < picture.rows; ++row)
    for (std::int64_t column = 0; column < picture.columns; ++column) {
      const std::string_view name = region_at(picture, {row, column});
      if (name.empty()) continue;
      regions[name];
      for (const Square& next : {Square{row + 1, column}, Square{row, column + 1}})
        if (const std::string_view other = region_at(picture, next);
            !other.empty() && other != name) {
          regions[name].neighbours.insert(other);
          regions[other].neighbours.insert(name);
        }
    }
  return regions;
}

// The first tint from `wish` on that no neighbour has.
int free_tint(const RegionMap& regions, const Region& region, std::size_t wish) {
  std::array<bool, tints> taken{};
  for (const std::string_view name : region.neighbours)
    if (const int tint = regions.at(name).tint; tint >= 0)
      taken[static_cast<std::size_t>(tint)] = true;
  for (std::size_t i = 0; i < tints; ++i)
    if (!taken[(wish + i) % tints]) return static_cast<int>((wish + i) % tints);
  return static_cast<int>(wish % tints);
}

}  // namespace

std::string_view region_at(const Picture& picture, const Square& square) {
  const bool on = square.row >= 0 && square.row < picture.rows && square.column >= 0 &&
                  square.column < picture.columns;
  if (!on) return "";
  return picture.regions[static_cast<std::size_t>(square.row * picture.columns + square.column)];
}

std::vector<int> tint_of_squares(const Picture& picture) {
  RegionMap regions = regions_of(picture);
  std::size_t place = 0;
  for (auto& [name, region] : regions) region.tint = free_tint(regions, region, place++);
  std::vector<int> tint;
  for (const std::string& name : picture.regions)
    tint.push_back(name.empty() ? -1 : regions.at(name).tint);
  return tint;
}

}  // namespace rookery
