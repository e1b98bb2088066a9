// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cmath>

#include "method/sweep/parts.hpp"

namespace rookery::sweeping {
Forecast forecast(const Task& task) {
  Forecast f;
  for (const unsigned bits : task.course.bits) { f.states = std::max(f.states, std::exp2(0.7*bits)); f.cost.operations += 5*std::exp2(0.7 * bits);}
  f.cost.operations += 20000;
  f.cost.bytes = 4096 + f.states * 40;
  return f;
}
}  // namespace rookery::sweeping
