// SPDX-License-Identifier: Apache-2.0
// The cases of rookery-bench: a row each in cases.cpp.
#pragma once
#include <functional>
#include <string_view>
#include <vector>

#include <rookery/values.hpp>

namespace rookery::bench {

using Numbers = std::vector<Integer>;

struct Case {
  std::string_view name, what;
  Numbers (*yardstick)();
  Numbers (*ours)();  // through the public API, with one thread
};

const std::vector<Case>& all_cases();

}  // namespace rookery::bench
