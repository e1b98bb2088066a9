// SPDX-License-Identifier: Apache-2.0
// What quotas say, said by conflicts and numbers as far as possible.
#pragma once
#include "problem/instance.hpp"

namespace rookery::depth_first {

// An equal instance: lines of at most one piece become conflicts; numbers are narrowed to what
// lines allow that together hold every stand once; and what is kept anyway is left out.
Instance normal(Instance instance);

}  // namespace rookery::depth_first
