// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <rookery/rookery.hpp>

#include "problem/problem.hpp"

namespace rookery {

// On small boards with holes or walls: what these change, in pairs of squares that see each other.
void tell_board(Story& story, const Problem& problem);

}  // namespace rookery
