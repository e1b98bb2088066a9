// SPDX-License-Identifier: Apache-2.0
// The learning search: what led to a dead end is kept as a clause, so that no part of the board is
// found to be hopeless twice.
#pragma once
#include "method/deduction/plain.hpp"

namespace rookery::deduction {

constexpr double operations_of_a_step = 2.5;  // measured on x86-64

// Ends after so many steps (of looking at a literal or a constraint). Each placement is found once.
Ended search_learning(const Model& model, const Wish& wish, std::uint64_t most_steps,
                      const Context& context, const Visit& visit);

}  // namespace rookery::deduction
