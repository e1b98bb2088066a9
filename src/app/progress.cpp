// SPDX-License-Identifier: Apache-2.0
#include "app/progress.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace rookery::app {

void Pace::begin(const Considered& chosen, Clock::time_point now) {
  method_ = chosen.name;
  predicted_ = chosen.cost ? chosen.cost->seconds() : 0;
  last_ = 0;
  start_ = now;
}

// A share that falls back belongs to a new step.
Standing Pace::at(double share, Clock::time_point now) {
  share = std::clamp(share, 0.0, 1.0);
  if (share < last_) start_ = now;
  last_ = share;
  const double taken = std::chrono::duration<double>(now - start_).count();
  const double left = share > 0 ? taken * (1 - share) / share : predicted_;
  return {method_, share, left};
}

std::string bar_text(const Standing& standing) {
  constexpr int width = 20;
  const auto done = static_cast<std::size_t>(standing.share * width);
  return fmt::format("[{}{}] {:3.0f} %  {}, about {} left", std::string(done, '#'),
                     std::string(width - done, '.'), 100 * standing.share, standing.method,
                     duration_text(standing.seconds_left));
}

std::string json_text(const Standing& standing) {
  return fmt::format("{{\"share\": {:.4f}, \"eta_seconds\": {:.3g}, \"method\": \"{}\"}}\n",
                     standing.share, standing.seconds_left, standing.method);
}

}  // namespace rookery::app
