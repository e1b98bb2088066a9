// SPDX-License-Identifier: Apache-2.0
// Betza's direction modifiers: which orientations of a step a part means.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rookery {

// A step before it is given a direction: long >= short >= 0, long > 0.
struct Step {
  std::int64_t longer = 0, shorter = 0;
};

bool is_direction(char letter);  // one of f b l r v s h

// The orientations (rows forward, columns to the right) that the letters choose; none: all. Any
// other character keeps the letters on its two sides from being read as a pair.
// `why` is set, and nothing returned, if the letters mean nothing with such a step.
std::vector<std::pair<std::int64_t, std::int64_t>> orientations(const Step& step,
                                                                std::string_view letters,
                                                                std::string& why);

}  // namespace rookery
