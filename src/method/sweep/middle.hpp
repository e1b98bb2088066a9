// SPDX-License-Identifier: Apache-2.0
// Meeting in the middle: a board that turned by 180 degrees is itself needs half a sweep.
#pragma once
#include <optional>

#include "method/sweep/course.hpp"

namespace rookery::sweeping {

// Where the sweep may end; none: the instance is not its own image when the order is reversed, or
// tells numbers or has lines, or it would save little.
std::optional<Middle> middle_of(const Instance& instance, const Course& course);

}  // namespace rookery::sweeping
