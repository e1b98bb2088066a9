// SPDX-License-Identifier: Apache-2.0
// Random problems beyond the oracle's reach: all methods that accept one and are quick enough
// against each other. ROOKERY_SEED repeats a run; ROOKERY_LONG=1 makes it fifty times as long.
#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <random>

#include "method/method.hpp"
#include "problem/text.hpp"

using namespace rookery;

namespace {

constexpr double quick = 2e7;  // operations

using Random = std::mt19937_64;

std::uint64_t below(Random& random, std::uint64_t limit) { return random() % limit; }

template <class Row>
const Row& any_of(Random& random, const std::vector<Row>& rows) {
  return rows[below(random, rows.size())];
}

// A piece that fills its column and reaches into the next by a few row differences.
std::string column_piece(Random& random) {
  std::string betza = "vR";
  for (const char* part : {"sW", "rfF", "lfF", "rvN", "lbN", "rfF", "v(1,3)", "lv(1,4)"})
    if (below(random, 3) == 0) betza += part;
  return betza;
}

std::string random_piece(Random& random) {
  switch (below(random, 4)) {
    case 0:
      return "bishop";
    case 1:
      return "rook";
    case 2:
      return "injured-queen";
    default:
      return column_piece(random);
  }
}

std::string random_number(Random& random, std::uint64_t side) {
  const std::uint64_t low = below(random, side + 2), high = low + below(random, 3);
  switch (below(random, 4)) {
    case 0:
      return "";
    case 1:
      return std::to_string(low) + ".." + std::to_string(high) + " ";
    default:
      return std::to_string(low) + " ";
  }
}

std::string random_problem(Random& random) {
  const std::uint64_t rows = 1 + below(random, 8), columns = 1 + below(random, 8);
  std::string text = std::to_string(rows) + "x" + std::to_string(columns) + " " +
                     random_number(random, std::min(rows, columns)) + random_piece(random);
  if (below(random, 3) != 0) return text;
  text += " --given ";
  const std::uint64_t first = below(random, columns);
  for (std::uint64_t column = first; column < columns; column += 1 + below(random, 4))
    text += std::string(column > first ? "," : "") + static_cast<char>('a' + column) +
            std::to_string(1 + below(random, rows));
  return text;
}

std::string shown(const Table& table) {
  std::string text;
  for (const std::int64_t first : table.first) text += std::to_string(first) + ":";
  for (const Integer& value : table.values) text += " " + value.get_str();
  return text;
}

// How many methods answered; all of them the same.
int compare(const Problem& problem) {
  std::string first;
  int answered = 0;
  for (const Method* method : all_methods()) {
    const Estimate estimate = method->estimate(problem);
    const Cost* cost = std::get_if<Cost>(&estimate);
    if (!cost || cost->operations > quick) continue;
    Context context;
    const std::string answer = shown(method->solve(problem, context).table);
    if (answered++ == 0) first = answer;
    EXPECT_EQ(answer, first) << method->name << " on '" << text_of(problem) << "', want "
                             << static_cast<int>(problem.want);
  }
  return answered;
}

TEST(RandomAgreement, MethodsAgreeWithEachOther) {
  const char* given = std::getenv("ROOKERY_SEED");
  const auto now = std::chrono::steady_clock::now().time_since_epoch().count();
  const std::uint64_t seed = given ? std::stoull(given) : static_cast<std::uint64_t>(now);
  std::cout << "ROOKERY_SEED=" << seed << "\n";
  Random random(seed);
  const int problems = std::getenv("ROOKERY_LONG") ? 100000 : 2000;
  int compared = 0;
  for (int i = 0; i < problems && !testing::Test::HasFailure(); ++i) {
    Problem problem = read_problem(random_problem(random));
    problem.want = any_of(random, std::vector{Want::total, Want::table, Want::maximum});
    compared += compare(problem) >= 2;
  }
  std::cout << compared << " of " << problems << " problems answered by two methods or more\n";
  EXPECT_GE(compared, problems / 4);
}

}  // namespace
