// SPDX-License-Identifier: Apache-2.0
#include "base/polynomial.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

using namespace rookery;

namespace {

Polynomial schoolbook(const Polynomial& a, const Polynomial& b) {
  if (a.empty() || b.empty()) return {};
  Polynomial product(a.size() + b.size() - 1);
  for (std::size_t i = 0; i < a.size(); ++i)
    for (std::size_t j = 0; j < b.size(); ++j) product[i + j] += a[i] * b[j];
  return product;
}

// Coefficients that grow far beyond a word.
Polynomial grown(const std::vector<int>& seeds) {
  Polynomial a;
  for (const int seed : seeds) {
    Integer value = seed;
    mpz_pow_ui(value.get_mpz_t(), value.get_mpz_t(), 1 + a.size() % 13);
    a.push_back(value);
  }
  return a;
}

}  // namespace

RC_GTEST_PROP(Polynomial, ProductIsTheSchoolbooks,
              (const std::vector<int>& one, const std::vector<int>& other)) {
  const Polynomial a = grown(one), b = grown(other);
  const Polynomial product = multiply(a, b);
  RC_ASSERT(product == schoolbook(a, b));
  for (std::size_t i = 0; i < product.size(); ++i)
    RC_ASSERT(coefficient_of_product(a, b, i) == product[i]);
  RC_ASSERT(sum(product) == sum(a) * sum(b));
}

TEST(Polynomial, EdgesOfTheProduct) {
  EXPECT_TRUE(multiply({}, {1}).empty());
  EXPECT_EQ(multiply({0, 0}, {3}), (Polynomial{0, 0}));
  EXPECT_EQ(coefficient_of_product({1, 2}, {3}, 7), 0);
  EXPECT_EQ(sum({}), 0);
}

TEST(Polynomial, InverseSeries) {
  const Polynomial a = {1, -3, 5, 0, 7};
  for (const std::size_t length : {0u, 1u, 2u, 9u, 40u}) {
    const Polynomial inverse = inverse_series(a, length);
    ASSERT_EQ(inverse.size(), length);
    for (std::size_t i = 0; i < length; ++i)
      EXPECT_EQ(coefficient_of_product(a, inverse, i), i == 0 ? 1 : 0);
  }
}
