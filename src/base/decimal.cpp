// SPDX-License-Identifier: Apache-2.0
#include "base/decimal.hpp"

#include <algorithm>
#include <cstring>
#include <optional>
#include <utility>

namespace rookery {
namespace {

// Digits of a piece: mpz_get_str takes less than a millisecond for it. Shorter and longer ones
// were slower at 10^5 digits.
constexpr std::size_t most_digits = 30'000;

std::size_t bits_of(const Integer& number) { return mpz_sizeinbase(number.get_mpz_t(), 2); }

// Exact or one too large.
std::size_t digits_at_most(const Integer& number) { return mpz_sizeinbase(number.get_mpz_t(), 10); }

Integer power_of_five(std::uint64_t exponent) {
  Integer power;
  mpz_ui_pow_ui(power.get_mpz_t(), 5, exponent);
  return power;
}

Integer shifted_down(const Integer& number, std::size_t bits) {
  Integer high;
  mpz_fdiv_q_2exp(high.get_mpz_t(), number.get_mpz_t(), bits);
  return high;
}

}  // namespace

DecimalWriter::DecimalWriter(std::function<void(std::string_view)> sink,
                             std::function<void()> check)
    : sink_(std::move(sink)), check_(std::move(check)) {}

void DecimalWriter::write(const Integer& number) {
  begun_ = false;
  const std::size_t digits = digits_at_most(number);
  std::size_t levels = 0;
  while ((digits >> levels) > most_digits) ++levels;
  if (levels == 0) return write_piece(number);
  if (number < 0) {
    sink_("-");
    return write(Integer(-number));
  }
  piece_ = (digits >> levels) + 1;  // piece_ 2^levels > digits
  powers_.assign(1, power_of_five(piece_));
  while (powers_.size() < levels) {
    check_();
    powers_.emplace_back(powers_.back() * powers_.back());
  }
  write_halves(number, levels);
  powers_.clear();
}

// number < 10^(piece_ 2^level). Its low half are the last h = piece_ 2^(level-1) digits. Dividing
// by 5^h what is left above the last h bits is a third shorter than dividing by 10^h:
// number = (q 5^h + r) 2^h + low has the quotient q and the rest r 2^h + low, which is below 10^h.
void DecimalWriter::write_halves(const Integer& number, std::size_t level) {
  if (level == 0) return write_piece(number);
  check_();
  const std::size_t half = piece_ << (level - 1);
  Integer high, low;
  if (bits_of(number) > half) {
    high = shifted_down(number, half);
    mpz_tdiv_qr(high.get_mpz_t(), low.get_mpz_t(), high.get_mpz_t(),
                powers_[level - 1].get_mpz_t());
    low <<= half;
    Integer last;
    mpz_fdiv_r_2exp(last.get_mpz_t(), number.get_mpz_t(), half);
    low += last;
  } else {
    low = number;
  }
  if (begun_ || high != 0) write_halves(high, level - 1);
  high = Integer();  // its memory is not needed any more
  write_halves(low, level - 1);
}

// With zeros in front unless it is the first piece.
void DecimalWriter::write_piece(const Integer& number) {
  check_();
  constexpr std::size_t sign_and_end = 2;
  const std::size_t room = std::max(begun_ ? piece_ : 0, digits_at_most(number)) + sign_and_end;
  if (buffer_.size() < room) buffer_.resize(room);
  mpz_get_str(buffer_.data(), 10, number.get_mpz_t());
  const std::size_t size = std::strlen(buffer_.data());
  if (begun_ && size < piece_) {
    std::memmove(buffer_.data() + (piece_ - size), buffer_.data(), size);
    std::fill_n(buffer_.begin(), piece_ - size, '0');
    sink_(std::string_view(buffer_).substr(0, piece_));
  } else {
    sink_(std::string_view(buffer_).substr(0, size));
  }
  begun_ = true;
}

namespace {

// A positive number known to lie in [low 2^shift, high 2^shift].
struct Interval {
  Integer low, high;
  std::size_t shift = 0;
};

// Forgets the bits below the first `bits`: the lower end is rounded down, the upper one up.
void shorten(Interval& interval, std::size_t bits) {
  const std::size_t size = bits_of(interval.high);
  if (size <= bits) return;
  const std::size_t drop = size - bits;
  mpz_fdiv_q_2exp(interval.low.get_mpz_t(), interval.low.get_mpz_t(), drop);
  mpz_cdiv_q_2exp(interval.high.get_mpz_t(), interval.high.get_mpz_t(), drop);
  interval.shift += drop;
}

// 5^exponent: ends of products of non-negative numbers are products of ends.
Interval interval_of_five_to(std::uint64_t exponent, std::size_t bits) {
  Interval power{1, 1, 0};
  for (int bit = 64; bit-- > 0;) {
    power = {power.low * power.low, power.high * power.high, 2 * power.shift};
    if (exponent >> bit & 1) {
      power.low *= 5;
      power.high *= 5;
    }
    shorten(power, bits);
  }
  return power;
}

// floor(dividend 2^up / (divisor 2^down)).
Integer quotient(const Integer& dividend, std::size_t up, const Integer& divisor,
                 std::size_t down) {
  Integer quotient;
  if (up >= down)
    quotient = (dividend << (up - down)) / divisor;
  else
    quotient = dividend / (divisor << (down - up));
  return quotient;
}

// floor(number / 10^exponent) from the first `bits` bits of both, if these decide it: x / y lies
// between low / high and high / low, and so does its floor between theirs.
std::optional<Integer> quotient_by_first_bits(const Integer& number, std::uint64_t exponent,
                                              std::size_t bits) {
  const std::size_t drop = bits_of(number) - bits;
  const Integer low = shifted_down(number, drop), high = low + 1;
  const Interval power = interval_of_five_to(exponent, bits);
  const std::size_t down = power.shift + exponent;
  Integer least = quotient(low, drop, power.high, down);
  if (quotient(high, drop, power.low, down) != least) return std::nullopt;
  return least;
}

Integer quotient_by_power_of_ten(const Integer& number, std::uint64_t exponent,
                                 std::uint64_t digits, const std::function<void()>& check) {
  // Four bits hold more than a digit; the rest is for what rounding loses.
  for (std::size_t bits = 4 * digits + 192; bits < bits_of(number) / 4; bits *= 4) {
    check();
    if (auto found = quotient_by_first_bits(number, exponent, bits)) return *std::move(found);
  }
  check();
  return shifted_down(number, exponent) / power_of_five(exponent);
}

std::uint64_t digits_of(const Integer& number) {
  const std::size_t digits = digits_at_most(number);
  Integer power;
  mpz_ui_pow_ui(power.get_mpz_t(), 10, digits - 1);
  return digits > 1 && number < power ? digits - 1 : digits;
}

}  // namespace

LeadingDigits leading_digits(const Integer& number, std::uint64_t wanted,
                             const std::function<void()>& check) {
  const std::size_t most = digits_at_most(number);
  // One digit more than wanted, because `most` may be one too large.
  const std::uint64_t dropped = most - 1 > wanted ? most - 1 - wanted : 0;
  Integer first =
      dropped > 0 ? quotient_by_power_of_ten(number, dropped, wanted + 1, check) : number;
  const std::uint64_t kept = digits_of(first);
  if (kept == wanted + 1) first /= 10;
  return {first, dropped + kept};
}

}  // namespace rookery
