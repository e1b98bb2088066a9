// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <functional>

namespace rookery {

// All a method knows of the world; src/run makes it.
struct Context {
  std::function<void()> check = [] {};  // throws once the run is cancelled; call it every 50 ms
};

}  // namespace rookery
