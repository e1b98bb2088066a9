// SPDX-License-Identifier: Apache-2.0
// The story of column-usage with the numbers of the asked board.
#pragma once
#include "method/method.hpp"

namespace rookery::usages {

Story story(const Problem& problem, Context& context);

}  // namespace rookery::usages
