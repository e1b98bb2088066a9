// SPDX-License-Identifier: Apache-2.0
#include "api/asked.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <numeric>
#include <thread>

#include "api/verify.hpp"
#include "base/box.hpp"
#include "base/cpu.hpp"
#include "base/text.hpp"
#include "problem/army.hpp"
#include "problem/counts.hpp"
#include "problem/invariance.hpp"
#include "problem/text.hpp"
#include "problem/weight.hpp"

namespace rookery {
namespace {

constexpr QuestionRow question_table[] = {{"count", "count", Want::total, ""},
                                          {"table", "table", Want::table, ""},
                                          {"max", "max", Want::maximum, ""},
                                          {"maximal", "count", Want::total, "--maximal"},
                                          {"min-maximal", "min-maximal", Want::table, "--maximal"},
                                          {"classes", "count", Want::total, "--classes"}};

// Of the machine's memory, or of what the process may use of it.
std::uint64_t four_fifths_of_memory() {
  const long pages = sysconf(_SC_PHYS_PAGES), page = sysconf(_SC_PAGESIZE);
  std::uint64_t bytes = std::uint64_t{1} << 30;
  if (pages > 0 && page > 0)
    bytes = static_cast<std::uint64_t>(pages) * static_cast<std::uint64_t>(page);
  rlimit limit{};
  constexpr rlim_t program = 32 << 20;  // its code and libraries count against the limit, too
  if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY)
    bytes = std::min<std::uint64_t>(bytes, limit.rlim_cur - std::min(limit.rlim_cur, program));
  return std::max<std::uint64_t>(bytes / 5 * 4, 1 << 20);
}

// A weighed count is the table's value at the weight.
void ask_for_table(Problem& problem) {
  const std::string weight = text_of(*problem.weight);
  if (problem.want != Want::total) refuse("--weight", weight, "only for count");
  if (problem.modulus != 0) refuse("--weight", weight, "does not go with --mod");
  problem.want = Want::table;
}

// The fewest pieces that have a placement, and how many have it: told as a maximum is.
void keep_the_least(Result& result, const Army& army) {
  const Table table = std::exchange(result.table, {{}, {}, {0}});
  std::int64_t exact = 0;  // of kinds without an axis
  for (std::size_t kind = 0; kind < army.size(); ++kind)
    if (std::count(result.axes.begin(), result.axes.end(), kind) == 0)
      exact += army[kind].number.least;
  const Strides strides(table);
  for (std::size_t place = 0; place < table.values.size(); ++place) {
    if (table.values[place] == 0) continue;
    const auto numbers = strides.numbers(place);
    const std::int64_t pieces = std::accumulate(numbers.begin(), numbers.end(), exact);
    if (result.pieces && pieces > *result.pieces) continue;
    if (result.pieces != pieces) result.table.values[0] = 0;
    result.pieces = pieces;
    result.table.values[0] += table.values[place];
  }
  result.axes.clear();
}

std::size_t processors() { return std::max(1u, std::thread::hardware_concurrency()); }

}  // namespace

Limits limits_of(const Options& options) {
  Limits limits;
  limits.bytes = options.bytes > 0 ? options.bytes : four_fifths_of_memory();
  limits.cancelled = options.cancelled;
  limits.progress = options.progress;
  limits.threads = options.threads > 0 ? options.threads : processors();
  limits.kernel = kernel_named(options.kernel).name;
  return limits;
}

const QuestionRow& question_named(std::string_view name) {
  for (const QuestionRow& row : question_table)
    if (row.name == name) return row;
  refuse(
      "question", name,
      "want count, table, max, maximal, min-maximal or classes" + nearest_hint(name, questions()));
}

std::vector<std::string> questions() {
  std::vector<std::string> names;
  for (const QuestionRow& row : question_table) names.emplace_back(row.name);
  return names;
}

Asked ask(std::string_view question, std::string_view problem, const Options& options) {
  const QuestionRow& row = question_named(question);
  Problem read = read_problem(problem);
  read.want = row.want;
  if (row.option == "--maximal") read.maximal = true;
  if (row.option == "--classes" && read.up_to == UpTo::nothing) read.up_to = UpTo::all;
  if (row.shape == "min-maximal" && read.modulus != 0)
    refuse("--mod", read.modulus.get_str(), "does not go with min-maximal");
  if (read.weight) ask_for_table(read);
  Asked asked;
  asked.question = std::string(row.shape);
  asked.limits = limits_of(options);
  asked.plan = make_plan(read, {options.method, asked.limits.bytes});
  asked.seconds = options.seconds;
  asked.verify = options.verify;
  asked.chosen = options.chosen;
  return asked;
}

Problem read_for_placements(std::string_view text) {
  Problem problem = read_problem(text);
  if (problem.fixed_by) refuse("--fixed-by", problem.fixed_by->names, "only for counts");
  if (problem.modulus != 0) refuse("--mod", problem.modulus.get_str(), "only for counts");
  if (problem.weight) refuse("--weight", text_of(*problem.weight), "only for count");
  return problem;
}

const Problem& without_classes(const Problem& problem) {
  if (problem.up_to != UpTo::nothing) refuse("option", "--classes", "only for counts and list");
  return problem;
}

// No method counts modulo a number, or with weights: the exact counts are reduced here.
Solved solve(const Asked& asked, Answers* parts) {
  Solved solved{run(asked.plan, asked.limits, parts)};
  const Problem& problem = asked.plan.problem;
  if (problem.modulus != 0)
    for (Integer& count : solved.table.values) count %= problem.modulus;
  if (!problem.weight) return solved;
  const mpq_class value = weighed(problem, solved.table);
  solved.table = {{}, {}, {value.get_num()}};
  solved.divisor = value.get_den();
  return solved;
}

// Takes the second way; says which it was.
static std::string verified(const Asked& asked, const Solved& first, const SecondWay& second) {
  Asked again = asked;
  again.plan = second.plan;
  const std::string way = way_of(second.plan);
  const auto with_divisor = [](Solved solved) {
    if (solved.divisor != 1) solved.table.values.push_back(solved.divisor);
    return solved.table;
  };
  require_equal(with_divisor(first), way_of(asked.plan), with_divisor(solve(again)), way,
                text_of(asked.plan.problem));
  return way + ": " + second.how;
}

Result answer(const Asked& asked, Answers* parts) {
  require_affordable(asked.plan, asked.limits.bytes, asked.seconds);
  std::optional<SecondWay> second;
  if (asked.verify) second = second_way(asked);
  if (asked.chosen) asked.chosen(asked.plan.considered.front());
  Solved answer = solve(asked, parts);
  Result result;
  if (second) result.verified = verified(asked, answer, *second);
  result.question = asked.question;
  result.problem = text_of(asked.plan.problem);
  result.table = std::move(answer.table);
  result.divisor = answer.divisor;
  result.kinds = KindNames(asked.plan.problem.army).all();
  if (asked.plan.problem.want == Want::table) result.axes = axes_of(asked.plan.problem);
  result.work = answer.work;
  result.modulus = asked.plan.problem.modulus;
  result.method = way_of(asked.plan);
  result.why = asked.plan.considered.front().why;
  result.notes = notes_of(asked.plan);
  if (asked.question == "min-maximal") keep_the_least(result, asked.plan.problem.army);
  if (asked.plan.problem.want != Want::maximum) return result;
  if (result.table.values.empty())
    result.table = {{}, {}, {0}};
  else
    result.pieces = result.table.first[0];
  return result;
}

std::vector<std::string> notes_of(const Plan& plan) {
  const auto* equal = std::get_if<Equal>(&plan.how);
  if (equal && equal->parts.empty() && equal->join == Equal::Join::sum)
    return {"no placement: " + equal->why};
  return {};
}

}  // namespace rookery
