// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>

namespace rookery {

// How many placements are wanted, and how many of them are to be told; the others are only counted.
struct Wish {
  std::uint64_t most = UINT64_MAX, told = UINT64_MAX;
};

}  // namespace rookery
