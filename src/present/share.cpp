// SPDX-License-Identifier: Apache-2.0
#include "present/share.hpp"

#include <fmt/format.h>

#include "base/decimal.hpp"
#include "base/square.hpp"

namespace rookery {

std::string short_text(const Integer& number) {
  if (number < 1000000) return number.get_str();
  const LeadingDigits digits = leading_digits(number, 3, [] {});
  const unsigned long first = digits.first.get_ui();
  return fmt::format("{}.{:02}e{}", first / 100, first % 100, digits.digits - 1);
}

std::string percent_text(const Integer& part, const Integer& whole) {
  if (part == 0 || whole == 0) return "0";
  const Integer tenths = (2000 * part + whole) / (2 * whole);
  if (tenths == 0) return "<0.1";
  const Integer ones = tenths / 10, rest = tenths % 10;
  return tenths == 1000 ? "100" : ones.get_str() + "." + rest.get_str();
}

std::vector<bool> open_squares(const Picture& picture) {
  std::vector<bool> open(picture.marks.size(), true);
  for (const auto* closed : {&picture.holes, &picture.walls})
    for (const Square& square : *closed)
      open[static_cast<std::size_t>(square.row * picture.columns + square.column)] = false;
  return open;
}

Scale::Scale(const Picture& picture) : total(picture.heat->total) {
  const std::vector<bool> open = open_squares(picture);
  const std::vector<Integer>& values = picture.heat->values;
  bool first = true;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (!open[i]) continue;
    if (first || values[i] < values[coldest]) coldest = i;
    if (first || values[i] > values[hottest]) hottest = i;
    first = false;
  }
  if (first) return;
  least = values[coldest];
  most = values[hottest];
}

std::string heat_legend(const Picture& picture) {
  const Scale scale(picture);
  const auto text = [&](std::string_view word, const Integer& value, std::size_t place) {
    const auto at = static_cast<std::int64_t>(place);
    return fmt::format("{} {} ({} %) on {}", word, short_text(value),
                       percent_text(value, scale.total),
                       text_of(Square{at / picture.columns, at % picture.columns}));
  };
  return fmt::format("{}, {}, of {}\n", text("highest", scale.most, scale.hottest),
                     text("lowest", scale.least, scale.coldest), short_text(scale.total));
}

int Scale::level(const Integer& value, int steps) const {
  if (most == 0) return 0;
  const Integer level = (2 * steps * value + most) / (2 * most);
  return static_cast<int>(level.get_si());  // fits: at most `steps`
}

}  // namespace rookery
