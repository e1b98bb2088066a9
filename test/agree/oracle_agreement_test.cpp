// SPDX-License-Identifier: Apache-2.0
// Every method against the oracle on every small problem it accepts: totals, tables, maxima and
// walks. How many problems each method accepted is pinned in accepted.txt: fewer means that a
// method has begun to refuse what it could do.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <map>
#include <set>

#include "agree/leaves.hpp"
#include "agree/problems.hpp"
#include "method/method.hpp"
#include "oracle/oracle.hpp"
#include "problem/text.hpp"
#include "rewrite/rewrite.hpp"

namespace {

using rookery::Integer;
using rookery::Method;
using rookery::Problem;
using rookery::Want;

constexpr int most_squares = 12;
constexpr int quick_squares = 4;
constexpr int most_walked = 9;

// The oracle's counts of one board, piece and given set, by number of pieces.
struct Expected {
  std::vector<std::uint64_t> counts;

  std::uint64_t at(std::int64_t k) const {
    return k < static_cast<std::int64_t>(counts.size()) ? counts[static_cast<std::size_t>(k)] : 0;
  }
};

std::vector<std::uint64_t> within(const Expected& expected, const rookery::Range& range) {
  std::vector<std::uint64_t> kept;
  for (std::size_t k = 0; k < expected.counts.size(); ++k)
    if (static_cast<std::int64_t>(k) >= range.least && static_cast<std::int64_t>(k) <= range.most)
      kept.push_back(expected.counts[k]);
  return kept;
}

std::string text_of(const rookery::Table& table) {
  std::string text;
  for (std::size_t i = 0; i < table.first.size(); ++i)
    text += "from " + std::to_string(table.first[i]) + ":";
  for (const Integer& value : table.values) text += " " + value.get_str();
  return text;
}

std::string expected_total(const Expected& expected, const rookery::Range& range) {
  std::uint64_t total = 0;
  for (const std::uint64_t count : within(expected, range)) total += count;
  return " " + std::to_string(total);
}

std::string expected_table(const Expected& expected, const rookery::Range& range) {
  auto kept = within(expected, range);
  while (kept.size() > 1 && kept.back() == 0) kept.pop_back();
  if (kept.empty()) kept.push_back(0);
  std::string text = "from " + std::to_string(range.least) + ":";
  for (const std::uint64_t count : kept) text += " " + std::to_string(count);
  return text;
}

std::string expected_maximum(const Expected& expected, const rookery::Range& range) {
  for (std::int64_t k = std::min<std::int64_t>(range.most, most_squares); k >= range.least; --k)
    if (expected.at(k) > 0)
      return "from " + std::to_string(k) + ": " + std::to_string(expected.at(k));
  return "from 0:";
}

std::string expected_answer(const Problem& problem, const Expected& expected) {
  const rookery::Range& range = problem.number();
  if (problem.want == Want::total) return expected_total(expected, range);
  if (problem.want == Want::table) return expected_table(expected, range);
  return expected_maximum(expected, range);
}

class Agreement {
 public:
  void run(int squares) {
    for (const std::string& board : agree::all_boards(squares))
      for (const std::string& piece : agree::all_pieces())
        for (const std::string& given : agree::given_sets(board)) compare(board, piece, given);
  }

  const std::map<std::string, std::uint64_t>& accepted() const { return accepted_; }
  std::uint64_t problems() const { return problems_; }

 private:
  void compare(const std::string& board, const std::string& piece, const std::string& given) {
    const Expected expected{oracle::table(oracle::read(board + " " + piece + given))};
    const int squares = agree::rows_of(board) * agree::columns_of(board);
    for (const std::string& number : agree::all_numbers(squares)) {
      const std::string text = board + " " + number + piece + given;
      Problem problem = rookery::read_problem(text);
      for (const Want want : {Want::total, Want::table, Want::maximum}) {
        problem.want = want;
        ++problems_;
        for (const Method* method : rookery::all_methods())
          compare(*method, problem, text, expected);
        for (const rookery::Rewrite* rewrite : rookery::all_rewrites())
          compare(*rewrite, problem, text, expected);
      }
      if (problem.number().exact() && squares <= most_walked) walk_all(problem, text);
    }
  }

  // The general methods weigh each problem for a millisecond: on the larger boards they take every
  // tenth, or all of them if ROOKERY_LONG is set (the pins are those of the short run).
  bool takes_part(const Method& method, const Problem& problem) {
    static const std::set<std::string_view> general = {
        "search", "sweep", "sweep-across", "few-pieces", "graph", "lines", "deduction"};
    constexpr std::int64_t small = 2;
    const char* thin = std::getenv("ROOKERY_THIN");
    const std::uint64_t share = std::getenv("ROOKERY_LONG") ? 1
                                : thin                      ? 10 * std::stoull(thin)
                                                            : 10;
    if (problem.board.rows * problem.board.columns <= small) return true;
    return general.count(method.name) == 0 || problems_ % share == 0;
  }

  bool accepts(const Method& method, const Problem& problem) {
    if (!takes_part(method, problem)) return false;
    if (!std::holds_alternative<rookery::Cost>(method.estimate(problem))) return false;
    ++accepted_[std::string(method.name)];
    return true;
  }

  void compare(const Method& method, const Problem& problem, const std::string& text,
               const Expected& expected) {
    if (!accepts(method, problem)) return;
    rookery::Context context;
    const auto answer = method.solve(problem, context);
    ASSERT_EQ(text_of(answer.table), expected_answer(problem, expected))
        << method.name << " on '" << text << "', want " << static_cast<int>(problem.want);
  }

  // A sum of no parts: no placement. Rewrites with parts are held by the machine of random
  // problems.
  void compare(const rookery::Rewrite& rewrite, const Problem& problem, const std::string& text,
               const Expected& expected) {
    if (rewrite.name != "contradiction") return;
    const auto equal = rewrite.apply(problem);
    if (!equal || !equal->parts.empty() || equal->join == rookery::Equal::Join::product) return;
    ++accepted_[std::string(rewrite.name)];
    ASSERT_EQ(expected_total(expected, problem.number()), " 0") << rewrite.name << " on " << text;
  }

  void walk_all(Problem problem, const std::string& text) {
    problem.want = Want::walk;
    std::vector<oracle::Placement> expected;
    bool known = false;
    for (const Method* method : rookery::all_methods()) {
      if (!accepts(*method, problem)) continue;
      if (!std::exchange(known, true)) expected = oracle::placements(oracle::read(text));
      compare_walk(*method, problem, text, expected);
    }
  }

  void compare_walk(const Method& method, const Problem& problem, const std::string& text,
                    const std::vector<oracle::Placement>& expected) {
    rookery::Context context;
    const auto walk = method.walk(problem, context);
    auto [leaves, promises_kept] = agree::leaves_of(walk.get());
    EXPECT_TRUE(promises_kept) << method.name << " walking '" << text << "'";
    if (method.order == "squares") {
      EXPECT_TRUE(std::is_sorted(leaves.begin(), leaves.end())) << text;
    }
    std::sort(leaves.begin(), leaves.end());
    ASSERT_EQ(leaves, expected) << method.name << " walking '" << text << "'";
  }

  std::map<std::string, std::uint64_t> accepted_;
  std::uint64_t problems_ = 0;
};

std::map<std::string, std::uint64_t> pinned() {
  std::map<std::string, std::uint64_t> counts;
  std::ifstream file(ROOKERY_TEST_DIR "/agree/accepted.txt");
  std::string name;
  std::uint64_t count = 0;
  while (file >> name >> count) counts[name] = count;
  return counts;
}

TEST(QuickOracleAgreement, OnTheSmallestBoards) {
  Agreement agreement;
  agreement.run(quick_squares);
  EXPECT_EQ(agreement.accepted().size(), pinned().size());
}

TEST(OracleAgreement, EveryMethodOnEverySmallProblemItAccepts) {
  Agreement agreement;
  agreement.run(most_squares);
  std::string lines;
  for (const auto& [name, count] : agreement.accepted())
    lines += name + " " + std::to_string(count) + "\n";
  std::cout << agreement.problems() << " problems; accepted by method:\n" << lines;
  if (std::getenv("ROOKERY_LONG")) return;
  EXPECT_EQ(agreement.accepted(), pinned()) << "accepted.txt should read:\n" << lines;
}

}  // namespace
