// SPDX-License-Identifier: Apache-2.0
// Refusals before any work.
#include <fmt/format.h>

#include <algorithm>

#include "base/quantity.hpp"
#include "plan/plan.hpp"
#include "problem/text.hpp"

namespace rookery {
namespace {

std::string reasons(const Plan& plan) {
  const auto& all = plan.considered;
  const auto same = [&](const Considered& line) { return line.why == all.front().why; };
  if (all.size() > 1 && std::all_of(all.begin(), all.end(), same)) return ": " + all.front().why;
  std::string text;
  for (const Considered& line : plan.considered)
    text += fmt::format("\n  {}: {}", line.name, line.why);
  return text;
}

[[noreturn]] void refuse(const Plan& plan, const std::string& why) {
  throw Error(Error::Kind::unanswered,
              fmt::format("problem {}: {}", quoted(text_of(plan.problem)), why));
}

enum class Budget { time, memory };

// A way that keeps the budget that is broken, and breaks the other one only.
std::string what_would_fit(const Plan& plan, std::uint64_t bytes, double seconds, Budget broken) {
  const auto fits = [&](const Cost& cost, Budget budget) {
    return budget == Budget::time ? cost.seconds() <= seconds
                                  : cost.bytes <= static_cast<double>(bytes);
  };
  const Budget other = broken == Budget::time ? Budget::memory : Budget::time;
  for (const Considered& line : plan.considered)
    if (line.cost && fits(*line.cost, broken) && !fits(*line.cost, other))
      return fmt::format("; {} would take about {} and {}", line.name,
                         duration_text(line.cost->seconds()), bytes_text(line.cost->bytes));
  return "";
}

}  // namespace

void require_affordable(const Plan& plan, std::uint64_t bytes, double seconds) {
  if (std::holds_alternative<std::monostate>(plan.how))
    refuse(plan, (plan.considered.size() == 1 ? "the method asked for does not accept it"
                                              : "no method accepts it") +
                     reasons(plan));
  const std::string by = plan.considered.front().name;
  const double needed = plan.cost.seconds();
  if (needed > seconds)
    refuse(plan,
           fmt::format("too large: {} would take about {} ({} operations); the budget is "
                       "{}, see --seconds{}",
                       by, duration_text(needed), amount_text(plan.cost.operations),
                       duration_text(seconds), what_would_fit(plan, bytes, seconds, Budget::time)));
  if (plan.cost.bytes > static_cast<double>(bytes))
    refuse(plan,
           fmt::format("too large: {} would need about {} of memory; the budget is {}, see "
                       "--memory{}",
                       by, bytes_text(plan.cost.bytes), bytes_text(static_cast<double>(bytes)),
                       what_would_fit(plan, bytes, seconds, Budget::memory)));
}

}  // namespace rookery
