// SPDX-License-Identifier: Apache-2.0
#include "run/draws.hpp"

#include "problem/counts.hpp"

namespace rookery {
namespace {

constexpr double quick = 1e7;  // operations: numbers are worth a hundredth of a second

Problem to_walk(const Problem& problem) {
  Problem walked = problem;
  walked.want = Want::walk;
  return walked;
}

Drawing cheapest_drawing(const Problem& problem, const std::string& only_method) {
  Drawing cheapest;
  for (const Method* method : all_methods()) {
    if (!method->drawer || (!only_method.empty() && method->name != only_method)) continue;
    if (std::holds_alternative<NotApplicable>(estimate_of(*method, problem))) continue;
    const auto cost = method->draw_cost(problem);
    if (cost && (!cheapest.method || cost->operations < cheapest.cost.operations))
      cheapest = {method, *cost};
  }
  return cheapest;
}

}  // namespace

Drawing drawing_instead(const Problem& problem, const std::string& only_method) {
  if (!all_exact(problem)) return {};
  const Problem walked = to_walk(problem);
  const Drawing drawing = cheapest_drawing(walked, only_method);
  if (!drawing.method) return {};
  const Walker walker = cheapest_walker(walked, only_method);
  const bool walk = walker.method && (walker.cost.operations <= quick ||
                                      walker.cost.operations <= drawing.cost.operations);
  return walk ? Drawing{} : drawing;
}

Draws::Draws(const Problem& problem, const Drawing& drawing, const WalkChoices& choices,
             const Limits& limits)
    : context_(context_of(limits)) {
  require_within_budget(problem, "drawing", drawing.method->name, drawing.cost, choices.seconds,
                        limits.bytes);
  if (choices.chosen)
    choices.chosen({std::string(drawing.method->name), drawing.cost,
                    "it draws without numbering, which is cheaper than any walk"});
  drawer_ = drawing.method->drawer(to_walk(problem), context_);
}

Draws::~Draws() = default;

std::vector<Placement> Draws::next(std::size_t count, Chance& chance) {
  return drawer_->draw(count, chance);
}

}  // namespace rookery
