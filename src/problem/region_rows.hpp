// SPDX-License-Identifier: Apache-2.0
// Regions drawn over several lines.
#pragma once
#include <string>
#include <string_view>

namespace rookery {

// `rows:aab/abb`, as --per-region reads it, from a line for each row, the highest first. Throws
// Error::Kind::input, naming the line.
std::string region_rows_of(std::string_view drawing);

}  // namespace rookery
