// SPDX-License-Identifier: Apache-2.0
// Exact work counts: a change of them must be meant, and is explained in its commit.
#include <gtest/gtest.h>

#include <fstream>

#include "method/solved.hpp"

TEST(Work, CountsAreAsRecorded) {
  std::ifstream file(ROOKERY_TEST_DIR "/work/work.txt");
  int lines = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    ++lines;
    const std::size_t colon = line.find(": "), equals = line.find(" = ");
    const std::string method = line.substr(0, colon);
    const std::string text = line.substr(colon + 2, equals - colon - 2);
    EXPECT_EQ(std::to_string(solved(method, text).work), line.substr(equals + 3)) << line;
  }
  EXPECT_GE(lines, 12);
}
