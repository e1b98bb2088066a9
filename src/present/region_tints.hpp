// SPDX-License-Identifier: Apache-2.0
// Regions of a picture.
#pragma once
#include <rookery/values.hpp>

namespace rookery {

constexpr std::size_t tints = 8;

// The region's name; "" in none, and beyond the board. The picture has regions.
std::string_view region_at(const Picture& picture, const Square& square);

// A number below `tints` for each square, in the order of the marks; -1 in no region. Neighbouring
// regions have different ones, unless one has more neighbours than there are tints.
std::vector<int> tint_of_squares(const Picture& picture);

}  // namespace rookery
