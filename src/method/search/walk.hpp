// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <memory>

#include "method/method.hpp"

namespace rookery::depth_first {

std::unique_ptr<Walk> walk(const Problem& problem, Context& context);
Cost walk_cost(const Problem& problem);

}  // namespace rookery::depth_first
