// SPDX-License-Identifier: Apache-2.0
// Primes for number-theoretic transforms, and arithmetic modulo one of them.
#pragma once
#include <cstdint>
#include <functional>
#include <vector>

#include "base/wide.hpp"

namespace rookery {

// Arithmetic modulo any number below 2^63; fits: products in 128 bits.
inline std::uint64_t multiply_mod(std::uint64_t x, std::uint64_t y, std::uint64_t modulus) {
  return static_cast<std::uint64_t>(static_cast<Wide>(x) * y % modulus);
}
std::uint64_t power_mod(std::uint64_t x, std::uint64_t exponent, std::uint64_t modulus);
std::uint64_t inverse_mod(std::uint64_t x, std::uint64_t prime);

// A prime p = c 2^25 + 1 between 2^49 and 2^50, and a number whose square root it lacks.
struct Prime {
  std::uint64_t value = 0, nonresidue = 0;
  bool operator==(const Prime&) const = default;
};
constexpr int prime_order = 25;         // of 2 in p - 1, at least: transforms to 2^25 points
constexpr double most_bits = 4.4e7;     // of a product of such primes, nearly all there are
constexpr double bits_of_prime = 49.9;  // of one, for predictions; all are above 49

// The largest of them, a multiple of eight, so many that their product is above 2^bits. About a
// microsecond each; check() is called now and then. Throws Error::Kind::internal if there are not
// so many.
std::vector<Prime> primes_above(double bits, const std::function<void()>& check);

}  // namespace rookery
