// SPDX-License-Identifier: Apache-2.0
// Proth's theorem: p = c 2^25 + 1 with c < 2^25 is prime if a^((p-1)/2) = -1 mod p for some a. An
// a with Jacobi symbol (a/p) = -1 does that for every prime p, so one power decides; and that a
// is the non-residue from which the roots of unity come.
// F. Proth, "Théorèmes sur les nombres premiers", C. R. Acad. Sci. Paris 87 (1878), 926.
#include "base/residues/prime.hpp"

#include <algorithm>
#include <cmath>

#include <rookery/error.hpp>

namespace rookery {
namespace {

constexpr std::uint64_t step = std::uint64_t{1} << prime_order;
constexpr std::uint64_t highest = (std::uint64_t{1} << 25) - 1;  // c, so that p < 2^50
constexpr std::uint64_t lowest = std::uint64_t{1} << 24;         // p > 2^49

// (a/n) for odd n.
int jacobi(std::uint64_t a, std::uint64_t n) {
  int sign = 1;
  for (a %= n; a != 0; a %= n) {
    while (a % 2 == 0) {
      a /= 2;
      if (n % 8 == 3 || n % 8 == 5) sign = -sign;
    }
    std::swap(a, n);
    if (a % 4 == 3 && n % 4 == 3) sign = -sign;
  }
  return n == 1 ? sign : 0;
}

// A small number with (a/p) = -1; 0 if p is a square, or divided by a small number.
std::uint64_t nonresidue_of(std::uint64_t p) {
  for (const std::uint64_t a : {3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61}) {
    const int symbol = jacobi(a, p);
    if (symbol < 0) return a;
    if (symbol == 0) return 0;
  }
  return 0;  // one in 130000 primes is passed over
}

// Marks the c in [first, first + composite.size()) for which a small prime divides c 2^25 + 1.
void sieve(std::vector<bool>& composite, std::uint64_t first) {
  std::fill(composite.begin(), composite.end(), false);
  for (std::uint64_t q = 3; q < 500; q += 2) {
    bool prime = true;
    for (std::uint64_t d = 3; d * d <= q; d += 2) prime = prime && q % d != 0;
    if (!prime) continue;
    const std::uint64_t root = (q - inverse_mod(step % q, q)) % q;  // c = -1 / 2^25 mod q
    for (std::uint64_t i = (root + q - first % q) % q; i < composite.size(); i += q)
      composite[i] = true;
  }
}

}  // namespace

std::uint64_t power_mod(std::uint64_t x, std::uint64_t exponent, std::uint64_t modulus) {
  std::uint64_t result = 1 % modulus;
  for (x %= modulus; exponent > 0; exponent >>= 1, x = multiply_mod(x, x, modulus))
    if (exponent & 1) result = multiply_mod(result, x, modulus);
  return result;
}

std::uint64_t inverse_mod(std::uint64_t x, std::uint64_t prime) {
  return power_mod(x, prime - 2, prime);
}

std::vector<Prime> primes_above(double bits, const std::function<void()>& check) {
  std::vector<Prime> primes;
  std::vector<bool> composite(1 << 14);
  // The logarithms are off by less than 2^-50 of themselves each, far below one part in 10^9.
  const double wanted = bits * (1 + 1e-9) + 1;
  double found = 0;
  const auto enough = [&] { return found >= wanted && primes.size() % 8 == 0; };
  for (std::uint64_t end = highest + 1; !enough() && end > lowest;) {
    check();
    const std::uint64_t first = std::max<std::uint64_t>(lowest, end - composite.size());
    sieve(composite, first);
    for (std::uint64_t c = end; c-- > first && !enough();) {
      if (composite[c - first]) continue;
      const std::uint64_t p = c * step + 1, a = nonresidue_of(p);
      if (a == 0 || power_mod(a, (p - 1) / 2, p) != p - 1) continue;
      primes.push_back({p, a});
      found += std::log2(static_cast<double>(p));
    }
    end = first;
  }
  if (!enough()) throw Error(Error::Kind::internal, "out of primes for transforms");
  return primes;
}

}  // namespace rookery
