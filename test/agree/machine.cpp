// SPDX-License-Identifier: Apache-2.0
#include "agree/machine.hpp"

#include <algorithm>
#include <functional>
#include <set>

#include "agree/expected.hpp"
#include "agree/leaves.hpp"
#include "agree/shrink.hpp"
#include "plan/plan.hpp"
#include "problem/text.hpp"
#include "run/run.hpp"
#include "run/witness.hpp"

namespace agree {
namespace {

using rookery::Method;
using rookery::Plan;
using rookery::Problem;
using rookery::Rewrite;
using rookery::Want;

constexpr double quick = 2e7;  // operations: what is dearer is not asked

// One problem, asked about until the first disagreement.
class Inquiry {
 public:
  Inquiry(const Posed& posed, std::map<std::string, std::uint64_t>& accepted)
      : posed_(posed), accepted_(accepted) {}

  std::optional<Disagreement> run() {
    try {
      who_ = "reader";
      read();
      if (!found_) ask_methods();
      if (!found_ && posed_.draft.want != Want::walk) ask_planner();
    } catch (const std::exception& error) {
      found_ = Disagreement{who_, std::string("threw: ") + error.what()};
    }
    return found_;
  }

 private:
  // Methods see what is read from the canonical text, the oracle what was drawn.
  void read() {
    const Problem first = rookery::read_problem(text_of(posed_.draft));
    const std::string canonical = rookery::text_of(first);
    problem_ = rookery::read_problem(canonical);
    const std::string again = rookery::text_of(problem_);
    if (again != canonical) found_ = Disagreement{who_, canonical + " is read as " + again};
    problem_.want = posed_.draft.want;
    if (problem_.want != Want::walk)
      expected_ = shown(expected_answer(posed_.problem, posed_.counts, problem_.want));
  }

  void ask_methods() {
    for (const Method* method : rookery::all_methods()) {
      who_ = method->name;
      const auto estimate = method->estimate(problem_);
      const auto* cost = std::get_if<rookery::Cost>(&estimate);
      if (!cost || cost->operations > quick) continue;
      ++accepted_[who_];
      if (problem_.want == Want::walk)
        walk(*method);
      else
        compare(method->solve(problem_, context_).table);
      if (found_) return;
    }
  }

  void compare(const rookery::Table& table) {
    const std::string answer = shown(table);
    if (answer == expected_ || found_) return;
    found_ = Disagreement{who_, "says " + answer + ", the oracle says " + expected_};
  }

  void walk(const Method& method) {
    const auto walk = method.walk(problem_, context_);
    Leaves leaves = leaves_of(walk.get());
    const bool in_order = method.order != "squares" ||
                          std::is_sorted(leaves.placements.begin(), leaves.placements.end());
    std::sort(leaves.placements.begin(), leaves.placements.end());
    const auto all = oracle::placements(posed_.problem);
    if (leaves.placements != all)
      found_ = Disagreement{who_, "walks to " + std::to_string(leaves.placements.size()) +
                                      " placements, the oracle to " + std::to_string(all.size())};
    else if (!leaves.promises_kept)
      found_ = Disagreement{who_, "walks to more or less than its choices say"};
    else if (!in_order)
      found_ = Disagreement{who_, "does not walk in the order of squares"};
  }

  // False if nobody can carry it out, or not quickly.
  bool ask(const std::string& who, const rookery::Choices& choices) {
    who_ = who;
    const Plan plan = rookery::make_plan(problem_, choices);
    if (std::holds_alternative<std::monostate>(plan.how) || plan.cost.operations > quick)
      return false;
    ++accepted_[who];
    rookery::Answers parts;
    const rookery::Table table = rookery::run(plan, {}, &parts).table;
    compare(table);
    if (!found_ && problem_.want == Want::maximum && !table.values.empty())
      check_witness(plan, table.first[0], parts);
    if (choices.first.empty() && choices.without.empty()) ask_without(plan);
    return true;
  }

  // The placement that is shown for a maximum must be one of the oracle's.
  void check_witness(const Plan& plan, std::int64_t pieces, const rookery::Answers& parts) {
    const auto witness = rookery::witness_of(plan, pieces, parts, {1e8, 1e9}, {});
    oracle::Placement shown;
    if (witness)
      for (const rookery::Stand& stand : witness->placement)
        shown.push_back({static_cast<int>(stand.square.row), static_cast<int>(stand.square.column),
                         stand.kind});
    const auto all = oracle::placements(posed_.problem);
    if (static_cast<std::int64_t>(shown.size()) != pieces ||
        !std::binary_search(all.begin(), all.end(), shown))
      found_ = Disagreement{who_, "shows what is no placement of so many pieces"};
  }

  // The planner with each of the rewrites off that it would use. Off or on, the others change
  // nothing: it looked at them and did not take them.
  void ask_without(const Plan& plan) {
    std::set<std::string> used;
    add_rewrites(plan, used);
    for (const std::string& name : used)
      if (!found_) ask("planner-without-" + name, {"", UINT64_MAX, {name}, {}});
  }

  static void add_rewrites(const Plan& plan, std::set<std::string>& used) {
    if (std::holds_alternative<rookery::Equal>(plan.how)) used.insert(plan.considered.front().name);
    for (const auto& part : plan.parts) add_rewrites(*part, used);
  }

  void ask_planner() {
    ask("planner", {});
    for (const Rewrite* one : rookery::all_rewrites()) {
      if (found_ || !one->apply(problem_)) continue;
      const std::string name(one->name);
      ask(name, {"", UINT64_MAX, {}, {name}});
      if (!found_) ask_second(*one);
    }
  }

  // Another rewrite behind this one. Which, the problem says: over many problems it is each.
  void ask_second(const Rewrite& one) {
    std::vector<const Rewrite*> all = rookery::all_rewrites();
    std::erase_if(all, [](const Rewrite* rewrite) { return rewrite->of_symmetries; });
    const std::size_t turn = text_of(posed_.draft).size() % all.size();
    const Rewrite& other = *all[turn];
    if (&other == &one) return;
    const std::string first(one.name), second(other.name);
    ask(first + "+" + second, {"", UINT64_MAX, {}, {first, second}});
  }

  const Posed& posed_;
  std::map<std::string, std::uint64_t>& accepted_;
  std::string who_, expected_;
  Problem problem_;
  rookery::Context context_;
  std::optional<Disagreement> found_;
};

Posed posed_again(const Draft& draft) {
  Posed posed{draft, oracle::read(text_of(draft)), {}};
  posed.counts = oracle::counts(posed.problem, 10000000);
  return posed;
}

// A walk is of exact numbers.
bool may_be_asked(const Draft& draft) {
  return draft.want != Want::walk ||
         std::all_of(draft.army.begin(), draft.army.end(),
                     [](const DraftKind& kind) { return kind.number.exact(); });
}

}  // namespace

std::optional<Disagreement> Machine::check(const Posed& posed) {
  return Inquiry(posed, accepted_).run();
}

std::string told_smaller(const Draft& draft, const Disagreement& disagreement) {
  Disagreement last = disagreement;
  const Draft smallest = shrunk(draft, [&](const Draft& smaller) {
    if (!may_be_asked(smaller)) return false;
    try {
      const auto found = Machine().check(posed_again(smaller));
      if (!found || found->who != disagreement.who) return false;
      last = *found;
      return true;
    } catch (const oracle::TooMany&) {
      return false;
    }
  });
  const char* questions[] = {"total", "table", "maximum", "walk"};
  return last.who + " on '" + text_of(smallest) + "', asked for the " +
         questions[static_cast<int>(smallest.want)] + ", " + last.what + "\n" +
         drawing_of(smallest);
}

}  // namespace agree
