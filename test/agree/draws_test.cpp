// SPDX-License-Identifier: Apache-2.0
// Placements drawn from rounded numbers are those that exact numbers draw with the same bits.
#include <gtest/gtest.h>

#include <algorithm>

#include "method/column_walk/drawer.hpp"
#include "method/solved.hpp"

using namespace rookery;

namespace {

constexpr int words = 64;  // of 64 bits, of each u

// floor(u total): the same bits as the drawer's, but many.
Integer part_of(const Integer& total, Chance& chance) {
  Integer u = static_cast<unsigned long>(chance.next());
  Chance others(chance.next());
  for (int i = 1; i < words; ++i) {
    u <<= 64;
    u += static_cast<unsigned long>(others.next());
  }
  return Integer(u * total) >> (64 * words);
}

// By the exact walk: in each column the rows from the lowest.
Placement drawn_exactly(Walk& walk, Chance chance) {
  Placement placement;
  std::size_t depth = 0;
  for (auto choices = walk.choices(); !choices.empty(); choices = walk.choices(), ++depth) {
    Integer total = 0;
    for (const Choice& choice : choices) total += choice.below;
    Integer left = part_of(total, chance);
    std::size_t i = 0;
    for (; left >= choices[i].below; ++i) left -= choices[i].below;
    placement.insert(placement.end(), choices[i].put.begin(), choices[i].put.end());
    walk.enter(i);
  }
  while (depth-- > 0) walk.leave();
  std::sort(placement.begin(), placement.end());
  return placement;
}

// Starting with few bits, each draw anew.
void expect_exact_draws(const std::string& text, int draws) {
  const Problem problem = wanted(text, Want::walk);
  const auto walk = walked("column-walk", text);
  for (const std::size_t bits : {6, 8, 12, 14, 16, 20, 64, 256}) {
    Chance seeds(bits);
    for (int i = 0; i < draws; ++i) {
      const std::uint64_t seed = seeds.next();
      Context context;
      Chance chance(seed);
      const auto drawer = columns::drawer_with(problem, context, bits);
      ASSERT_EQ(drawer == nullptr, walk == nullptr) << text;
      if (!walk) return;
      const Placement expected = drawn_exactly(*walk, Chance(Chance(seed).next()));
      ASSERT_EQ(drawer->draw(1, chance).at(0), expected) << text << ", " << bits << " bits";
    }
  }
}

}  // namespace

TEST(DrawsAgreement, OfPlainBoards) {
  for (const char* piece : {"injured-queen", "vRrfF", "vRvN", "vRsW", "vRrfFlbF", "vR"})
    for (const int rows : {1, 2, 3, 4, 5, 7, 11})
      for (const int columns : {0, 1, 2, 5, 8, 12}) {
        if (HasFatalFailure()) return;
        expect_exact_draws(std::to_string(rows) + "x" + std::to_string(columns) + " " +
                               std::to_string(columns) + " " + piece,
                           60);
      }
}

TEST(DrawsAgreement, WithGivenPieces) {
  for (const char* text :
       {"9x12 12 injured-queen --given d8,h2", "5x9 9 injured-queen --given a1,c1,e1",
        "4x9 9 injured-queen --given c4", "4x20 20 injured-queen --given b1,k2",
        "2x7 7 vRrfF --given d1", "6x6 6 injured-queen --given a1,b2",
        "40x10 10 injured-queen --given e20,g20", "4x200 200 injured-queen",
        "5x60 60 injured-queen"})
    expect_exact_draws(text, 150);
}
