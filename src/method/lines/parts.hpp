// SPDX-License-Identifier: Apache-2.0
// What the files of lines share with each other.
#pragma once
#include <memory>

#include "method/lines/course.hpp"
#include "method/method.hpp"

namespace rookery::lines {

constexpr std::int64_t most_squares = 1024;

Wanted wanted_of(const Problem& problem, const Instance& instance);
Cost cost_of(const Problem& problem, const Instance& instance,
             const std::vector<RookBoard>& boards);

// The ways to put 0, 1, ... pieces on what is left, or any number (Wanted::each).
Polynomial count_instance(const Instance& instance, const Wanted& wanted, Context& context,
                          std::uint64_t& work);

std::unique_ptr<Walk> walk(const Problem& problem, Context& context);
Cost walk_cost(const Problem& problem);
Story story(const Problem& problem, Context& context);

}  // namespace rookery::lines
