// SPDX-License-Identifier: Apache-2.0
// Published terms (OEIS): the planner's choice on every one, and every other method that applies
// and is quick enough.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "base/polynomial.hpp"
#include "method/rook_theory/parts.hpp"
#include "plan/plan.hpp"
#include "problem/text.hpp"
#include "run/run.hpp"

using namespace rookery;

namespace {

constexpr double quick = 3e8;  // operations

std::vector<std::string> lines_of(const std::string& name) {
  std::ifstream file(std::string(ROOKERY_TEST_DIR "/truth/") + name);
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);)
    if (!line.empty() && line[0] != '#') lines.push_back(line);
  EXPECT_FALSE(lines.empty()) << name;
  return lines;
}

// How many methods confirmed the line.
int confirm(const std::string& line) {
  const std::string text = line.substr(0, line.find(" = "));
  const std::string after = line.substr(text.size() + 3);
  const Integer published(after.substr(0, after.find(' ')));
  const Problem problem = read_problem(text);
  EXPECT_EQ(text_of(problem), text) << "not canonical";
  int confirmed = 0;
  for (const Considered& line_considered : make_plan(problem).considered) {
    if (!line_considered.cost || line_considered.cost->operations > quick) continue;
    const std::string& name = line_considered.name;
    const bool rewrite = std::any_of(all_rewrites().begin(), all_rewrites().end(),
                                     [&](const Rewrite* one) { return one->name == name; });
    if (rewrite && name != "contradiction") continue;
    const Plan plan = make_plan(problem, {name == "contradiction" ? "" : name});
    EXPECT_EQ(run(plan, {}).table.values.at(0), published) << line << " by " << name;
    ++confirmed;
  }
  EXPECT_GE(confirmed, 1) << line;
  return confirmed;
}

void confirm_file(const char* name, int at_least_twice) {
  int twice = 0;
  const auto lines = lines_of(name);
  for (const std::string& line : lines) twice += confirm(line) >= 2;
  std::cout << lines.size() << " terms, " << twice << " by two methods\n";
  EXPECT_GE(twice, at_least_twice);
}

std::vector<Integer> numbers_of(const std::string& text) {
  std::istringstream words(text);
  std::vector<Integer> numbers;
  for (std::string word; words >> word;) numbers.emplace_back(word);
  return numbers;
}

Polynomial colour(std::int64_t n, std::size_t which) {
  Context context;
  std::uint64_t work = 0;
  const auto boards = rook_boards::ferrers_boards({n, n}, rook_boards::Shape::bishops);
  return rook_boards::count_rooks(boards[which], Range::unlimited, context, work);
}

// The rows for n = first, first + 1, ... side by side, as many numbers as `size`.
std::vector<Integer> flattened(const std::string& kind, std::int64_t first, std::size_t size) {
  std::vector<Integer> all;
  for (std::int64_t n = first; all.size() < size; ++n) {
    const Polynomial row = colour(n, kind == "other" ? 1 : 0);
    if (kind == "sums")
      all.push_back(sum(row));
    else
      all.insert(all.end(), row.begin(), row.end());
  }
  all.resize(size);
  return all;
}

TEST(Truth, Bishops) { confirm_file("bishops.txt", 50); }
TEST(Truth, Rooks) { confirm_file("rooks.txt", 40); }
TEST(Truth, InjuredQueens) { confirm_file("injured_queens.txt", 8); }

TEST(Truth, BishopsOfOneColour) {
  for (const std::string& line : lines_of("colours.txt")) {
    std::istringstream words(line.substr(0, line.find(" = ")));
    std::string name, kind;
    std::int64_t first = 0;
    words >> name >> kind >> first;
    const auto published = numbers_of(line.substr(line.find(" = ") + 3));
    EXPECT_EQ(flattened(kind, first, published.size()), published) << name;
  }
}

}  // namespace
