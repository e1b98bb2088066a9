// SPDX-License-Identifier: Apache-2.0
#include <rookery/rookery.hpp>

#include "expect_error.hpp"

using namespace rookery;

TEST(Api, CountTableAndMaximum) {
  const Result six = count("8x8 6 bishops");
  EXPECT_EQ(six.table.values[0], 5599888);
  EXPECT_EQ(six.problem, "8x8 6 bishop");
  EXPECT_EQ(six.method, "rook-theory");
  EXPECT_GT(six.work, 0u);
  EXPECT_EQ(table("8x8 bishop").table.values.size(), 15u);
  const Result most = maximum("8x8 bishop");
  EXPECT_EQ(most.pieces, 14);
  EXPECT_EQ(most.table.values[0], 256);
  EXPECT_EQ(most.witness->size(), 14u);
  EXPECT_EQ(most.order, "diagonals");
}

TEST(Api, EdgesOfTheNumbers) {
  EXPECT_EQ(count("8x8 0 bishop").table.values[0], 1);
  EXPECT_EQ(count("0x0 bishop").table.values[0], 1);
  EXPECT_EQ(count("0x9 1 king").table.values[0], 0);
  EXPECT_EQ(count("1x1 1 bishop").table.values[0], 1);
  EXPECT_EQ(count("8x8 9223372036854775807 bishop").table.values[0], 0);
  EXPECT_EQ(count("3x100 500 bishop").table.values[0], 0);
  EXPECT_EQ(maximum("0x0 queen").pieces, 0);
  EXPECT_FALSE(maximum("4x4 5.. rook").pieces.has_value());
  EXPECT_EQ(maximum("4x4 5.. rook").table.values[0], 0);
  EXPECT_EQ(count("9223372036854775807x0 0 rook").table.values[0], 1);
}

TEST(Api, ContradictionsAreZeroWithANote) {
  const Result none = count("7x7 7 injured-queen --given a4,b3");
  EXPECT_EQ(none.table.values[0], 0);
  ASSERT_EQ(none.notes.size(), 1u);
  EXPECT_EQ(none.notes[0], "no placement: the given pieces on b3 and a4 are in conflict");
}

TEST(Api, BudgetsRefuseBeforeAnythingRuns) {
  Options options;
  options.bytes = 1000;
  error_of([&] { count("2000x2000 bishop", options); }, Error::Kind::unanswered);
  options = {};
  options.seconds = 1e-9;
  error_of([&] { count("200x200 bishop", options); }, Error::Kind::unanswered);
}

TEST(Api, CancellationStopsALongRun) {
  int asked = 0;
  Options options;
  options.cancelled = [&] { return ++asked > 3; };
  error_of([&] { count("2000x2000 bishop", options); }, Error::Kind::cancelled);
  error_of([&] { count("900x900 900 injured-queen", options); }, Error::Kind::cancelled);
}

TEST(Api, AMaximumTooFarToWalkToSaysSo) {
  const Result most = maximum("1x1000000000 rook");
  EXPECT_EQ(most.pieces, 1);
  EXPECT_EQ(most.table.values[0], 1000000000);
  EXPECT_FALSE(most.witness.has_value());
  EXPECT_EQ(most.notes.size(), 1u);
}

TEST(Api, CountsModuloANumber) {
  EXPECT_EQ(count("8x8 6 bishop --mod 1000").table.values[0], 888);
  EXPECT_EQ(count("8x8 6 bishop --mod 1").table.values[0], 0);
  EXPECT_EQ(count("8x8 6 bishop --mod 123456789012345678901234567890").table.values[0], 5599888);
  const Result most = maximum("8x8 bishop --mod 2");
  EXPECT_EQ(most.pieces, 14);
  EXPECT_EQ(most.table.values[0], 0);
  EXPECT_EQ(most.witness->size(), 14u);
  const Result exact = table("8x8 bishop"), modular = table("8x8 bishop --mod 7");
  ASSERT_EQ(modular.table.values.size(), exact.table.values.size());
  for (std::size_t k = 0; k < exact.table.values.size(); ++k)
    EXPECT_EQ(modular.table.values[k], exact.table.values[k] % 7);
  EXPECT_EQ(modular.modulus, 7);
  EXPECT_NE(written(modular).find("total " + Integer(82609921 % 7).get_str() + "\n"),
            std::string::npos);
}
