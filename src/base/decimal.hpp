// SPDX-License-Identifier: Apache-2.0
// Whole numbers in decimal, also those of millions of digits.
#pragma once
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include <rookery/values.hpp>

namespace rookery {

// Writes numbers to a sink piece by piece, the most significant digits first: the same text as
// mpz_get_str in all. Its buffer is used again for each number.
class DecimalWriter {
 public:
  // `check` is called before each piece and before each division; it may throw.
  DecimalWriter(std::function<void(std::string_view)> sink, std::function<void()> check);

  // Time that of mpz_get_str; memory beside the number about seven times its size, most of it
  // GMP's own while it divides.
  void write(const Integer& number);

 private:
  void write_halves(const Integer& number, std::size_t level);
  void write_piece(const Integer& number);

  std::function<void(std::string_view)> sink_;
  std::function<void()> check_;
  std::string buffer_;
  std::size_t piece_ = 0;        // digits of each piece but the first
  std::vector<Integer> powers_;  // powers_[i] = 5^(piece_ 2^i)
  bool begun_ = false;           // a digit of the number has been written
};

// The beginning of a number in decimal, exact: never rounded.
struct LeadingDigits {
  Integer first;             // its first digits, as a number
  std::uint64_t digits = 0;  // how many digits the whole number has
};

// The first `wanted` >= 1 digits of a number >= 0, all of them if it has no more. Time that of a
// product of a few times as many digits for nearly every number, at most a division.
LeadingDigits leading_digits(const Integer& number, std::uint64_t wanted,
                             const std::function<void()>& check);

}  // namespace rookery
