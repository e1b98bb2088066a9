// SPDX-License-Identifier: Apache-2.0
#include "problem/pattern.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "expect_error.hpp"

using namespace rookery;

namespace {

std::string at(const std::string& pattern, std::int64_t n) {
  return text_at(read_pattern(pattern), n);
}

}  // namespace

TEST(Pattern, SizesAndNumbersAreLinear) {
  EXPECT_EQ(at("nxn n bishop", 8), "8x8 8 bishop");
  EXPECT_EQ(at("nx2n bishop --mod 7", 3), "3x6 bishop --mod 7");
  EXPECT_EQ(at("n+1x2n-2 n..3n-1 king", 4), "5x6 4..11 king");
  EXPECT_EQ(at("8xn ..n rook", 0), "8x0 ..0 rook");
  EXPECT_EQ(at("8x8 n.. rook", 2), "8x8 2.. rook");
  EXPECT_EQ(at("0n+3xn rook", 2), "3x2 rook");
  EXPECT_EQ(at("nxn nN", 2), "2x2 nN");
  EXPECT_EQ(at("nxn/torus n queen", 5), "5x5/torus 5 queen");
  EXPECT_EQ(at("nx2n/klein n white queen n+1 black-queen 2 white K", 3),
            "3x6/klein 3 white queen 4 black-queen 2 white K");
  EXPECT_EQ(at("nxn W n K, 2n (1,2),N", 2), "2x2 W 2 K 4 (1,2) N");
  EXPECT_EQ(at("2nxn rook", INT64_MAX), "18446744073709551614x9223372036854775807 rook");
}

TEST(Pattern, ItsOwnTextIsNormalised) {
  EXPECT_EQ(text_of(read_pattern(" 1nxn+0  0n+4..2n-2 bishop")), "nxn 4..2n-2 bishop");
  EXPECT_EQ(text_of(read_pattern("nx0n-2 bishop")), "nx0n-2 bishop");
}

TEST(Pattern, AnOptionIsNoPieceBehindAComma) {
  EXPECT_EQ(error_of([] { read_pattern("nxn bishop,--glue torus"); }),
            "army '--glue': want a number or a piece behind the comma");
}

TEST(Pattern, ErrorsNameTheSize) {
  EXPECT_EQ(error_of([] { at("2n-2xn bishop", 0); }), "size '2n-2': is -2; want 0 or more");
  EXPECT_EQ(error_of([] { read_pattern("mxm bishop"); }),
            "board 'm': the size is called n, as in nxn or 2n-2");
  EXPECT_EQ(error_of([] { read_pattern("nxn k bishop"); }),
            "number 'k': the size is called n, as in nxn or 2n-2");
  EXPECT_EQ(error_of([] { read_pattern("Nxn bishop"); }),
            "board 'N': the size is called n, as in nxn or 2n-2");
  EXPECT_EQ(error_of([] { read_pattern("8x8 6 bishop"); }),
            "problem '8x8 6 bishop': want the size n in the board or the number, as in nxn");
  error_of([] { read_pattern(""); });
  error_of([] { read_pattern("n bishop"); });
  error_of([] { read_pattern("99999999999999999999nxn bishop"); });
}

// Any text is read or refused, and what is read stays the same when written and read again.
RC_GTEST_PROP(PatternProperty, AnyTextIsAPatternOrRefused, ()) {
  const std::string text =
      *rc::gen::container<std::string>(rc::gen::elementOf(std::string("nnnnxx  012+-..*Nm")));
  try {
    const Pattern pattern = read_pattern(text);
    RC_ASSERT(text_of(read_pattern(text_of(pattern))) == text_of(pattern));
    RC_ASSERT(!text_at(pattern, 1000).empty());
  } catch (const Error& error) {
    RC_ASSERT(error.kind == Error::Kind::input);
  }
}
