// SPDX-License-Identifier: Apache-2.0
// Regions drawn over several lines.
#pragma once
#include <string>
#include <string_view>

namespace rookery {

// Letters and digits name regions, and . none.
bool names_region(char letter);
constexpr std::string_view region_wanted = "want a letter for each square, . for none";

// `rows:aab/abb`, as --per-region reads it, from a line for each row, the highest first. Throws
// Error::Kind::input, naming the line.
std::string region_rows_of(std::string_view drawing);

}  // namespace rookery
