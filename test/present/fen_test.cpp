// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <rookery/rookery.hpp>

using namespace rookery;

namespace {

std::string fen_of(const std::string& problem, const Placement& placement) {
  return written(Listing{problem, {}, "", "", 1}, {0, placement}, "fen");
}

TEST(Fen, RunsHolesAndWalls) {
  EXPECT_EQ(fen_of("fen:2-12/1*13/15 king", {{{0, 14}, 0}, {{2, 0}, 0}}), "K1-12/1*13/14K\n");
  EXPECT_EQ(fen_of("2x3 king", {}), "3/3\n");
}

TEST(Fen, ReadsBackAsADrawing) {
  const std::string fen = fen_of("3x3 king queen", {{{0, 0}, 0}, {{1, 2}, 1}});
  EXPECT_EQ(problem_from_drawing(fen, "king queen"), "3x3 king queen --given king@a1,queen@c2");
}

}  // namespace
