// SPDX-License-Identifier: Apache-2.0
// test/method/column_drawer_test.cpp holds the draws themselves.
#include "run/draws.hpp"

#include "expect_error.hpp"
#include "problem/text.hpp"

using namespace rookery;

namespace {

Drawing drawing_of(const char* text, const char* method = "") {
  return drawing_instead(read_problem(text), method);
}

TEST(Draws, WhereWalkingIsNotQuick) {
  EXPECT_EQ(drawing_of("100x100 100 injured-queen").method, nullptr);
  ASSERT_NE(drawing_of("1000x1000 1000 injured-queen").method, nullptr);
  EXPECT_EQ(drawing_of("1000x1000 1000 injured-queen").method->name, "column-walk");
  EXPECT_NE(drawing_of("1000x1000 1000 injured-queen", "column-walk").method, nullptr);
  EXPECT_EQ(drawing_of("1000x1000 1000 injured-queen", "column-series").method, nullptr);
  EXPECT_EQ(drawing_of("1000x1000 999.. injured-queen").method, nullptr);
  EXPECT_EQ(drawing_of("1000x1000 999 injured-queen").method, nullptr);
  EXPECT_EQ(drawing_of("1000x1000 1000 rook").method, nullptr);
}

TEST(Draws, OverTheBudget) {
  const Problem problem = read_problem("20000x20000 20000 injured-queen");
  Limits limits;
  limits.bytes = 1000000;
  const auto draw = [&] { Draws(problem, drawing_instead(problem, ""), {"", 9, {}}, limits); };
  EXPECT_NE(error_of(draw, Error::Kind::unanswered).find("drawing by column-walk would take"),
            std::string::npos);
}

TEST(Draws, None) {
  const Problem problem = read_problem("2000x2000 2000 injured-queen --given b3,c4");
  Limits limits;
  limits.bytes = 100000000;
  const Draws draws(problem, drawing_instead(problem, ""), {"", 9, {}}, limits);
  EXPECT_FALSE(draws.any());
}

}  // namespace
