// SPDX-License-Identifier: Apache-2.0
// Puzzles of one star in every row, column and region, counted by exact covers and by Rookery.
#pragma once
#include "case.hpp"

namespace rookery::bench {

// A hundred boards from 8 x 8 to 14 x 14 with random connected regions: every solution of each.
Numbers generated_regions_yardstick();
Numbers generated_regions_ours();

// The Queens levels of ../shared/cases beside the project, where they are there.
bool has_levels();
Numbers levels_yardstick();
Numbers levels_ours();

}  // namespace rookery::bench
