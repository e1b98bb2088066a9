// SPDX-License-Identifier: Apache-2.0
// Squares as text: column letters a..z, aa, ab, ..., then the row number from 1.
#pragma once
#include <string>
#include <string_view>

#include <rookery/values.hpp>

namespace rookery {

std::string column_text(std::int64_t column);  // 0 is a
std::string text_of(const Square& square);     // {0, 0} is a1

// Reads `c12` as {11, 2}; it need not be on any board. `thing` is what the error calls it.
// Throws Error::Kind::input.
Square read_square(std::string_view thing, std::string_view text);

}  // namespace rookery
