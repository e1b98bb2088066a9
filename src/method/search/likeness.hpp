// SPDX-License-Identifier: Apache-2.0
// Stands that can take each other's place by a symmetry of the board.
#pragma once
#include <cstdint>
#include <map>
#include <vector>

#include "problem/instance.hpp"

namespace rookery::depth_first {

// For each bit the lowest bit that a mirroring or shift of rows or columns brings it to, of those
// that leave conflicts, open stands and every group as they are. With lines: every bit itself.
std::vector<std::uint32_t> orbits(const Instance& instance, std::size_t bits,
                                  const std::vector<std::uint32_t>& bit_of,
                                  const std::map<std::uint32_t, std::size_t>& group_of_stand);

}  // namespace rookery::depth_first
