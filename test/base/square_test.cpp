// SPDX-License-Identifier: Apache-2.0
#include "base/square.hpp"

#include <gtest/gtest.h>

#include "expect_error.hpp"

using namespace rookery;

TEST(Square, TextBothWays) {
  EXPECT_EQ(text_of(Square{0, 0}), "a1");
  EXPECT_EQ(text_of(Square{11, 25}), "z12");
  EXPECT_EQ(text_of(Square{0, 26}), "aa1");
  EXPECT_EQ(text_of(Square{0, 701}), "zz1");
  EXPECT_EQ(text_of(Square{0, 702}), "aaa1");
  for (std::int64_t column : {0L, 25L, 26L, 27L, 701L, 702L, 123456789L, INT64_MAX - 1})
    EXPECT_EQ(read_square("s", text_of(Square{7, column})), (Square{7, column}));
}

TEST(Square, WrongTextsAreRefused) {
  for (const char* wrong : {"", "a", "1", "a0", "a01", "1a", "A1", "a1b", "a-1", "a1 ", "a+1",
                            "zzzzzzzzzzzzzzzzzzzzz1", "a99999999999999999999"})
    EXPECT_NE(error_of([&] { read_square("given", wrong); }), "") << wrong;
}
