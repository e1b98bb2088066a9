// SPDX-License-Identifier: Apache-2.0
// Rewrites: this problem equals a product or a sum of easier ones.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "problem/problem.hpp"

namespace rookery {

// The problem's answer is the sum of no parts: 0. (Parts come with the rewrites that have some.)
struct Equal {
  std::string why;
};

struct Rewrite {
  std::string_view name;
  std::optional<Equal> (*apply)(const Problem&);
};

// Every rewrite, in the order they are tried.
const std::vector<const Rewrite*>& all_rewrites();

}  // namespace rookery
