// SPDX-License-Identifier: Apache-2.0
// Asks everybody about one problem: each method that accepts it, the planner, each rewrite and two
// of them in a row, all against the oracle.
#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "agree/random_drafts.hpp"

namespace agree {

struct Disagreement {
  std::string who;   // a method, rewrites, the planner, a reader
  std::string what;  // what it said, and what the oracle says
};

class Machine {
 public:
  std::optional<Disagreement> check(const Posed& posed);

  // How many problems each has answered.
  const std::map<std::string, std::uint64_t>& accepted() const { return accepted_; }

 private:
  std::map<std::string, std::uint64_t> accepted_;
};

// The smallest problem found about which the same one still disagrees, told with its drawing.
std::string told_smaller(const Draft& draft, const Disagreement& disagreement);

}  // namespace agree
