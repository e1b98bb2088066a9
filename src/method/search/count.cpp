// SPDX-License-Identifier: Apache-2.0
#include "method/search/count.hpp"

#include <algorithm>
#include <mutex>

#include "method/search/normal.hpp"
#include "method/search/parts.hpp"
#include "method/search/sampling.hpp"
#include "problem/counts.hpp"

namespace rookery::depth_first {
namespace {

constexpr double worth_sharing = 1e7;         // operations
constexpr std::size_t shares = 256;           // of the work, at least
constexpr double not_worth_predicting = 1e4;  // visits
constexpr double operations_of_a_visit = 20;
constexpr double worth_trying = 2e7, never_far_too_low = 1e10, doubtful = 1e4;
constexpr double worth_probing = 5e7;  // operations
constexpr double most_probed = 2e4;    // parts
constexpr double most_bytes = 4e9;     // of parts

Table shape_of(const Instance& instance, const Field& field, const std::vector<bool>& told) {
  Table shape;
  for (std::size_t kind = 0; kind < instance.kinds; ++kind) {
    shape.first.push_back(told[kind] ? instance.taken[kind] : 0);
    std::int64_t most = 0;
    for (const Phase& phase : field.phases)
      if (phase.kind == kind && told[kind]) most = phase.number.most;
    shape.size.push_back(most + 1);
  }
  return shape;
}

bool nothing_asked(const Field& field) {
  return std::all_of(field.phases.begin(), field.phases.end(),
                     [](const Phase& phase) { return phase.any_number(); });
}

// No search visits more nodes than there are ways to leave each group empty or take a stand of it.
double most_visits(const Field& field) {
  double visits = 1;
  for (const Group& group : field.groups) visits *= 1 + std::popcount(group.mask);
  return visits;
}

// Does the search end in about so many operations?
bool ends_within(const Engine& engine, double operations) {
  struct TooLong {};
  double left = operations / (check_every * operations_of_a_visit);
  Context context;
  context.check = [&left] {
    if (--left < 0) throw TooLong{};
  };
  Tally tally(engine.entries());
  try {
    engine.run(engine.root(), tally, context);
  } catch (const TooLong&) {
    return false;
  }
  return true;
}

// Measured on x86-64: predicting takes two million operations itself. Samples that end without a
// placement all ran into dead ends; where they promise little, they may have missed nearly all.
double cost_of(const Engine& engine, const Field& field) {
  const double visits = most_visits(field);
  if (visits < not_worth_predicting) return 2 * visits;
  const Prediction prediction = predicted(engine);
  const double operations = 2e6 + 1.8 * prediction.cost;
  if (prediction.found_any || operations > never_far_too_low) return operations;
  if (operations > worth_trying) return doubtful * operations;
  return ends_within(engine, 4 * operations) ? operations : doubtful * operations;
}

void choose(Course& course) {
  const Field& field = course.field;
  if (field.lines.empty()) {
    const bool groups = nothing_asked(field);
    course.engine = groups ? by_groups(field) : by_pieces(field);
    course.way = groups ? "groups" : "pieces";
    course.operations = cost_of(*course.engine, field);
    if (field.forced.empty()) return;
  }
  std::vector<FieldLine> lines = field.lines;
  lines.insert(lines.end(), field.forced.begin(), field.forced.end());
  auto other = by_lines(field, std::move(lines));
  const double operations = cost_of(*other, field);
  if (course.engine && operations >= course.operations) return;
  course.engine = std::move(other);
  course.way = "lines";
  course.operations = operations;
}

// Measured on x86-64: the operations that a part takes.
double cost_of_part(const Field& field) {
  const auto lines = static_cast<double>(field.lines.size() + field.forced.size());
  return 500 + 40 * static_cast<double>(field.words) * lines;
}

// Long searches are held against one that remembers parts: a short way along it tells. Without
// lines there is the method `graph`.
void choose_parts(Course& course) {
  const Field& field = course.field;
  if (field.lines.empty() && field.forced.empty()) return;
  if (course.operations < worth_probing || field.phases.size() > most_kinds_of_terms) return;
  const double part = cost_of_part(field);
  Context alone;
  const double trial = std::min(most_probed, course.operations / (20 * part));
  const auto forecast =
      PartCounter(field, alone).forecast(static_cast<std::uint64_t>(std::max(trial, 2000.0)));
  const double operations = forecast.work * part + forecast.steps * 150;
  if (operations > course.operations / 2 || forecast.bytes > most_bytes) return;
  course.way = "parts";
  course.operations = operations;
  course.bytes = forecast.bytes;
}

// Nodes that hold all placements between them, but those that are counted already.
std::vector<Node> divide(const Course& course, Tally& tally) {
  std::vector<Node> nodes = {course.engine->root()};
  if (course.operations < worth_sharing) return nodes;
  for (int depth = 0; depth < 3 && nodes.size() < shares; ++depth) {
    std::vector<Node> next;
    for (const Node& node : nodes) {
      Tally own(tally.counts.size());
      for (const std::uint32_t branch : course.engine->branches(node, own))
        next.push_back(course.engine->child(node, branch));
      tally.work += own.work;
      for (std::size_t i = 0; i < own.counts.size(); ++i)
        tally.whole[i] += Integer(static_cast<unsigned long>(own.counts[i])) *
                          static_cast<unsigned long>(node.weight);
    }
    nodes = std::move(next);
  }
  return nodes;
}

void run_all(const Course& course, const std::vector<Node>& nodes, Tally& total, Context& context) {
  std::mutex mutex;
  share_out(context, nodes.size(), [&](const Context& mine, const NextTask& next) {
    Context inside = mine;
    Tally own(total.whole.size());
    while (const auto task = next()) {
      Tally tally(total.whole.size());
      course.engine->run(nodes[*task], tally, inside);
      own.work += tally.work;
      for (std::size_t i = 0; i < own.whole.size(); ++i)
        own.whole[i] += tally.whole[i] * static_cast<unsigned long>(nodes[*task].weight);
    }
    const std::lock_guard lock(mutex);
    total.work += own.work;
    for (std::size_t i = 0; i < own.whole.size(); ++i) total.whole[i] += own.whole[i];
  });
}

}  // namespace

std::vector<bool> told_kinds(const Problem& problem) {
  std::vector<bool> told;
  for (const std::int64_t most : told_numbers(problem, Range::unlimited))
    told.push_back(most != untold);
  return told;
}

std::unique_ptr<Course> course_of(const Instance& instance, const std::vector<bool>& told) {
  auto course = std::make_unique<Course>();
  const Instance left = normal(instance);
  course->field = field_of(left, told);
  course->shape = shape_of(left, course->field, told);
  if (course->field.impossible || course->field.entries >= too_many_entries) return course;
  choose(*course);
  choose_parts(*course);
  return course;
}

Table count(const Course& course, Context& context, std::uint64_t& work) {
  Tally total(course.field.entries);
  if (course.way == "parts") {
    PartCounter counter(course.field, context);
    total.whole = counter.count();
    total.work = counter.work();
  } else if (course.engine) {
    const auto nodes = divide(course, total);
    run_all(course, nodes, total, context);
  }
  work += total.work;
  Table box = course.shape;
  box.values = std::move(total.whole);
  return box;
}

}  // namespace rookery::depth_first
