// SPDX-License-Identifier: Apache-2.0
#include "problem/letter.hpp"

#include <gtest/gtest.h>

#include "base/text.hpp"
#include "problem/army.hpp"

using namespace rookery;

namespace {

std::string letters(const std::string& army) {
  const auto found = letters_of(read_army("8x8", words(army)));
  return {found.begin(), found.end()};
}

}  // namespace

TEST(Letter, OfAPiece) {
  EXPECT_EQ(letter_of(read_piece("queen")), 'Q');
  EXPECT_EQ(letter_of(read_piece("knight")), 'N');
  EXPECT_EQ(letter_of(read_piece("injured-queen")), 'I');
  EXPECT_EQ(letter_of(read_piece("vRsWF")), 'R');
  EXPECT_EQ(letter_of(read_piece("(1,7)")), 'X');
}

TEST(Letter, OfAnArmyAreDifferent) {
  EXPECT_EQ(letters("king queen knight"), "KQN");
  EXPECT_EQ(letters("W WF"), "WF");
  EXPECT_EQ(letters("N nightrider"), "NI");
  EXPECT_EQ(letters("(1,7) (2,7)"), "XA");
}

TEST(Letter, CaseIsColour) {
  EXPECT_EQ(letters("white queen black queen black king"), "Qqk");
  EXPECT_EQ(letters("black W black WF white W"), "wfW");
}
