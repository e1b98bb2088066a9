// SPDX-License-Identifier: Apache-2.0
// Judge inputs from outside the project, when ../shared/cases is there: run from there, not
// copied. Without it the tests are skipped, and counted as such.
#include <gtest/gtest.h>

#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

namespace {

namespace fs = std::filesystem;

const fs::path cases = fs::path(ROOKERY_TEST_DIR) / "../../shared/cases/judge.json";

// Standard output of `rookery judge NAME` on the input.
std::string judged(const std::string& name, const std::string& input) {
  const fs::path file = fs::temp_directory_path() / ("rookery-judge-" + std::to_string(getpid()));
  std::ofstream(file, std::ios::binary) << input;
  const std::string command =
      std::string("'" ROOKERY_BINARY "' judge ") + name + " < '" + file.string() + "'";
  std::string output;
  FILE* pipe = popen(command.c_str(), "r");
  char buffer[4096];
  while (const std::size_t got = fread(buffer, 1, sizeof buffer, pipe)) output.append(buffer, got);
  pclose(pipe);
  fs::remove(file);
  return output;
}

void run_rows(const std::string& problem, const std::string& name, int expected_rows) {
  if (!fs::exists(cases)) GTEST_SKIP() << "no ../shared/cases here";
  int rows = 0;
  for (const auto& row : nlohmann::json::parse(std::ifstream(cases))) {
    if (row["problem"].get<std::string>().rfind(problem, 0) != 0) continue;
    ++rows;
    EXPECT_EQ(judged(name, row["input"]), row["expected"].get<std::string>()) << row["id"];
  }
  std::cout << rows << " rows of " << problem << "\n";
  EXPECT_GE(rows, expected_rows);
}

TEST(OutsideCases, UVa861) { run_rows("UVa 861 ", "uva861", 15); }
TEST(OutsideCases, UVa10237) { run_rows("UVa 10237 ", "uva10237", 6); }
TEST(OutsideCases, UVa10401) { run_rows("UVa 10401 ", "uva10401", 7); }

}  // namespace
