// SPDX-License-Identifier: Apache-2.0
// The placements themselves, by every method that walks: those the oracle finds, each once; the
// i-th by number is the i-th of the list, and its number is i. And how often each square is used.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "agree/random_drafts.hpp"
#include "method/method.hpp"
#include "method/sweep/parts.hpp"
#include "problem/counts.hpp"
#include "problem/text.hpp"
#include "run/heat.hpp"
#include "run/unique.hpp"

using namespace rookery;

namespace {

constexpr std::uint64_t most_placements = 400;

Limits limits() {
  Limits limits;
  limits.bytes = std::uint64_t{1} << 30;
  return limits;
}

std::vector<Placement> expected_of(const oracle::Problem& problem) {
  std::vector<Placement> all;
  for (const oracle::Placement& placement : oracle::placements(problem)) {
    Placement one;
    for (const oracle::Stand& stand : placement)
      one.push_back({{stand.row, stand.column}, stand.kind});
    std::sort(one.begin(), one.end());
    all.push_back(std::move(one));
  }
  std::sort(all.begin(), all.end());
  return all;
}

std::vector<Placement> list_of(Placements& placements, const Integer& skip = 0) {
  std::vector<Placement> all;
  placements.each(skip, [&](const Placement& placement) {
    all.push_back(placement);
    return true;
  });
  return all;
}

void expect_numbers(Placements& placements, const std::vector<Placement>& listed) {
  for (std::size_t i = 0; i < listed.size(); ++i) {
    const Integer number = static_cast<unsigned long>(i);
    EXPECT_EQ(placements.at(number), listed[i]);
    EXPECT_EQ(placements.number_of(listed[i]), number);
  }
  const std::size_t skip = listed.size() / 2;
  const std::vector<Placement> rest(listed.begin() + static_cast<std::ptrdiff_t>(skip),
                                    listed.end());
  EXPECT_EQ(list_of(placements, static_cast<unsigned long>(skip)), rest);
}

// The order `squares`: at the first square where two differ, the first kind comes first, and an
// empty square last.
bool before(const Placement& one, const Placement& other) {
  const auto [a, b] = std::mismatch(one.begin(), one.end(), other.begin(), other.end());
  if (a == one.end() || b == other.end()) return b == other.end() && a != one.end();
  return *a < *b;
}

// False: the method does not walk to these.
bool agrees(const Problem& problem, std::string_view method,
            const std::vector<Placement>& expected) {
  try {
    Placements placements(problem, {std::string(method), 10, nullptr}, limits());
    EXPECT_EQ(placements.total(), Integer(static_cast<unsigned long>(expected.size())));
    auto listed = list_of(placements);
    expect_numbers(placements, listed);
    const auto known = std::find_if(all_methods().begin(), all_methods().end(),
                                    [&](const Method* one) { return one->name == method; });
    if (known != all_methods().end() && (*known)->walks_ranges && !listed.empty()) {
      EXPECT_EQ(placements.order(), "squares");
    }
    if (placements.order() == "squares" && problem.given.empty()) {
      EXPECT_TRUE(std::is_sorted(listed.begin(), listed.end(), before));
    }
    std::sort(listed.begin(), listed.end());
    EXPECT_EQ(listed, expected);
  } catch (const Error& error) {
    EXPECT_EQ(error.kind, Error::Kind::unanswered) << error.what();
    return false;
  }
  return true;
}

// The search for two finds as many as there are, up to two.
void expect_first_two(const Problem& problem, const std::vector<Placement>& expected) {
  const FirstTwo two = first_two(problem, {"", 10, nullptr}, limits());
  EXPECT_EQ(two.placements.size(), std::min<std::size_t>(2, expected.size()));
  for (const Placement& placement : two.placements)
    EXPECT_TRUE(std::binary_search(expected.begin(), expected.end(), placement));
  if (two.placements.size() == 2) {
    EXPECT_NE(two.placements[0], two.placements[1]);
  }
}

void collect(Walk& walk, Placement& path, std::vector<Placement>& leaves) {
  const auto choices = walk.choices();
  if (choices.empty()) {
    leaves.push_back(path);
    std::sort(leaves.back().begin(), leaves.back().end());
  }
  for (std::size_t i = 0; i < choices.size(); ++i) {
    path.insert(path.end(), choices[i].put.begin(), choices[i].put.end());
    walk.enter(i);
    collect(walk, path, leaves);
    walk.leave();
    path.resize(path.size() - choices[i].put.size());
  }
}

// The walk of sweep that is taken where layers are too wide, which no small problem needs.
void expect_simple_walk(Problem problem, const std::vector<Placement>& expected) {
  constexpr std::size_t most = 30;
  problem.want = Want::walk;
  if (expected.empty() || expected.size() > most ||
      !sweeping::task_of(problem, sweeping::Way::narrow))
    return;
  Context context;
  const auto walk = sweeping::simple_walk(problem, context);
  Placement path;
  std::vector<Placement> leaves;
  if (walk) collect(*walk, path, leaves);
  std::sort(leaves.begin(), leaves.end());
  EXPECT_EQ(leaves, expected) << "the simple walk of sweep";
}

// Each way there is; 200 random problems and the plain ones come here.
void expect_heat(const Problem& problem, const std::vector<Placement>& expected) {
  Table uses = cold(problem);
  for (const Placement& placement : expected)
    for (const Stand& stand : placement) ++uses.values[heat_place(problem, stand)];
  for (const HeatWay way : {HeatWay::whole, HeatWay::stands}) {
    const HeatPlan plan = plan_heat(problem, {"", limits().bytes}, way);
    if (!possible(plan)) continue;
    const HeatAnswer answer = run(plan, limits());
    EXPECT_EQ(answer.total, Integer(static_cast<unsigned long>(expected.size())));
    EXPECT_EQ(answer.table.values, uses.values) << "heat, " << way_of(plan);
  }
}

std::uint64_t sum_of(const oracle::Counts& counts) {
  std::uint64_t sum = 0;
  for (const auto& [numbers, count] : counts) sum += count;
  return sum;
}

using Walked = std::map<std::string, int, std::less<>>;

void expect_agreement(const std::string& text, const oracle::Problem& asked, Walked& walked) {
  const Problem problem = read_problem(text);
  const auto expected = expected_of(asked);
  EXPECT_TRUE(agrees(problem, "", expected)) << text;
  expect_first_two(problem, expected);
  expect_heat(problem, expected);
  expect_simple_walk(problem, expected);
  for (const Method* method : all_methods())
    if (agrees(problem, method->name, expected)) ++walked[std::string(method->name)];
  if (testing::Test::HasFailure()) ADD_FAILURE() << "first wrong: " << text;
}

}  // namespace

TEST(PlacementsAgreement, RandomProblems) {
  agree::Random random(31);
  Walked walked;
  for (int problems = 0; problems < 250 && !HasFailure();) {
    const auto posed = agree::random_problem(random);
    if (sum_of(posed.counts) > most_placements) continue;
    expect_agreement(agree::text_of(posed.draft), posed.problem, walked);
    ++problems;
  }
  for (const char* method : {"backtracking", "search", "sweep", "graph"})
    EXPECT_GE(walked[method], 20) << method;
}

TEST(PlacementsAgreement, PlainBoards) {
  Walked walked;
  for (const char* board : {"1x1", "2x3", "3x3", "4x3", "4x4", "0x3", "1x6", "5x4", "4x5"})
    for (const char* army :
         {"2 bishop", "3 rook", "..2 injured-queen", "4 injured-queen", "3 injured-queen",
          "3 bishop --given a1", "1 rook", "2 queen", "4 bishop", "rook", "0 king"}) {
      if (HasFailure()) return;
      const std::string text = std::string(board) + " " + army;
      if (board[0] == '0' && text.find("given") != std::string::npos) continue;
      expect_agreement(text, oracle::read(text), walked);
    }
  for (const char* method : {"rook-theory", "rook-series", "rook-polynomial", "band", "column-walk",
                             "column-series", "lines"})
    EXPECT_GE(walked[method], 5) << method;
}
