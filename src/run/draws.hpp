// SPDX-License-Identifier: Apache-2.0
// Placements at random where numbering them all would take too much.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "run/placements.hpp"

namespace rookery {

// The method that draws, if walking is not quick and drawing is cheaper. Only the predictions
// decide, not the budgets: a seed gives the same placements everywhere.
struct Drawing {
  const Method* method = nullptr;  // null: walk
  Cost cost;
};
Drawing drawing_instead(const Problem& problem, const std::string& only_method);

class Draws {
 public:
  // Throws Error::Kind::unanswered where that is over the budget.
  Draws(const Problem& problem, const Drawing& drawing, const WalkChoices& choices,
        const Limits& limits);
  ~Draws();
  Draws(const Draws&) = delete;
  Draws& operator=(const Draws&) = delete;

  bool any() const { return drawer_ != nullptr; }
  std::vector<Placement> next(std::size_t count, Chance& chance);

 private:
  Context context_;
  std::unique_ptr<Drawer> drawer_;  // null: there is no placement
};

}  // namespace rookery
