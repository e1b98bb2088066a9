// SPDX-License-Identifier: Apache-2.0
#include "base/quantity.hpp"

#include <fmt/format.h>

#include <vector>

namespace rookery {
namespace {

struct Unit {
  double size;
  const char* name;
};

// In the largest unit that the amount holds at least once.
std::string in_units(double amount, const std::vector<Unit>& units) {
  for (const Unit& unit : units)
    if (amount >= unit.size || unit.size == units.back().size) {
      const double number = amount / unit.size;
      const bool whole = number >= 10 && number < 1e6;
      return (whole ? fmt::format("{:.0f} ", number) : fmt::format("{:.2g} ", number)) + unit.name;
    }
  return "";
}

}  // namespace

std::string duration_text(double seconds) {
  return in_units(seconds, {{31557600, "years"},
                            {86400, "d"},
                            {3600, "h"},
                            {60, "min"},
                            {1, "s"},
                            {1e-3, "ms"},
                            {1e-6, "us"},
                            {1e-9, "ns"}});
}

std::string amount_text(double amount) {
  return amount < 1e5 ? fmt::format("{:.0f}", amount) : fmt::format("{:.2g}", amount);
}

std::string bytes_text(double bytes) {
  return in_units(bytes, {{1e12, "TB"}, {1e9, "GB"}, {1e6, "MB"}, {1e3, "kB"}, {1, "bytes"}});
}

std::string counted(std::size_t number, std::string_view one) {
  return fmt::format("{} {}{}", number, one, number == 1 ? "" : "s");
}

}  // namespace rookery
