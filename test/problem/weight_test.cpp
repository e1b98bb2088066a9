// SPDX-License-Identifier: Apache-2.0
#include "problem/weight.hpp"

#include "expect_error.hpp"
#include "problem/text.hpp"

using namespace rookery;

namespace {

std::string weight(const std::string& text) { return text_of(read_weight(text)); }

}  // namespace

TEST(Weight, ExactNumbers) {
  EXPECT_EQ(weight("2"), "2");
  EXPECT_EQ(weight("-1/3"), "-1/3");
  EXPECT_EQ(weight("4/6"), "2/3");
  EXPECT_EQ(weight("0.25"), "1/4");
  EXPECT_EQ(weight("-1.50"), "-3/2");
  EXPECT_EQ(weight("0.05"), "1/20");
  EXPECT_EQ(weight("-0"), "0");
  EXPECT_EQ(weight("1/99999999999999999999"), "1/99999999999999999999");
}

TEST(Weight, OthersAreRefused) {
  EXPECT_EQ(error_of([] { read_weight("1/0"); }), "weight '1/0': the denominator is 0");
  EXPECT_EQ(error_of([] { read_weight("0/0"); }), "weight '0/0': the denominator is 0");
  for (const char* wrong : {"", "-", "+1", "01", "1/", "/2", "1/-2", "1/02", ".5", "5.", "1e3",
                            "--1", "1/2/3", "1.2.3", "0x2", "x", "1.2/3"})
    error_of([&] { read_weight(wrong); });
  error_of([] { read_weight(std::string(1001, '1')); });
}

TEST(Weight, TheTableAtTheWeight) {
  Problem problem = read_problem("8x8 bishop --weight 1/2");
  const Table table{{0}, {3}, {1, 2, 5}};
  EXPECT_EQ(weighed(problem, table), mpq_class(13, 4));  // 1 + 2/2 + 5/4
  problem.weight = 0;
  EXPECT_EQ(weighed(problem, table), 1);
  problem.weight = -1;
  EXPECT_EQ(weighed(problem, table), 4);
  EXPECT_EQ(weighed(problem, {{3}, {1}, {0}}), 0);
}

TEST(Weight, KindsOfAFixedNumberWeighToo) {
  const Problem problem = read_problem("8x8 2 king rook --weight 2");
  EXPECT_EQ(weighed(problem, {{0}, {2}, {1, 3}}), 28);  // 4 + 3 * 8
  const Problem two = read_problem("8x8 king rook --weight 2");
  EXPECT_EQ(weighed(two, {{0, 0}, {2, 2}, {1, 3, 5, 7}}), 45);  // 1 + 2 * 3 + 2 * 5 + 4 * 7
}
