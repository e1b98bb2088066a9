// SPDX-License-Identifier: Apache-2.0
// Walking by looking up.
#pragma once
#include <memory>

#include "method/sweep/layers.hpp"

namespace rookery::sweeping {

// The course of the task goes by rows, and has no middle. Null if there is no placement.
std::unique_ptr<Walk> layered_walk(const Problem& problem, Task task, const Keeping& keeping,
                                   Context& context);

}  // namespace rookery::sweeping
