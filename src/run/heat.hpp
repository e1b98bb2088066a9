// SPDX-License-Identifier: Apache-2.0
// In how many placements each stand is used, in whichever way is predicted to be quicker.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "run/run.hpp"

namespace rookery {

enum class HeatWay {
  whole,  // a method tells all squares at once
  stands  // a count for each square and kind, with that piece given
};

struct HeatPlan {
  Problem problem;  // Want::heat
  Choices choices;
  HeatWay way = HeatWay::whole;
  Plan whole, total;                    // of all squares; of how many placements there are
  Cost stands;                          // predicted for all counts together
  bool able = false;                    // has `stands` a plan for each?
  std::vector<std::uint32_t> firsts{};  // one square of those used equally often, for each square
  Cost cost;                            // of the way, and of the total
};

// The cheaper way; or the one that is wanted, which may be none (HeatPlan::cost is then without
// meaning: see possible). The counts of the stands are weighed by a few of them, unless all squares
// at once are quick.
HeatPlan plan_heat(const Problem& problem, const Choices& choices,
                   std::optional<HeatWay> wanted = std::nullopt);
bool possible(const HeatPlan& plan);
std::string way_of(const HeatPlan& plan);  // its methods

struct HeatAnswer {
  Integer total;
  Table table;  // the axes kind, row, column
};
HeatAnswer run(const HeatPlan& plan, const Limits& limits);

}  // namespace rookery
