// SPDX-License-Identifier: Apache-2.0
// Memory for long arrays that grow, left as it comes: pages that are never written take none.
#pragma once
#include <cstddef>

namespace rookery {

// The block with `bytes` bytes instead of `old_bytes`, what was in it kept as far as it fits; null
// and 0: a new one; 0 bytes: it goes, and null is returned. Throws std::bad_alloc. Long blocks have
// pages of their own, which the system moves without a copy of them beside, where it can.
void* resized(void* block, std::size_t old_bytes, std::size_t bytes);

}  // namespace rookery
