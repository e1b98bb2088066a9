// SPDX-License-Identifier: Apache-2.0
// Runs a course.
#pragma once
#include <cstdint>

#include "method/method.hpp"
#include "method/sweep/course.hpp"

namespace rookery::sweeping {

// How many placements the instance has, by number of pieces (those that stand included; a kind
// that is untold has one entry).
Table count(const Instance& instance, const Course& course, const Told& told, Context& context,
            std::uint64_t& work);

// The total, where the course ends in the middle of a board that is its own mirror image.
Integer count_halves(const Instance& instance, const Course& course, const Middle& middle,
                     Context& context, std::uint64_t& work);

}  // namespace rookery::sweeping
