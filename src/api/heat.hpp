// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string_view>

#include <rookery/rookery.hpp>

namespace rookery {

// How a heat would be found.
Explanation explain_heat(std::string_view problem, const Options& options);

}  // namespace rookery
