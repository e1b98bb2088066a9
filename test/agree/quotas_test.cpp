// SPDX-License-Identifier: Apache-2.0
// Every method against the oracle where rows, columns and regions must hold so many pieces: every
// board up to 4 x 4, and random regions.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <map>
#include <random>

#include "method/method.hpp"
#include "oracle/oracle.hpp"
#include "problem/text.hpp"

namespace {

using namespace rookery;

std::string total_by(const Method& method, const Problem& problem) {
  Context context;
  return method.solve(problem, context).table.values.at(0).get_str();
}

class Quotas {
 public:
  void compare(const std::string& text) {
    const std::string expected = std::to_string(oracle::count(oracle::read(text)));
    const Problem problem = read_problem(text);
    for (const Method* method : all_methods()) {
      if (!std::holds_alternative<Cost>(estimate_of(*method, problem))) continue;
      ++accepted[std::string(method->name)];
      EXPECT_EQ(total_by(*method, problem), expected) << method->name << " on " << text;
    }
  }
  std::map<std::string, int> accepted;
};

TEST(QuotaAgreement, RowsAndColumns) {
  Quotas quotas;
  for (int rows = 1; rows <= 4; ++rows)
    for (int columns = 1; columns <= 4; ++columns)
      for (const char* piece : {"king", "wazir", "ferz", "dummy", "knight", "fW"})
        for (const char* row : {"", " --per-row 1", " --per-row 2", " --per-row 0..1"})
          for (const char* column : {"", " --per-column 1", " --per-column 2"})
            quotas.compare(fmt::format("{}x{} {}{}{}", rows, columns, piece, row, column));
  EXPECT_EQ(quotas.accepted["sweep"], 1152);
  EXPECT_EQ(quotas.accepted["search"], 1152);
  EXPECT_EQ(quotas.accepted["deduction"], 1152);
  EXPECT_EQ(quotas.accepted["column-usage"], 1080);
}

TEST(QuotaAgreement, Regions) {
  Quotas quotas;
  std::mt19937 random(9);
  for (int i = 0; i < 150; ++i) {
    const std::size_t size = 4 + random() % 3;
    std::string text = fmt::format("{0}x{0} king --per-row 1 --per-column 1 --per-region 1", size);
    for (std::size_t row = 0; row < size; ++row) {
      text += row == 0 ? "@rows:" : "/";
      for (std::size_t column = 0; column < size; ++column)
        text += static_cast<char>('a' + (row + random() % 2 * (1 + column)) % size);
    }
    quotas.compare(text);
  }
  EXPECT_EQ(quotas.accepted["deduction"], 150);
}

}  // namespace
