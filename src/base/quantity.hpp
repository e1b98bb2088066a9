// SPDX-License-Identifier: Apache-2.0
// Times, amounts and sizes as people write them: front ends need them, too.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>

#include <rookery/spelling.hpp>

namespace rookery {

// `1 hole`, `2 holes`.
std::string counted(std::size_t number, std::string_view one);

}  // namespace rookery
