// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "problem/text.hpp"
#include "rewrite/rewrite.hpp"

using namespace rookery;

namespace {

Problem asking(const std::string& text, Want want) {
  Problem problem = read_problem(text);
  problem.want = want;
  return problem;
}

Equal product_of(const Problem& whole, std::size_t parts) {
  return {Equal::Join::product, std::vector<Part>(parts, Part{whole}), ""};
}

}  // namespace

TEST(Join, TotalsOfAnyNumbersMultiply) {
  const Problem whole = asking("1x1 king", Want::total);
  Equal equal = product_of(whole, 2);
  ask_parts(whole, equal);
  EXPECT_EQ(equal.parts[0].problem.want, Want::total);
  EXPECT_EQ(joined(whole, equal, {{{}, {}, {3}}, {{}, {}, {5}}}).values[0], 15);
}

TEST(Join, NumbersAreSharedInEveryWay) {
  const Problem whole = asking("1x1 2 king", Want::total);
  Equal equal = product_of(whole, 2);
  ask_parts(whole, equal);
  EXPECT_EQ(equal.parts[0].problem.want, Want::table);
  EXPECT_EQ(equal.parts[0].problem.number(), (Range{0, 2}));
  const Table part = {{0}, {3}, {1, 4, 2}};  // 1 + 4x + 2x^2, squared
  EXPECT_EQ(joined(whole, equal, {part, part}).values[0], 20);
}

TEST(Join, MaximaAddUp) {
  const Problem whole = asking("1x1 king", Want::maximum);
  Equal equal = product_of(whole, 2);
  ask_parts(whole, equal);
  const Table answer = joined(whole, equal, {{{3}, {1}, {2}}, {{4}, {1}, {5}}});
  EXPECT_EQ(answer.first[0], 7);
  EXPECT_EQ(answer.values[0], 10);
}

TEST(Join, PutPiecesCount) {
  const Problem whole = asking("3x3 2.. king", Want::table);
  Equal equal = product_of(whole, 1);
  equal.parts[0].put = {{{0, 0}, 0}};
  ask_parts(whole, equal);
  EXPECT_EQ(equal.parts[0].problem.number().least, 1);
  const Table answer = joined(whole, equal, {{{1}, {2}, {5, 6}}});
  EXPECT_EQ(answer.first[0], 2);
  EXPECT_EQ(answer.values, (std::vector<Integer>{5, 6}));
}

TEST(Join, ASumOfNoPartsIsNothing) {
  const Problem whole = asking("3x3 king", Want::total);
  EXPECT_EQ(joined(whole, {Equal::Join::sum, {}, ""}, {}).values[0], 0);
  EXPECT_EQ(joined(whole, {Equal::Join::product, {}, ""}, {}).values[0], 1);
}
