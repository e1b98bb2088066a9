// SPDX-License-Identifier: Apache-2.0
#include "present/shape.hpp"

#include <gtest/gtest.h>

#include <string>

using namespace rookery;

TEST(Shape, TheUsualPiecesHaveOne) {
  for (const char* name : {"queen", "rook", "bishop", "knight", "king", "injured-queen"}) {
    const Shape* shape = find_shape(name);
    ASSERT_NE(shape, nullptr) << name;
    EXPECT_EQ(shape->solid.front(), 'M') << name;
    EXPECT_EQ(std::string(shape->solid).find_first_not_of("MLHVCAZmlhvcaz0123456789.- "),
              std::string::npos)
        << name;
  }
  EXPECT_EQ(find_shape("dragon"), nullptr);
  EXPECT_EQ(find_shape(""), nullptr);
}

TEST(Shape, TheInjuredQueenIsAQueenWithAMark) {
  EXPECT_EQ(find_shape("injured-queen")->solid, find_shape("queen")->solid);
  EXPECT_NE(find_shape("injured-queen")->light, find_shape("queen")->light);
}
