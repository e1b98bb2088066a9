// SPDX-License-Identifier: Apache-2.0
// Placements one by one, by whichever of the two searches gets on.
#pragma once
#include "method/deduction/plain.hpp"

namespace rookery::deduction {

// The plain search is looked at after so many nodes: does it get on, or is there more to learn?
constexpr std::uint64_t first_nodes = 2000;
bool gets_on(const Ended& first);

// Ends when about so many operations are done; `whole` then is false. The plain search goes first,
// a short way; where it promises to take long and finds little, the learning one begins anew.
Ended each_placement(const Model& model, const Wish& wish, double operations,
                     const Context& context, const Visit& visit);

// All of them, however long it takes.
inline Ended each_placement(const Model& model, const Context& context, const Visit& visit) {
  return each_placement(model, {}, 1e300, context, visit);
}

}  // namespace rookery::deduction
