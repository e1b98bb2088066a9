// SPDX-License-Identifier: Apache-2.0
// Placements one by one where quotas and numbers leave little room: puzzles.
//
// A demand is a set of stands that must hold a number of pieces within a range: a row, a column, a
// region, all stands of a kind. Of a demand that still lacks l pieces and has o open stands:
//
//   o < l                          there is no placement here
//   o = l                          all are taken
//   l = 1                          what every open one of it excludes is closed
//   l > 1                          its stands are shared out among cliques, each of which holds one
//                                  piece at most; with fewer than l cliques that have an open stand
//                                  there is no placement, and with just l the two rules above hold
//                                  for each clique
//
// until nothing follows any more. Then a stand of the demand with the fewest ways, o - l + 1, is
// taken, and in turn each of the others (plain.cpp, on sets of bits).
//
// Where that comes to little, dead ends are learned (learner.cpp): each fact keeps its reason, a
// contradiction is resolved back to the first single fact of its level that implies it, and the
// clause so found is kept and leads the search back to where it first says something. After a
// placement the latest try is turned round and never left again by learning, so each placement is
// found once and none is kept.
//
// D. E. Knuth, "Dancing links", in Millennial Perspectives in Computer Science (2000), 187-214: the
// set with the fewest ways first. J. P. Marques Silva and K. A. Sakallah, "GRASP", IEEE Trans.
// Computers 48 (1999), 506-521, and M. W. Moskewicz et al., "Chaff", DAC 2001, 530-535: learning,
// watched literals and the order of tries. M. Gebser, B. Kaufmann, A. Neumann and T. Schaub,
// "Conflict-driven answer set enumeration", LPNMR 2007, 136-148: all placements without keeping
// them.
//
// Time: grows with the number of placements, about a microsecond each, and with what must be tried.
// Predicted by going the first part of the way. Memory the square of the number of stands in bits.
// Work: sets of open stands looked at, or facts where it learns.
// Does not apply to boards above 1024 squares, to lines that count orbits of different sizes, or
// where the prediction would be a guess.
// Tested by test/method/deduction, test/agree.
#include <fmt/format.h>

#include <map>

#include "base/box.hpp"
#include "method/deduction/each.hpp"
#include "method/deduction/parts.hpp"
#include "problem/counts.hpp"

namespace rookery {
namespace deduction {

Task task_of(const Problem& problem) {
  Task task{instance_of(problem), {}};
  task.model = model_of(task.instance);
  return task;
}

std::variant<Task, NotApplicable> task_within_reach(const Problem& problem) {
  if (auto why = beyond_a_graph(problem, most_squares)) return NotApplicable{*why};
  Task task{instance_of(problem), {}};
  if (task.instance.open.size() > most_stands)
    return NotApplicable{fmt::format("there are more than {} stands", most_stands)};
  if (has_weights(task.instance)) return NotApplicable{"a line counts orbits of different sizes"};
  task.model = model_of(task.instance);
  return task;
}

namespace {

constexpr double most_entries = 1 << 20;

// How many different combinations of numbers there may be.
double entries_of(const Problem& problem, const Instance& instance) {
  const auto squares = static_cast<std::int64_t>(instance.squares.size());
  double entries = 1;
  for (const std::int64_t most :
       told_numbers(problem, squares + static_cast<std::int64_t>(problem.given.size())))
    if (most != untold) entries *= static_cast<double>(most) + 1;
  return entries;
}

Estimate estimate(const Problem& problem) {
  if (problem.fixed_by && (problem.want == Want::heat || problem.want == Want::walk))
    return NotApplicable{"it finds orbits of squares here"};
  const auto reached = task_within_reach(problem);
  if (const auto* no = std::get_if<NotApplicable>(&reached)) return *no;
  const Task& task = std::get<Task>(reached);
  if (problem.want != Want::heat && problem.want != Want::walk &&
      entries_of(problem, task.instance) > most_entries)
    return NotApplicable{"there are too many numbers to tell apart"};
  const auto found = forecast(task);
  if (!found) return NotApplicable{"no telling how long it would take"};
  const auto stands = static_cast<double>(task.model.size());
  return Cost{2e4 + 400 * stands + found->operations, 4096 + stands * (stands / 4 + 200)};
}

// The placements by their numbers of pieces of the kinds that are told apart.
class Tally {
 public:
  Tally(const Problem& problem, const Task& task)
      : told_(told_numbers(problem, Range::unlimited)), task_(task), numbers_(told_.size()) {}

  void add(const Bits& placement) {
    numbers_.assign(numbers_.size(), 0);
    for (std::size_t kind = 0; kind < numbers_.size(); ++kind)
      if (told_[kind] != untold) numbers_[kind] = task_.instance.taken[kind];
    for (const std::uint32_t bit : placement) {
      const std::size_t kind = task_.model.stands[bit] % numbers_.size();
      if (told_[kind] != untold) ++numbers_[kind];
    }
    ++counts_[numbers_];  // fits: a node adds at most one
  }

  Table box() const {
    Table box;
    box.first.resize(numbers_.size());
    box.size.resize(numbers_.size(), 1);
    for (const auto& [numbers, count] : counts_)
      for (std::size_t kind = 0; kind < numbers.size(); ++kind)
        box.size[kind] = std::max(box.size[kind], numbers[kind] + 1);
    const Strides strides(box);
    box.values.resize(strides.entries());
    for (const auto& [numbers, count] : counts_)
      box.values[strides.place(numbers)] = static_cast<unsigned long>(count);
    return box;
  }

 private:
  std::vector<std::int64_t> told_;
  const Task& task_;
  std::vector<std::int64_t> numbers_;
  std::map<std::vector<std::int64_t>, std::uint64_t> counts_;
};

Answer solve(const Problem& problem, Context& context) {
  Answer answer;
  if (problem.want == Want::heat) {
    answer.table = heat(problem, context, answer.work);
    return answer;
  }
  const Task task = task_of(problem);
  const bool total = problem.want == Want::total;
  Tally tally(problem, task);
  const Ended ended = each_placement(task.model, {UINT64_MAX, total ? 0 : UINT64_MAX}, 1e300,
                                     context, [&](const Bits& bits) { tally.add(bits); });
  if (!ended.whole) throw Error(Error::Kind::unanswered, "deduction: more than 2^64 placements");
  answer.work = ended.nodes;
  // The numbers are within their ranges, which are demands.
  answer.table = total ? Table{{}, {}, {Integer(static_cast<unsigned long>(ended.found))}}
                       : answer_from_box(problem, tally.box());
  return answer;
}

}  // namespace
}  // namespace deduction

extern const Method deduction_method;
const Method deduction_method = {
    "deduction",
    "puzzles: placements one by one, by what quotas leave; learns from dead ends",
    "Knuth 2000; learning: Marques Silva and Sakallah 1999, Moskewicz et al. 2001; all of them: "
    "Gebser et al. 2007",
    "squares",
    deduction::estimate,
    deduction::solve,
    deduction::walk,
    deduction::walk_cost,
    deduction::story,
    "",
    true,
    true,
    true,
    true};

}  // namespace rookery
