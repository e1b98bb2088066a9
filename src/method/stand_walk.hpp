// SPDX-License-Identifier: Apache-2.0
// A walk for methods that count any set of stands: piece by piece, each on a higher-numbered
// square. What lies below a choice is counted anew from the stands it leaves.
#pragma once
#include <functional>
#include <memory>

#include "method/method.hpp"
#include "problem/instance.hpp"

namespace rookery {

// How many placements of the exact numbers of pieces the instance still asks for.
using CountInstance = std::function<Integer(const Instance&)>;

// The stands behind `taken` that it leaves free, with one piece of its kind less to place.
Instance instance_behind(const Instance& instance, std::uint32_t taken);

// In the order `squares`: the given pieces first, all at once. Null if there is no placement.
// One count for every stand on every level that is walked through.
std::unique_ptr<Walk> stand_walk(const Problem& problem, CountInstance count);

}  // namespace rookery
