// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "problem/instance.hpp"

namespace rookery::depth_first {

// What is left once the open stand is taken and every square before it stays as it is. Squares and
// stands keep their numbers.
Instance rest_behind(const Instance& instance, std::uint32_t stand);

}  // namespace rookery::depth_first
