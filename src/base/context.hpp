// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <functional>

namespace rookery {

// All a method knows of the world; src/run makes it.
struct Context {
  std::uint64_t bytes = 0;              // memory it may use
  std::function<void()> check = [] {};  // throws once the run is cancelled; call it every 50 ms
};

}  // namespace rookery
