// SPDX-License-Identifier: Apache-2.0
#include "problem/direction.hpp"

#include <gtest/gtest.h>

#include <algorithm>

using namespace rookery;

namespace {

using Vectors = std::vector<std::pair<std::int64_t, std::int64_t>>;

Vectors chosen(const Step& step, const char* letters) {
  std::string why;
  Vectors vectors = orientations(step, letters, why);
  EXPECT_EQ(why, "");
  std::sort(vectors.begin(), vectors.end());
  return vectors;
}

}  // namespace

TEST(Direction, WithoutLettersAllOrientations) {
  EXPECT_EQ(chosen({1, 0}, "").size(), 4u);
  EXPECT_EQ(chosen({1, 1}, "").size(), 4u);
  EXPECT_EQ(chosen({2, 1}, "").size(), 8u);
}

TEST(Direction, TheLastLetterOfAPairIsTheLongDirection) {
  EXPECT_EQ(chosen({2, 1}, "rf"), (Vectors{{2, 1}}));
  EXPECT_EQ(chosen({2, 1}, "fr"), (Vectors{{1, 2}}));
  EXPECT_EQ(chosen({2, 1}, "fs"), (Vectors{{1, -2}, {1, 2}}));
  EXPECT_EQ(chosen({2, 1}, "f"), (Vectors{{2, -1}, {2, 1}}));
  EXPECT_EQ(chosen({2, 1}, "hr"), (Vectors{{-2, -1}, {-1, 2}, {1, -2}, {2, 1}}));
}

TEST(Direction, OrthogonalPairsAreUnionsAndDiagonalPairsIntersections) {
  EXPECT_EQ(chosen({1, 0}, "fs"), (Vectors{{0, -1}, {0, 1}, {1, 0}}));
  EXPECT_EQ(chosen({1, 1}, "fl"), (Vectors{{1, -1}}));
}

TEST(Direction, LettersApartAreNoPair) {
  EXPECT_EQ(chosen({1, 1}, "f|l"), (Vectors{{-1, -1}, {1, -1}, {1, 1}}));
}

TEST(Direction, HalvesNeedAnObliqueStep) {
  std::string why;
  EXPECT_TRUE(orientations({1, 0}, "fh", why).empty());
  EXPECT_NE(why, "");
  EXPECT_TRUE(orientations({2, 1}, "h", why).empty());
  EXPECT_NE(why, "");
  EXPECT_TRUE(is_direction('h'));
  EXPECT_FALSE(is_direction('m'));
}
