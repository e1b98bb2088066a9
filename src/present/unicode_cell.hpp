// SPDX-License-Identifier: Apache-2.0
// One square of a board in a terminal.
#pragma once
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <rookery/values.hpp>

#include "present/share.hpp"

namespace rookery {

// What stands in it takes two characters; the colours are those of 256-colour terminals.
struct Cell {
  std::string text;
  int ground = -1, letters = 16;  // ground -1: the terminal's own, and its own letters
};

// The shades of heat maps without colours, from the least above nothing to the most.
extern const std::vector<std::string> shades;

// Makes the cells of a picture, which must outlive it.
class Cells {
 public:
  Cells(const Picture& picture, bool coloured);

  Cell at(const Square& square) const;

 private:
  std::string mark_at(const Square& square, std::size_t place) const;
  int ground_at(const Square& square, std::size_t place) const;

  const Picture& picture_;
  bool coloured_;
  std::set<Square> attacked_, noted_;
  std::vector<const Figure*> figures_;  // of each square, or null
  std::vector<bool> open_;
  std::vector<int> tints_;  // empty: no regions
  std::optional<Scale> scale_;
};

}  // namespace rookery
