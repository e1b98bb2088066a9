// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace rookery {

// 128 bits, which gcc and clang have on all 64-bit processors.
__extension__ using Wide = unsigned __int128;

}  // namespace rookery
