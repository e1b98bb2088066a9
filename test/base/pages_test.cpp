// SPDX-License-Identifier: Apache-2.0
#include "base/pages.hpp"

#include <gtest/gtest.h>

#include <vector>

using namespace rookery;

TEST(Pages, KeepWhatIsInThem) {
  const std::vector<std::size_t> sizes = {8,       100,     1 << 19, 1 << 20,
                                          3 << 20, 1 << 24, 1 << 20, 4096};
  unsigned char* block = nullptr;
  std::size_t size = 0;
  for (const std::size_t next : sizes) {
    block = static_cast<unsigned char*>(resized(block, size, next));
    for (std::size_t i = 0; i < std::min(size, next); i += 7)
      ASSERT_EQ(block[i], static_cast<unsigned char>(i * 31));
    for (std::size_t i = 0; i < next; ++i) block[i] = static_cast<unsigned char>(i * 31);
    size = next;
  }
  EXPECT_EQ(resized(block, size, 0), nullptr);
  EXPECT_EQ(resized(nullptr, 0, 0), nullptr);
}
