// SPDX-License-Identifier: Apache-2.0
#include "run/placements.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/box.hpp"
#include "base/quantity.hpp"
#include "base/text.hpp"
#include "problem/counts.hpp"
#include "problem/text.hpp"

namespace rookery {
namespace {

constexpr double quick = 1e8;  // operations: the plain order is worth a tenth of a second

// A way down the tree, from the root. Leaves it as it found it.
class Descent {
 public:
  explicit Descent(Walk& walk) : walk_(walk) {}
  ~Descent() {
    for (; depth_ > 0; --depth_) walk_.leave();
  }
  Descent(const Descent&) = delete;
  Descent& operator=(const Descent&) = delete;

  void enter(std::size_t choice, const Placement& put) {
    walk_.enter(choice);
    ++depth_;
    placement_.insert(placement_.end(), put.begin(), put.end());
  }
  void leave(const Placement& put) {
    walk_.leave();
    --depth_;
    placement_.resize(placement_.size() - put.size());
  }
  Placement sorted() const {
    Placement whole = placement_;
    std::sort(whole.begin(), whole.end());
    return whole;
  }

 private:
  Walk& walk_;
  std::size_t depth_ = 0;
  Placement placement_;
};

// Without a choice the placement is whole: the only one.
Integer sum_of(const std::vector<Choice>& choices) {
  Integer sum = choices.empty() ? 1 : 0;
  for (const Choice& choice : choices) sum += choice.below;
  return sum;
}

[[noreturn]] void refuse(const Problem& problem, const std::string& why) {
  throw Error(Error::Kind::unanswered,
              fmt::format("problem {}: {}", quoted(text_of(problem)), why));
}

// Has it as many of each kind as the problem wants?
bool has_numbers(const Problem& problem, const Placement& whole) {
  std::vector<std::int64_t> numbers(problem.army.size());
  for (const Stand& stand : whole) ++numbers[static_cast<std::size_t>(stand.kind)];
  for (std::size_t kind = 0; kind < numbers.size(); ++kind) {
    const Range& range = problem.army[kind].number;
    if (numbers[kind] < range.least || numbers[kind] > range.most) return false;
  }
  return true;
}

}  // namespace

std::string Walker::refusals() const {
  std::string text;
  for (const Considered& line : considered)
    if (!line.cost) text += fmt::format("\n  {}: {}", line.name, line.why);
  return text;
}

void require_within_budget(const Problem& problem, const std::string& doing,
                           std::string_view method, const Cost& cost, double seconds,
                           std::uint64_t bytes) {
  const auto most = static_cast<double>(bytes);
  if (cost.seconds() <= seconds && cost.bytes <= most) return;
  refuse(problem, fmt::format("too large: {} by {} would take about {} and {}; the budget is {} "
                              "and {}, see --seconds and --memory",
                              doing, method, duration_text(cost.seconds()), bytes_text(cost.bytes),
                              duration_text(seconds), bytes_text(most)));
}

Walker cheapest_walker(const Problem& problem, const std::string& only_method, Walks walks) {
  Walker cheapest;
  for (const Method* method : all_methods()) {
    if (!only_method.empty() && method->name != only_method) continue;
    if (walks == Walks::of_ranges && !method->walks_ranges) continue;
    if (walks == Walks::of_exact_numbers_alone && method->walks_ranges) continue;
    const Estimate estimate = estimate_of(*method, problem);
    if (const auto* no = std::get_if<NotApplicable>(&estimate)) {
      cheapest.considered.push_back({std::string(method->name), std::nullopt, no->why});
      continue;
    }
    const Cost cost = method->walk_cost(problem);
    cheapest.considered.push_back({std::string(method->name), cost, "dearer"});
    if (cheapest.method && cost.operations >= cheapest.cost.operations) continue;
    cheapest.method = method;
    cheapest.cost = cost;
  }
  return cheapest;
}

RangesPlan plan_ranges(const Problem& problem, const WalkChoices& choices, std::uint64_t bytes) {
  RangesPlan ranges{cheapest_walker(problem, choices.method, Walks::of_ranges), std::nullopt};
  const Walker& whole = ranges.whole;
  if (whole.method && (!choices.method.empty() || whole.cost.operations <= quick)) return ranges;
  Problem open = problem;
  open.want = Want::table;
  Plan plan = make_plan(open, {"", bytes});
  const bool tabled = !std::holds_alternative<std::monostate>(plan.how);
  if (!whole.method || (tabled && plan.cost.operations < whole.cost.operations))
    ranges.table = std::move(plan);
  return ranges;
}

Placements::Placements(const Problem& problem, const WalkChoices& choices, const Limits& limits)
    : limits_(limits), context_(context_of(limits)) {
  require_method(choices.method);
  Problem walked = problem;
  walked.want = Want::walk;
  if (all_exact(problem))
    walk_all(walked, cheapest_walker(walked, choices.method), choices);
  else
    walk_ranges(walked, choices);
  for (const Section& section : sections_) total_ += section.count;
}

Placements::~Placements() = default;

std::string Placements::order() const {
  if (!method_) return "";
  return (sections_.size() > 1 ? "numbers of pieces, then " : "") + std::string(method_->order);
}

// One tree for all placements.
void Placements::walk_all(const Problem& problem, const Walker& walker,
                          const WalkChoices& choices) {
  choose(problem, walker, choices);
  Section only{problem, 0, method_->walk(problem, context_)};
  if (!only.walk) {
    method_ = nullptr;
    return;
  }
  only.count = sum_of(only.walk->choices());
  sections_.push_back(std::move(only));
}

// One tree, by a method whose walk takes ranges, if that is quick or the cheapest; or one for all
// numbers of each kind, which a table must tell. Only the predictions decide: not the memory, so
// that the order is the same everywhere.
void Placements::walk_ranges(const Problem& problem, const WalkChoices& choices) {
  const auto [whole, table] = plan_ranges(problem, choices, limits_.bytes);
  if (!table) return walk_all(problem, whole, choices);
  const Plan& plan = *table;
  require_affordable(plan, limits_.bytes, choices.seconds);
  add_sections(problem, run(plan, limits_).table);
  if (sections_.empty()) return;
  const Problem& most = fullest().problem;
  const Walker one = cheapest_walker(most, choices.method, Walks::of_exact_numbers_alone);
  const double sectioned = one.cost.operations + plan.cost.operations;
  if (!whole.method || (one.method && sectioned < whole.cost.operations))
    return choose(most, one, choices);
  sections_.clear();
  walk_all(problem, whole, choices);
}

void Placements::add_sections(const Problem& problem, const Table& table) {
  Problem open = problem;
  open.want = Want::table;
  const auto axes = axes_of(open);
  const Strides strides(table);
  for (std::size_t place = 0; place < table.values.size(); ++place) {
    if (table.values[place] == 0) continue;
    sections_.push_back(
        {with_numbers(problem, axes, strides.numbers(place)), table.values[place], nullptr});
  }
}

// The section with most placements: a method that is good there is good for all.
const Placements::Section& Placements::fullest() const {
  return *std::max_element(sections_.begin(), sections_.end(),
                           [](const Section& a, const Section& b) { return a.count < b.count; });
}

void Placements::choose(const Problem& problem, const Walker& walker, const WalkChoices& choices) {
  method_ = walker.method;
  if (!method_) refuse(problem, "no method walks to its placements" + walker.refusals());
  require_within_budget(problem, "walking", method_->name, walker.cost, choices.seconds,
                        limits_.bytes);
  if (choices.chosen)
    choices.chosen({std::string(method_->name), walker.cost, "its walk is the cheapest"});
}

Walk& Placements::walk_of(Section& section) {
  if (!section.walk) {
    const Estimate estimate = estimate_of(*method_, section.problem);
    if (const auto* no = std::get_if<NotApplicable>(&estimate))
      refuse(section.problem,
             fmt::format("{} does not walk to its placements: {}", method_->name, no->why));
    section.walk = method_->walk(section.problem, context_);
  }
  if (!section.walk)
    throw Error(Error::Kind::internal, "a method finds none of the placements that are counted");
  return *section.walk;
}

void Placements::each(const Integer& skip, const std::function<bool(const Placement&)>& visit) {
  Integer left = skip;
  for (Section& section : sections_) {
    if (left < section.count) {
      if (!list(section, left, visit)) return;
      left = 0;
    } else {
      left -= section.count;
    }
    if (sections_.size() > 1) section.walk.reset();
  }
}

// Depth first; the way to the first one is picked, not stepped.
bool Placements::list(Section& section, Integer skip,
                      const std::function<bool(const Placement&)>& visit) {
  Walk& walk = walk_of(section);
  Descent descent(walk);
  struct Level {
    std::vector<Choice> choices;
    std::size_t next;
  };
  std::vector<Level> levels;
  const auto open_level = [&] {
    context_.check();
    Level level{walk.choices(), 0};
    if (skip > 0 && !level.choices.empty()) level.next = walk.pick(skip).choice;
    levels.push_back(std::move(level));
  };
  open_level();
  if (levels.back().choices.empty()) return visit({});
  while (!levels.empty()) {
    Level& level = levels.back();
    if (level.next == level.choices.size()) {
      levels.pop_back();
      if (!levels.empty()) descent.leave(levels.back().choices[levels.back().next++].put);
      continue;
    }
    descent.enter(level.next, level.choices[level.next].put);
    open_level();
    if (!levels.back().choices.empty()) continue;
    if (!visit(descent.sorted())) return false;
  }
  return true;
}

Placement Placements::at(const Integer& number) {
  Integer left = number;
  for (Section& section : sections_) {
    if (left >= section.count) {
      left -= section.count;
      continue;
    }
    Walk& walk = walk_of(section);
    Descent descent(walk);
    for (Picked next = walk.pick(left); next.choice != Walk::nowhere; next = walk.pick(left)) {
      context_.check();
      descent.enter(next.choice, next.put);
    }
    return descent.sorted();
  }
  throw Error(Error::Kind::internal, "there is no placement of that number");
}

std::optional<Integer> Placements::number_of(const Placement& whole) {
  Integer before = 0;
  for (Section& section : sections_) {
    if (!has_numbers(section.problem, whole)) {
      before += section.count;
      continue;
    }
    Walk& walk = walk_of(section);
    Descent descent(walk);
    for (auto choices = walk.choices(); !choices.empty(); choices = walk.choices()) {
      context_.check();
      const std::size_t choice = walk.towards(whole);
      if (choice >= choices.size()) return std::nullopt;
      for (std::size_t i = 0; i < choice; ++i) before += choices[i].below;
      descent.enter(choice, choices[choice].put);
    }
    if (descent.sorted() != whole) return std::nullopt;
    return before;
  }
  return std::nullopt;
}

}  // namespace rookery
