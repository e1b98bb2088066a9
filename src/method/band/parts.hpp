// SPDX-License-Identifier: Apache-2.0
// What the files of band share with each other.
#pragma once
#include <memory>

#include "method/band/course.hpp"

namespace rookery::bands {

// The ways to put each number of rooks on each board of rooks (Wanted::each), or any number;
// always two boards, the second with the empty placement alone if there is only one.
std::vector<Polynomial> count_boards(const Problem& problem, const Task& task, Context& context,
                                     std::uint64_t& work);

std::unique_ptr<Walk> walk(const Problem& problem, Context& context);
Cost walk_cost(const Problem& problem);
Story story(const Problem& problem, Context& context);

}  // namespace rookery::bands
