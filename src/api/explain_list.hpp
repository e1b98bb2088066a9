// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string_view>

#include <rookery/rookery.hpp>

namespace rookery {

// How the placements themselves would be found: listed, numbered and drawn at random.
Explanation explain_list(std::string_view problem, const Options& options);

}  // namespace rookery
