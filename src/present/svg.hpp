// SPDX-License-Identifier: Apache-2.0
// Whole images in SVG, for writers that turn them into something else.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include <rookery/values.hpp>

namespace rookery {

std::string svg_picture(const Picture& picture);

// Of at least one board.
std::string svg_sheet(const std::vector<Picture>& pictures, std::string_view title);

}  // namespace rookery
