// SPDX-License-Identifier: Apache-2.0
#include "base/decimal.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

using namespace rookery;

namespace {

void unchecked() {}

struct Written {
  std::string text;
  std::size_t pieces = 0, longest = 0;
};

Written written(const Integer& number) {
  Written result;
  DecimalWriter writer(
      [&result](std::string_view piece) {
        result.text += piece;
        ++result.pieces;
        result.longest = std::max(result.longest, piece.size());
      },
      unchecked);
  writer.write(number);
  return result;
}

Integer power_of_ten(unsigned long exponent) {
  Integer power;
  mpz_ui_pow_ui(power.get_mpz_t(), 10, exponent);
  return power;
}

// A number of up to so many bits, half of it zeros as often as not.
Integer some_number(int most_bits) {
  gmp_randclass random(gmp_randinit_default);
  random.seed(*rc::gen::arbitrary<unsigned long>());
  const auto bits = static_cast<unsigned long>(*rc::gen::inRange(0, most_bits));
  Integer number = random.get_z_bits(bits);
  if (*rc::gen::arbitrary<bool>()) number &= random.get_z_bits(bits) << bits / 2;
  return number;
}

// The first digits and their number, taken from the whole text.
void expect_leading(const Integer& number, std::uint64_t wanted) {
  const std::string text = number.get_str();
  const LeadingDigits leading = leading_digits(number, wanted, unchecked);
  ASSERT_EQ(leading.digits, text.size());
  ASSERT_EQ(leading.first.get_str(), text.substr(0, wanted)) << wanted;
}

}  // namespace

RC_GTEST_PROP(Decimal, EveryNumberReadsAsGmpWritesIt, ()) {
  const Integer number = some_number(*rc::gen::element(100, 10'000, 150'000, 600'000));
  RC_ASSERT(written(number).text == number.get_str());
}

TEST(Decimal, AroundPowersOfTen) {
  for (const unsigned long exponent :
       {0, 1, 9, 19, 29'999, 30'000, 30'001, 60'000, 119'999, 240'001})
    for (const int near : {-1, 0, 1}) {
      const Integer number = power_of_ten(exponent) + near;
      EXPECT_EQ(written(number).text, number.get_str()) << exponent << " " << near;
      EXPECT_EQ(written(-number).text, Integer(-number).get_str()) << exponent << " " << near;
    }
}

TEST(Decimal, ZerosBetweenThePieces) {
  const Integer number = (power_of_ten(200'000) + 7) * power_of_ten(150'000) + 5;
  EXPECT_EQ(written(number).text, number.get_str());
}

TEST(Decimal, LongNumbersComeInPieces) {
  const Written long_one = written(power_of_ten(1'000'000));
  EXPECT_GE(long_one.pieces, 30u);
  EXPECT_LE(long_one.longest, 40'000u);
  EXPECT_EQ(written(power_of_ten(20'000)).pieces, 1u);
}

TEST(Decimal, TheWriterIsUsedAgainAndStops) {
  std::string text;
  int checks = 0;
  DecimalWriter writer([&text](std::string_view piece) { text += piece; },
                       [&checks] {
                         if (++checks == 20) throw 1;
                       });
  const Integer number = power_of_ten(1'000'000);
  EXPECT_THROW(writer.write(number), int);
  text.clear();
  writer.write(number);
  writer.write(12);
  EXPECT_EQ(text, number.get_str() + "12");
}

RC_GTEST_PROP(LeadingDigits, AreThoseOfTheWholeText, ()) {
  const Integer number = some_number(*rc::gen::element(100, 3'000, 100'000));
  expect_leading(number, static_cast<std::uint64_t>(*rc::gen::element(1, 2, 5, 20, 100, 20'000)));
}

// The first bits of a power of ten never decide on their own on which side of it a number is.
TEST(LeadingDigits, AroundPowersOfTen) {
  for (const unsigned long exponent : {0, 1, 2, 5, 20, 1000, 5000, 100'000})
    for (const int near : {-1, 0, 1})
      for (const std::uint64_t wanted : {1, 2, 3, 19, 20, 21, 999, 1000, 1001, 4999})
        expect_leading(power_of_ten(exponent) + near, wanted);
  expect_leading(0, 1);
  expect_leading(12345, UINT64_MAX);
}
