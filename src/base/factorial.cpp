// SPDX-License-Identifier: Apache-2.0
#include "base/factorial.hpp"

#include <flint/fmpz.h>
#include <math.h>  // lgamma_r is POSIX

#include <cmath>

namespace rookery {

double log_factorial(double n) {
  int sign = 0;  // std::lgamma writes it to a global variable: not thread-safe
  return lgamma_r(n + 1, &sign);
}

double log2_factorial(double n) { return log_factorial(n) / std::log(2.0); }

double log2_choose(double n, double k) {
  return log2_factorial(n) - log2_factorial(k) - log2_factorial(n - k);
}

Integer falling(std::int64_t n, std::int64_t k) {
  Integer product;
  fmpz_t value;
  fmpz_init(value);
  fmpz_rfac_uiui(value, static_cast<ulong>(n - k + 1), static_cast<ulong>(k));
  fmpz_get_mpz(product.get_mpz_t(), value);
  fmpz_clear(value);
  return product;
}

}  // namespace rookery
