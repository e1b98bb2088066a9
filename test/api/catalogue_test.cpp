// SPDX-License-Identifier: Apache-2.0
#include <rookery/rookery.hpp>

#include "expect_error.hpp"

using namespace rookery;

TEST(Catalogue, TablesAreThere) {
  EXPECT_GE(pieces().size(), 20u);
  EXPECT_EQ(boards().size(), 1u);
  EXPECT_EQ(methods().size(), 4u);
  EXPECT_EQ(formats().size(), 2u);
  EXPECT_NE(version(), "");
}

TEST(Catalogue, PicturesShowThePiecesLetter) {
  const Picture queens = picture("2x2 queen", {{{1, 0}, 0}});
  EXPECT_EQ(queens.marks, (std::vector<std::string>{".", ".", "Q", "."}));
  EXPECT_EQ(picture("1x1 knight", {{{0, 0}, 0}}).marks[0], "N");
  EXPECT_EQ(picture("1x1 vRsWF", {{{0, 0}, 0}}).marks[0], "R");
  EXPECT_EQ(picture("1x1 (1,4)", {{{0, 0}, 0}}).marks[0], "X");
  error_of([] { picture("2x2 queen", {{{2, 0}, 0}}); });
  error_of([] { picture("10000x10000 queen", {}); });
}
