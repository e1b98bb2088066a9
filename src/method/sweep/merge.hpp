// SPDX-License-Identifier: Apache-2.0
// One step from list to list, by merging: no hashing, no sorting, no search.
#pragma once
#include <vector>

#include "base/context.hpp"
#include "method/sweep/course.hpp"
#include "method/sweep/list.hpp"
#include "method/sweep/windows.hpp"

namespace rookery::sweeping {

// Does the step. `after` is as large as need be, and has the limbs of `before`: the numbers of
// `before` must be small enough for the sums (addends_of). runs[kind + 1]: where the slots go
// (windows.hpp); `after` has its slots set.
template <class Key>
void take_step(const Step& step, const List<Key>& before, List<Key>& after,
               const std::vector<std::vector<Run>>& runs, bool told, const Context& context);

// How many numbers may be added up to one, of so many states before the step.
std::size_t addends_of(const Step& step, std::size_t states);

}  // namespace rookery::sweeping
