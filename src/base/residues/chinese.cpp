// SPDX-License-Identifier: Apache-2.0
// With M the product of the primes p_i and x = r_i mod p_i,
//     x = sum of c_i M/p_i - q M,   c_i = r_i (M/p_i)^-1 mod p_i,   q = floor(sum of c_i/p_i).
// The inverses come from M' = sum of M/p_i, which is M/p_i modulo p_i, by a remainder tree. For q,
// floor(c_i floor(2^96/p_i) / 2^52) is c_i 2^44/p_i less at most 2, so the sum of up to 2^20 such
// is less than 2^21 below 2^44 (q + x/M), and with x/M < 2^-48 it rounds to q; it fits 64 bits.
//
// For a table of numbers the sums are a product of matrices, c times the 52-bit digits of
// M_g/p_i within each group g of primes, on the kernel's accumulators; the groups are joined by a
// product tree. J. van der Hoeven, "Faster Chinese remaindering" (2016), section 2.
#include "base/residues/chinese.hpp"

#include <algorithm>
#include <cstring>

#include <rookery/error.hpp>

#include "base/cpu.hpp"
#include "base/residues/product_tree.hpp"

namespace rookery {
namespace {

constexpr std::size_t leaf = 16;            // primes a leaf of the trees over single primes
constexpr std::size_t most_in_group = 400;  // primes a group of the product of matrices
constexpr std::size_t block = 192;          // numbers a task of it; a multiple of six
constexpr int digit_bits = 52;

Integer word(std::uint64_t x) {
  static_assert(sizeof(unsigned long) == 8);
  return Integer(static_cast<unsigned long>(x));
}

std::uint64_t part_of(std::uint64_t p) {
  return static_cast<std::uint64_t>((static_cast<Wide>(1) << 96) / p);
}

Integer product_of(const std::vector<Prime>& primes, std::size_t first, std::size_t last) {
  if (last - first == 1) return word(primes[first].value);
  const std::size_t middle = (first + last) / 2;
  return product_of(primes, first, middle) * product_of(primes, middle, last);
}

std::vector<Integer> products(const std::vector<Prime>& primes, std::size_t each,
                              const Context& context) {
  std::vector<Integer> all;
  for (std::size_t i = 0; i < primes.size(); i += each) {
    all.push_back(product_of(primes, i, std::min(i + each, primes.size())));
    if (i % 4096 == 0) context.check();
  }
  return all;
}

// sum of c_i times the product of the other primes, leaf by leaf.
std::vector<Integer> leaf_sums(const std::vector<Prime>& primes,
                               const std::vector<std::uint64_t>& c, const Context& context) {
  std::vector<Integer> sums;
  for (std::size_t i = 0; i < primes.size(); i += leaf) {
    Integer sum = 0, product = 1;
    for (std::size_t j = i; j < std::min(i + leaf, primes.size()); ++j) {
      sum = sum * word(primes[j].value) + product * word(c[j]);
      product *= word(primes[j].value);
    }
    sums.push_back(sum);
    if (i % 4096 == 0) context.check();
  }
  return sums;
}

// (M/p_i)^-1 mod p_i.
std::vector<std::uint64_t> weights(const std::vector<Prime>& primes, const ProductTree& tree,
                                   const Context& context) {
  const std::vector<std::uint64_t> ones(primes.size(), 1);
  const Integer derivative = tree.weighted_sum(leaf_sums(primes, ones, context), context);
  const std::vector<Integer> remainders = tree.remainders(derivative, context);
  std::vector<std::uint64_t> inverse(primes.size());
  for (std::size_t i = 0; i < primes.size(); ++i) {
    const std::uint64_t p = primes[i].value;
    inverse[i] = inverse_mod(mpz_fdiv_ui(remainders[i / leaf].get_mpz_t(), p), p);
    if (i % 4096 == 0) context.check();
  }
  return inverse;
}

// Groups of about the same size, a multiple of the lanes.
std::size_t group_size(std::size_t primes) {
  const std::size_t groups = (primes + most_in_group - 1) / most_in_group;
  return ((primes + groups - 1) / groups + lanes - 1) / lanes * lanes;
}

std::uint64_t rounded(std::uint64_t share) { return (share + (std::uint64_t{1} << 43)) >> 44; }

// x - q M, which must leave the spare bits unused.
void settle(Integer& x, std::uint64_t quotient, const Integer& product) {
  mpz_submul_ui(x.get_mpz_t(), product.get_mpz_t(), quotient);
  if (x < 0 || (x > 0 && static_cast<double>(mpz_sizeinbase(x.get_mpz_t(), 2)) + spare_bits / 2 >
                             static_cast<double>(mpz_sizeinbase(product.get_mpz_t(), 2))))
    throw Error(Error::Kind::internal, "a number is larger than its bound");
}

// The digits of M_g / p_i for the primes of one group, a row each.
struct DigitMatrix {
  std::size_t first = 0, count = 0, width = 0;
  Eights digits;

  DigitMatrix(const std::vector<Prime>& primes, std::size_t from, std::size_t to,
              const Integer& product)
      : first(from),
        count(to - from),
        width((count * 50 / digit_bits + 1 + 15) / 16 * 16),
        digits(count * width / lanes) {
    auto* row = reinterpret_cast<std::uint64_t*>(digits.data());
    std::memset(row, 0, count * width * sizeof(std::uint64_t));
    for (std::size_t i = 0; i < count; ++i, row += width) {
      Integer rest;
      mpz_divexact_ui(rest.get_mpz_t(), product.get_mpz_t(), primes[first + i].value);
      mpz_export(row, nullptr, -1, 8, 0, 64 - digit_bits, rest.get_mpz_t());
    }
  }
  const std::uint64_t* data() const {
    return reinterpret_cast<const std::uint64_t*>(digits.data());
  }
};

// sum of (low[d] + 2^52 high[d]) 2^(52 d), the digits packed into limbs as they come.
Integer number_from(const std::uint64_t* low, const std::uint64_t* high, std::size_t width) {
  static_assert(GMP_NUMB_BITS == 64);
  const std::size_t digits = width + 2, limbs = digits * digit_bits / 64 + 1;
  Integer number;
  mp_limb_t* limb = mpz_limbs_write(number.get_mpz_t(), static_cast<mp_size_t>(limbs));
  std::fill(limb, limb + limbs, 0);
  std::uint64_t carry = 0;  // fits: sums are below 2^63, so with carries below 2^12 below 2^64
  std::size_t bit = 0;
  for (std::size_t d = 0; d < digits; ++d, bit += digit_bits) {
    const std::uint64_t sum = carry + (d < width ? low[d] : 0);
    const std::uint64_t whole = sum + (d > 0 && d - 1 < width ? high[d - 1] : 0);
    const std::uint64_t digit = whole & ((std::uint64_t{1} << digit_bits) - 1);
    carry = whole >> digit_bits;
    limb[bit / 64] |= digit << bit % 64;
    if (bit % 64 > 64 - digit_bits) limb[bit / 64 + 1] |= digit >> (64 - bit % 64);
  }
  mpz_limbs_finish(number.get_mpz_t(), static_cast<mp_size_t>(limbs));
  return number;
}

// What all blocks of numbers share, and the work on one of them.
class ManyNumbers {
 public:
  ManyNumbers(const std::vector<Prime>& primes, std::vector<Eights>& residues,
              const Context& context)
      : primes_(primes),
        residues_(residues),
        kernel_(kernel_named(context.kernel)),
        group_(group_size(primes.size())),
        groups_(products(primes, group_, context), context) {
    const ProductTree leaves(products(primes, leaf, context), context);
    weights_ = weights(primes, leaves, context);
    for (std::size_t first = 0; first < primes.size(); first += group_) {
      const std::size_t last = std::min(first + group_, primes.size());
      matrices_.emplace_back(primes, first, last, product_of(primes, first, last));
    }
  }

  void numbers(std::vector<Integer>& out, std::size_t from, const Context& context) {
    const std::size_t count = std::min(block, out.size() - from);
    const std::vector<std::uint64_t> quotients = weigh(from, count);
    std::vector<std::vector<Integer>> parts(count, std::vector<Integer>(matrices_.size()));
    for (std::size_t g = 0; g < matrices_.size(); ++g) {
      context.check();
      multiply(matrices_[g], g, from, count, parts);
    }
    for (std::size_t k = 0; k < count; ++k) {
      out[from + k] = groups_.weighted_sum(std::move(parts[k]), alone_);
      settle(out[from + k], quotients[k], groups_.product());
    }
  }

 private:
  // Turns the residues into c_i; the quotients q.
  std::vector<std::uint64_t> weigh(std::size_t from, std::size_t count) {
    Eights share(count);
    std::memset(share.data(), 0, count * sizeof(Eight));
    for (std::size_t b = 0; b < residues_.size(); ++b) {
      const Moduli moduli = moduli_of(&primes_[b * lanes]);
      Eight weight, part;
      for (std::size_t i = 0; i < lanes; ++i) {
        weight.lane[i] = weights_[b * lanes + i];
        part.lane[i] = part_of(primes_[b * lanes + i].value);
      }
      kernel_.weigh(residues_[b].data() + from, share.data(), &weight, &part, count, moduli);
    }
    std::vector<std::uint64_t> quotients(count);
    for (std::size_t k = 0; k < count; ++k) {
      std::uint64_t sum = 0;
      for (const std::uint64_t lane : share[k].lane) sum += lane;
      quotients[k] = rounded(sum);
    }
    return quotients;
  }

  // The sums of group g, six numbers at a time.
  void multiply(const DigitMatrix& matrix, std::size_t g, std::size_t from, std::size_t count,
                std::vector<std::vector<Integer>>& parts) {
    constexpr std::size_t rows = 6;
    Eights factor_store(rows * group_ / lanes), low_store(rows * matrix.width / lanes),
        high_store(rows * matrix.width / lanes);
    auto* low = reinterpret_cast<std::uint64_t*>(low_store.data());
    auto* high = reinterpret_cast<std::uint64_t*>(high_store.data());
    for (std::size_t k = 0; k < count; k += rows) {
      for (std::size_t r = 0; r < rows; ++r)
        for (std::size_t i = 0; i < matrix.count; i += lanes) {
          const std::size_t number = std::min(k + r, count - 1);
          factor_store[(r * group_ + i) / lanes] =
              residues_[(matrix.first + i) / lanes][from + number];
        }
      const auto* factor = reinterpret_cast<const std::uint64_t*>(factor_store.data());
      kernel_.combine(low, high, factor, group_, matrix.data(), matrix.count, matrix.width);
      for (std::size_t r = 0; r < rows && k + r < count; ++r)
        parts[k + r][g] =
            number_from(low + r * matrix.width, high + r * matrix.width, matrix.width);
    }
  }

  const std::vector<Prime>& primes_;
  std::vector<Eights>& residues_;
  const Kernel& kernel_;
  std::size_t group_;  // primes in each
  ProductTree groups_;
  std::vector<std::uint64_t> weights_;
  std::vector<DigitMatrix> matrices_;
  Context alone_;
};

}  // namespace

std::vector<Prime> primes_for(double bits, const Context& context) {
  return primes_above(bits + spare_bits, context.check);
}

Integer number_of(const std::vector<Prime>& primes, const std::vector<std::uint64_t>& residues,
                  const Context& context) {
  const ProductTree tree(products(primes, leaf, context), context);
  std::vector<std::uint64_t> c = weights(primes, tree, context);
  std::uint64_t share = 0;
  for (std::size_t i = 0; i < primes.size(); ++i) {
    const std::uint64_t p = primes[i].value;
    c[i] = multiply_mod(c[i], residues[i], p);
    share += static_cast<std::uint64_t>((static_cast<Wide>(c[i]) * part_of(p)) >> digit_bits);
  }
  Integer number = tree.weighted_sum(leaf_sums(primes, c, context), context);
  settle(number, rounded(share), tree.product());
  return number;
}

std::vector<Integer> numbers_of(const std::vector<Prime>& primes, std::vector<Eights>& residues,
                                const Context& context) {
  std::vector<Integer> numbers(residues.empty() ? 0 : residues[0].size());
  ManyNumbers table(primes, residues, context);
  share_out(context, (numbers.size() + block - 1) / block,
            [&](const Context& mine, const NextTask& next) {
              while (const auto task = next()) table.numbers(numbers, *task * block, mine);
            });
  return numbers;
}

}  // namespace rookery
