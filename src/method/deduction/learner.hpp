// SPDX-License-Identifier: Apache-2.0
// The learning search: what led to a dead end is kept as a clause, so that no part of the board is
// found to be hopeless twice.
#pragma once
#include "method/deduction/plain.hpp"

namespace rookery::deduction {

constexpr double operations_of_a_fact = 110;  // measured on x86-64

// Ends after so many facts (stands found to be taken or empty). Each placement is told once.
Ended search_learning(const Model& model, std::uint64_t most_facts, const Context& context,
                      const Visit& visit);

}  // namespace rookery::deduction
