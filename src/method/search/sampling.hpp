// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "method/search/engine.hpp"

namespace rookery::depth_first {

// What a search will take, in operations, from a sample of its nodes: always the same.
struct Prediction {
  double cost = 0;
  bool found_any = false;  // a placement: without one, what lies off the samples may be far more
};
Prediction predicted(const Engine& engine);

}  // namespace rookery::depth_first
