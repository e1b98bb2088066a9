// SPDX-License-Identifier: Apache-2.0
// Random problems beyond the oracle's reach: all methods that accept one and are quick enough
// against each other. ROOKERY_SEED repeats a run; ROOKERY_LONG=1 makes it fifty times as long,
// ROOKERY_THIN=4 a quarter as long.
#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <random>

#include <rookery/spelling.hpp>

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

// Leapers reach a row or two: long boards of those are quick.
std::string leaper(Random& random) {
  return any_of(random, std::vector<std::string>{"king", "knight", "ferz", "wazir", "fN", "vNsF"});
}

std::string random_piece(Random& random) {
  switch (below(random, 5)) {
    case 0:
      return "bishop";
    case 1:
      return "rook";
    case 2:
      return "injured-queen";
    case 3:
      return leaper(random);
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

struct Size {
  std::uint64_t rows, columns;
};

// One in four is long and narrow, of so many squares that sweep meets itself in the middle.
Size random_size(Random& random) {
  if (below(random, 4) != 0) return {1 + below(random, 8), 1 + below(random, 8)};
  const std::uint64_t narrow = 1 + below(random, 4), length = 60 / narrow + below(random, 12);
  return below(random, 2) == 0 ? Size{narrow, length} : Size{length, narrow};
}

std::string random_problem(Random& random) {
  const auto [rows, columns] = random_size(random);
  std::string text = std::to_string(rows) + "x" + std::to_string(columns) + " " +
                     random_number(random, std::min(rows, columns)) + random_piece(random);
  if (below(random, 3) != 0) return text;
  text += " --given ";
  const std::uint64_t first = below(random, columns);
  for (std::uint64_t column = first; column < columns; column += 1 + below(random, 4))
    text += (column > first ? "," : "") + column_text(static_cast<std::int64_t>(column)) +
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
  const char* thin = std::getenv("ROOKERY_THIN");
  const int problems = std::getenv("ROOKERY_LONG") ? 100000 : 2000 / (thin ? std::stoi(thin) : 1);
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
