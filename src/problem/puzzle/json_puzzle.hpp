// SPDX-License-Identifier: Apache-2.0
// One puzzle as a JSON object.
#pragma once
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "problem/puzzle/batch.hpp"

namespace rookery::puzzle {

// Its name, stated number of solutions, and what is wrong with these.
Heading heading_of(const nlohmann::json& object);

// Its regions, stars, given squares and piece. Throws Error::Kind::input.
RegionPuzzle puzzle_of(const nlohmann::json& object);

}  // namespace rookery::puzzle
