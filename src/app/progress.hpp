// SPDX-License-Identifier: Apache-2.0
// How far a run is, in words.
#pragma once
#include <chrono>
#include <string>

#include <rookery/rookery.hpp>

namespace rookery::app {

// Where a run stands: of the work that is predicted, the share that is done.
struct Standing {
  std::string method;
  double share = 0, seconds_left = 0;
};

// Follows the steps of a run. The time left is what this step took so far, scaled to what is left
// of it; the prediction, before any of it is done.
class Pace {
 public:
  using Clock = std::chrono::steady_clock;

  void begin(const Considered& chosen, Clock::time_point now);
  Standing at(double share, Clock::time_point now);  // share: 0 to 1

 private:
  std::string method_;
  double predicted_ = 0, last_ = 0;
  Clock::time_point start_ = Clock::now();
};

// "[######..............]  30 %  sweep, about 12 s left".
std::string bar_text(const Standing& standing);

// {"share": 0.3, "eta_seconds": 12, "method": "sweep"}, a line.
std::string json_text(const Standing& standing);

}  // namespace rookery::app
