// SPDX-License-Identifier: Apache-2.0
// Draws placements with one piece in every column.
#pragma once
#include <memory>
#include <optional>

#include "method/method.hpp"

namespace rookery::columns {

constexpr std::size_t usual_bits = 256;

// Null if there is no placement. The placements do not depend on the bits it starts with: tests
// start with few, to see it take more.
std::unique_ptr<Drawer> drawer_with(const Problem& problem, Context& context, std::size_t bits);

std::unique_ptr<Drawer> drawer(const Problem& problem, Context& context);
std::optional<Cost> draw_cost(const Problem& problem);  // none: not one in every column

}  // namespace rookery::columns
