// SPDX-License-Identifier: Apache-2.0
#include "present/output.hpp"

namespace rookery {

Output::Output(const Sink& sink, const std::function<void()>& check, std::uint64_t leading)
    : sink_(sink),
      check_(check),
      leading_(leading),
      decimal_([this](std::string_view digits) { *this << digits; }, check) {}

Output& Output::operator<<(std::string_view text) {
  constexpr std::size_t enough = 1 << 16;
  held_ += text;
  if (held_.size() >= enough) flush();
  return *this;
}

Output& Output::operator<<(const Integer& number) {
  decimal_.write(number);
  return *this;
}

std::optional<LeadingDigits> Output::cut(const Integer& number) const {
  if (leading_ == 0) return std::nullopt;
  LeadingDigits digits = leading_digits(number, leading_, check_);
  if (digits.digits <= leading_) return std::nullopt;
  return digits;
}

void Output::flush() {
  if (!held_.empty()) sink_(held_);
  held_.clear();
}

}  // namespace rookery
