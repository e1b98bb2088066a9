// SPDX-License-Identifier: Apache-2.0
// Squares as text; writing them is public, in rookery/spelling.hpp.
#pragma once
#include <string_view>

#include <rookery/spelling.hpp>

namespace rookery {

// Reads `c12` as {11, 2}; it need not be on any board. `thing` is what the error calls it.
// Throws Error::Kind::input.
Square read_square(std::string_view thing, std::string_view text);

}  // namespace rookery
