// SPDX-License-Identifier: Apache-2.0
#include "base/polynomial.hpp"

#include <flint/fmpz_poly.h>

#include <algorithm>

namespace rookery {
namespace {

// A FLINT polynomial that frees itself.
class Flint {
 public:
  Flint() { fmpz_poly_init(poly_); }
  ~Flint() { fmpz_poly_clear(poly_); }
  Flint(const Flint&) = delete;
  Flint& operator=(const Flint&) = delete;

  void set(const Polynomial& a) {
    fmpz_poly_fit_length(poly_, static_cast<slong>(a.size()));
    for (std::size_t i = 0; i < a.size(); ++i) fmpz_set_mpz(poly_->coeffs + i, a[i].get_mpz_t());
    _fmpz_poly_set_length(poly_, static_cast<slong>(a.size()));
    _fmpz_poly_normalise(poly_);
  }

  void set_product(const Flint& a, const Flint& b) { fmpz_poly_mul(poly_, a.poly_, b.poly_); }

  void set_inverse(const Flint& a, std::size_t length) {
    fmpz_poly_inv_series(poly_, a.poly_, static_cast<slong>(length));
  }

  Polynomial get(std::size_t length) const {
    Polynomial a(length);
    const auto stored = static_cast<std::size_t>(fmpz_poly_length(poly_));
    for (std::size_t i = 0; i < std::min(length, stored); ++i)
      fmpz_get_mpz(a[i].get_mpz_t(), poly_->coeffs + i);
    return a;
  }

 private:
  fmpz_poly_t poly_;
};

}  // namespace

Polynomial multiply(const Polynomial& a, const Polynomial& b) {
  if (a.empty() || b.empty()) return {};
  Flint left, right, product;
  left.set(a);
  right.set(b);
  product.set_product(left, right);
  return product.get(a.size() + b.size() - 1);
}

Polynomial inverse_series(const Polynomial& a, std::size_t length) {
  if (length == 0) return {};
  Flint series, inverse;
  series.set(a);
  inverse.set_inverse(series, length);
  return inverse.get(length);
}

Integer coefficient_of_product(const Polynomial& a, const Polynomial& b, std::size_t index) {
  Integer total = 0;
  for (std::size_t i = 0; i < a.size() && i <= index; ++i)
    if (index - i < b.size()) total += a[i] * b[index - i];
  return total;
}

Integer sum(const Polynomial& a) {
  Integer total = 0;
  for (const Integer& coefficient : a) total += coefficient;
  return total;
}

}  // namespace rookery
