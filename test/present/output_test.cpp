// SPDX-License-Identifier: Apache-2.0
#include "present/output.hpp"

#include <gtest/gtest.h>

using namespace rookery;

TEST(Output, HoldsSmallTextsAndHandsOnLongOnes) {
  std::vector<std::string> pieces;
  Output out([&](std::string_view piece) { pieces.emplace_back(piece); }, [] {});
  out << "a " << Integer(-12) << "\n";
  EXPECT_TRUE(pieces.empty());
  out.flush();
  out.flush();
  EXPECT_EQ(pieces, std::vector<std::string>{"a -12\n"});
  Integer long_one;
  mpz_ui_pow_ui(long_one.get_mpz_t(), 10, 500'000);
  out << long_one;
  EXPECT_GE(pieces.size(), 5u);
  out.flush();
  std::string text;
  for (const std::string& piece : pieces) text += piece;
  EXPECT_EQ(text, "a -12\n" + long_one.get_str());
}

TEST(Output, CutsOnlyWhatIsLonger) {
  const auto cut = [](std::uint64_t leading, const Integer& number) {
    return Output([](std::string_view) {}, [] {}, leading).cut(number);
  };
  EXPECT_FALSE(cut(0, 12345));
  EXPECT_FALSE(cut(5, 12345));
  EXPECT_EQ(cut(4, 12345)->first, 1234);
  EXPECT_EQ(cut(4, 12345)->digits, 5u);
}
