// SPDX-License-Identifier: Apache-2.0
// A square board, or a part of it, cut into connected regions.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "base/chance.hpp"
#include "problem/problem.hpp"

namespace rookery::making {

constexpr int nobody = -1;  // a puzzle::no_region

class Partition {
 public:
  // Regions around `stars` of them each, which are joined by few squares; the others are nobody's.
  // Throws Error::Kind::unanswered if the stars will not be joined up.
  Partition(std::int64_t size, const Placement& solution, std::int64_t stars, Chance& chance);

  std::size_t cells() const { return region_.size(); }
  Square square(std::size_t cell) const {
    const auto number = static_cast<std::int64_t>(cell);
    return {number / size_, number % size_};
  }
  int region(std::size_t cell) const { return region_[cell]; }
  bool has_star(std::size_t cell) const { return star_[cell]; }
  std::vector<std::size_t> neighbours(std::size_t cell) const;
  // The regions beside it, each once.
  std::vector<int> takers(std::size_t cell) const;
  void give(std::size_t cell, int region) { region_[cell] = region; }
  // Does its region hold together without it?
  bool can_go(std::size_t cell) const;
  std::vector<std::size_t> free() const;  // nobody's
  // Rows of letters, the lowest first; . is nobody's. Named as they come from the top left.
  std::vector<std::string> rows() const;

 private:
  void grow(Chance& chance);
  bool join(std::int64_t stars, int count, Chance& chance);
  void shrink(Chance& chance);

  std::int64_t size_;
  std::vector<int> region_;  // of each cell, from 0
  std::vector<bool> star_;
};

}  // namespace rookery::making
