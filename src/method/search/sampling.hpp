// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "method/search/engine.hpp"

namespace rookery::depth_first {

// What a search will take, in operations, from a sample of its nodes: always the same.
double predicted(const Engine& engine);

}  // namespace rookery::depth_first
