// SPDX-License-Identifier: Apache-2.0
// How large can the numbers be? For every rho > 0, all terms being positive,
//     B_(2N-j) <= rho^-j R_0(rho) R_1(rho),   R(rho) = e^-rho sum over i of P(i) rho^i / i!.
// The terms P(i) rho^i / i! are log-concave in i: log P is concave, and so is -log i!. For
// i >= I = max(N, 6 rho) a term is at most e^(N/i) rho/(i+1) < e/6 < 1/2 of the one before, so the
// sum is at most I + 2 times the largest term. Any rho serves; the best found is taken.
//
// In doubles: with rho <= (2N+2)^1.5 and N <= 2^23 the logarithms are below 2^42, each right to
// 2^-50 of itself, so a sum of a few of them is right to a tenth, and a bit is added.
#include <algorithm>
#include <cmath>

#include "base/factorial.hpp"
#include "method/rook_series/series.hpp"

namespace rookery::bishop_series {
namespace {

// ln of P(i) rho^i / i!, rho = e^lambda.
double log_term(const Colour& colour, double lambda, double i) {
  if (i == 0) return colour.a > 0 ? -INFINITY : 0;
  return static_cast<double>(colour.a) * std::log(i) +
         static_cast<double>(colour.b) * std::log(i + 1) + i * lambda - log_factorial(i);
}

// ln of a bound of R(e^lambda); the largest term is found by thirds, being log-concave.
double log_bound(const Colour& colour, double lambda) {
  const double rho = std::exp(lambda);
  const double reach = std::max(static_cast<double>(colour.a + colour.b), std::ceil(6 * rho)) + 1;
  double low = 0, high = reach;
  while (high - low > 2) {
    const double third = std::floor((high - low) / 3);
    const double x = low + third, y = high - third;
    if (log_term(colour, lambda, x) < log_term(colour, lambda, y))
      low = x + (third == 0 ? 1 : 0);
    else
      high = y - (third == 0 ? 1 : 0);
  }
  double largest = log_term(colour, lambda, low);
  for (double i = low + 1; i <= high; ++i) largest = std::max(largest, log_term(colour, lambda, i));
  return largest + std::log(reach + 1) - rho;
}

double bits(double natural) { return std::max(0.0, natural / std::log(2.0)); }

}  // namespace

double bits_of(const Colour& colour) { return 1 + bits(log_bound(colour, 0)); }

double bits_of(const Colours& colours, double first, double last) {
  double best = INFINITY;
  const auto at = [&](double lambda) {
    const double one = log_bound(colours.one, lambda);
    const double both =
        one + (colours.one == colours.other ? one : log_bound(colours.other, lambda));
    const double value = both - std::min(first * lambda, last * lambda);
    best = std::min(best, value);
    return value;
  };
  // For j = 1 or 2 of 2N the best rho is about 2^-N.
  const auto rows = static_cast<double>(colours.rows);
  double low = -rows - 10, high = 1.5 * std::log(2 * rows + 2);
  for (int step = 0; step < 40; ++step) {
    const double x = low + (high - low) * 0.4, y = low + (high - low) * 0.6;
    (at(x) < at(y) ? high : low) = at(x) < at(y) ? y : x;
  }
  return 1 + bits(best + std::log(last - first + 1));
}

}  // namespace rookery::bishop_series
