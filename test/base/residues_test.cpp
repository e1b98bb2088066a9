// SPDX-License-Identifier: Apache-2.0
// Transforms and Chinese remainders with every kernel of this processor, against plain arithmetic.
#include "base/residues/batch.hpp"

#include <gtest/gtest.h>

#include <cstring>
#include <rookery/error.hpp>

#include "base/cpu.hpp"
#include "base/residues/chinese.hpp"
#include "base/residues/product_tree.hpp"

namespace rookery {
namespace {

const auto no_check = [] {};

std::uint64_t random_word() {
  static std::uint64_t state = 1;
  state = state * 6364136223846793005u + 1442695040888963407u;
  return state ^ (state >> 29);
}

// x 2^52 mod p in each lane.
Eight in_form(std::uint64_t x, const Moduli& m) {
  Eight result;
  for (std::size_t i = 0; i < lanes; ++i)
    result.lane[i] = multiply_mod(x % m.prime.lane[i], std::uint64_t{1} << 52, m.prime.lane[i]);
  return result;
}

std::uint64_t plain(const Eight& x, std::size_t lane, const Moduli& m) {
  const std::uint64_t p = m.prime.lane[lane];
  return multiply_mod(x.lane[lane], inverse_mod(m.one.lane[lane], p), p);
}

TEST(Primes, AreProvedPrimeAndEnough) {
  const auto primes = primes_above(1000, no_check);
  EXPECT_EQ(primes.size() % 8, 0u);
  Integer product = 1;
  for (const Prime& prime : primes) {
    const Integer p(static_cast<unsigned long>(prime.value));
    EXPECT_EQ(mpz_probab_prime_p(p.get_mpz_t(), 40) > 0, true);
    EXPECT_EQ(prime.value % (1 << prime_order), 1u);
    const Integer a(static_cast<unsigned long>(prime.nonresidue));
    EXPECT_EQ(mpz_jacobi(a.get_mpz_t(), p.get_mpz_t()), -1);
    product *= p;
  }
  EXPECT_GT(mpz_sizeinbase(product.get_mpz_t(), 2), 1000u);
  EXPECT_THROW(primes_above(1e9, no_check), Error);
}

class EachKernel : public testing::TestWithParam<const Kernel*> {};

INSTANTIATE_TEST_SUITE_P(Kernels, EachKernel, testing::ValuesIn(kernels()),
                         [](const auto& row) { return row.param->name; });

TEST_P(EachKernel, ForwardThenBackwardIsTheProductOfSeries) {
  const auto primes = primes_above(300, no_check);
  for (const std::size_t size : {1, 2, 4, 8, 64, 1024, 4096, 1 << 17}) {
    Batch batch(*GetParam(), size, no_check);
    batch.take(primes.data());
    const Moduli& m = batch.moduli();
    const std::size_t terms = std::min<std::size_t>(5, (size + 1) / 2);
    Eights x(size), y(size);
    std::memset(x.data(), 0, size * sizeof(Eight));
    std::memset(y.data(), 0, size * sizeof(Eight));
    std::vector<std::uint64_t> a(terms), b(terms);
    const std::size_t shift = size - terms - (terms - 1);  // the product fills up to the last value
    for (std::size_t i = 0; i < terms; ++i) {
      x[shift + i] = in_form(a[i] = random_word() % 1000000, m);
      y[i] = in_form(b[i] = random_word() % 1000000, m);
    }
    batch.forward(x.data());
    batch.forward(y.data());
    batch.multiply(x.data(), y.data(), size);
    batch.backward(x.data(), size);
    for (std::size_t i = 0; i < size; ++i) {
      std::uint64_t want = 0;
      for (std::size_t j = 0; j < terms; ++j)
        if (i >= shift + j && i - shift - j < terms) want += a[j] * b[i - shift - j];
      for (std::size_t lane : {0u, 3u, 7u})
        ASSERT_EQ(plain(x[i], lane, m), want) << size << ' ' << i;
    }
  }
}

TEST_P(EachKernel, PowersFactorialsAndSums) {
  const auto primes = primes_above(300, no_check);
  constexpr std::size_t count = 300;
  Batch batch(*GetParam(), 8, no_check);
  batch.take(primes.data());
  const Moduli& m = batch.moduli();
  const auto smallest = smallest_factors(count + 7);
  Eights powers(count), factorials(count), scratch(count + 7);
  batch.powers(powers.data(), count, 77, smallest);
  batch.inverse_factorials(factorials.data(), count);
  const std::uint64_t p = m.prime.lane[5];
  std::uint64_t factorial = 1;
  for (std::size_t i = 0; i < count; ++i) {
    factorial = multiply_mod(factorial, i > 0 ? i : 1, p);
    EXPECT_EQ(plain(powers[i], 5, m), power_mod(i, 77, p));
    EXPECT_EQ(multiply_mod(plain(factorials[i], 5, m), factorial, p), 1u);
  }
  const Eight dot = batch.dot_reversed(powers.data(), factorials.data(), count);
  std::uint64_t want = 0;
  for (std::size_t i = 0; i < count; ++i)
    want =
        (want + multiply_mod(plain(powers[i], 5, m), plain(factorials[count - 1 - i], 5, m), p)) %
        p;
  EXPECT_EQ(plain(dot, 5, m), want);
  for (const std::uint64_t exponent : {0, 1, 9}) {
    Eights x(count);
    for (std::size_t i = 0; i < count; ++i) x[i] = in_form(i + 11, m);
    batch.multiply_by_powers(x.data(), 7, count, exponent, scratch.data(), smallest);
    for (std::size_t i = 0; i < count; ++i)
      EXPECT_EQ(plain(x[i], 2, m),
                multiply_mod(i + 11, power_mod(i + 7, exponent, m.prime.lane[2]), m.prime.lane[2]));
  }
  Eights x(count);
  for (std::size_t i = 0; i < count; ++i) x[i] = in_form(i, m);
  batch.kernel().alternate(x.data(), count, m);
  batch.kernel().prefix_sums(x.data(), count, m);
  EXPECT_EQ(plain(x[4], 1, m), 2u);  // 0 - 1 + 2 - 3 + 4
  EXPECT_EQ(plain(x[5], 1, m), m.prime.lane[1] - 3);
}

TEST_P(EachKernel, NumbersComeBackFromTheirResidues) {
  Context context;
  context.kernel = GetParam()->name;
  context.threads = 3;
  for (const double bits : {1.0, 500.0, 20000.0, 60000.0}) {
    const auto primes = primes_for(bits, context);
    std::vector<Integer> numbers = {0, 1};
    gmp_randclass random(gmp_randinit_mt);
    while (numbers.size() < 205)
      numbers.push_back(Integer(random.get_z_bits(static_cast<mp_bitcnt_t>(bits))));
    std::vector<Eights> residues;
    for (std::size_t b = 0; b < primes.size(); b += lanes) {
      residues.emplace_back(numbers.size());
      const Moduli m = moduli_of(&primes[b]);
      for (std::size_t k = 0; k < numbers.size(); ++k)
        for (std::size_t i = 0; i < lanes; ++i)
          residues.back()[k].lane[i] =
              in_form(mpz_fdiv_ui(numbers[k].get_mpz_t(), primes[b + i].value), m).lane[i];
    }
    EXPECT_EQ(numbers_of(primes, residues, context), numbers) << bits;
  }
}

TEST(Chinese, OneNumber) {
  const Context context;
  for (const double bits : {1.0, 100.0, 5000.0, 100000.0}) {
    const auto primes = primes_for(bits, context);
    gmp_randclass random(gmp_randinit_mt);
    const Integer number = random.get_z_bits(static_cast<mp_bitcnt_t>(bits));
    std::vector<std::uint64_t> residues;
    for (const Prime& p : primes) residues.push_back(mpz_fdiv_ui(number.get_mpz_t(), p.value));
    EXPECT_EQ(number_of(primes, residues, context), number);
    residues[0] = (residues[0] + 1) % primes[0].value;
    EXPECT_THROW(number_of(primes, residues, context), Error);  // a wrong residue is seen
  }
}

TEST(ProductTree, SumsAndRemainders) {
  const Context context;
  for (std::size_t count : {1u, 2u, 3u, 7u, 16u}) {
    std::vector<Integer> moduli, values;
    Integer product = 1, want = 0;
    for (std::size_t i = 0; i < count; ++i) {
      moduli.emplace_back(static_cast<unsigned long>(random_word() % 100000 + 2));
      values.emplace_back(static_cast<unsigned long>(random_word() % 100000));
      product *= moduli.back();
    }
    for (std::size_t i = 0; i < count; ++i) want += values[i] * (product / moduli[i]);
    const ProductTree tree(moduli, context);
    EXPECT_EQ(tree.product(), product);
    EXPECT_EQ(tree.weighted_sum(values, context), want);
    const Integer x = want * 12345 + 6789;
    const auto remainders = tree.remainders(x, context);
    for (std::size_t i = 0; i < count; ++i) EXPECT_EQ(remainders[i], x % moduli[i]);
  }
}

}  // namespace
}  // namespace rookery
