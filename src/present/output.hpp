// SPDX-License-Identifier: Apache-2.0
// Text on its way to a sink, in pieces of a decent size: what writers write to.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include <rookery/writing.hpp>

#include "base/decimal.hpp"

namespace rookery {

class Output {
 public:
  // `leading`: see Writing. `check` is called before each number, and often within long ones.
  Output(const Sink& sink, const std::function<void()>& check, std::uint64_t leading = 0);
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;

  Output& operator<<(std::string_view text);
  Output& operator<<(const Integer& number);  // all its digits

  // The first digits, if only these are wanted and the number has more.
  std::optional<LeadingDigits> cut(const Integer& number) const;
  bool cuts() const { return leading_ > 0; }

  // Hands on what is held; without it the last text would be lost.
  void flush();

 private:
  Sink sink_;
  std::function<void()> check_;
  std::uint64_t leading_;
  DecimalWriter decimal_;
  std::string held_;
};

}  // namespace rookery
