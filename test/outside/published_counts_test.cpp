// SPDX-License-Identifier: Apache-2.0
// Published counts from outside the project, when ../shared/cases is there: every row that counts
// placements and whose predicted cost fits. The others are listed with the reason.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include <rookery/rookery.hpp>

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

const fs::path cases = fs::path(ROOKERY_TEST_DIR) / "../../shared/cases/published_counts.json";
constexpr double most_seconds = 10;  // predicted, for a row

// Two pieces have other names there.
std::string name_of(const std::string& name) {
  if (name.rfind("injured queen", 0) == 0) return "injured-queen";
  return name.substr(0, name.find(' '));
}

// The army's words: `2 king 1 rook`.
std::string army_of(const Json& row) {
  std::string army;
  for (const auto& [name, number] : row["pieces"].items()) {
    if (number.is_number()) army += std::to_string(number.get<int>()) + " ";
    army += name_of(name) + " ";
  }
  return army;
}

// The problem's text; empty: the row asks something else.
std::string problem_of(const Json& row) {
  const std::string quantity = row["quantity"];
  const bool classes = quantity == "classes under the 8 board symmetries";
  const bool maximal = quantity == "maximal arrangements";
  if (quantity != "total" && quantity != "total incl. empty" && !classes && !maximal) return "";
  const std::string topology = row["topology"], semantics = row["semantics"];
  std::string text =
      std::to_string(row["rows"].get<int>()) + "x" + std::to_string(row["cols"].get<int>());
  if (topology != "plane") text += "/" + topology;
  text += " " + army_of(row);
  if (semantics.rfind("exactly one per row and column", 0) == 0)
    text += "--per-row 1 --per-column 1";
  if (classes) text += "--classes";
  if (maximal) text += "--maximal";
  return text;
}

TEST(OutsideCases, PublishedCounts) {
  if (!fs::exists(cases)) GTEST_SKIP() << "no ../shared/cases here";
  int agree = 0, other = 0, dear = 0;
  for (const auto& row : Json::parse(std::ifstream(cases))) {
    const std::string text = problem_of(row);
    if (text.empty()) {
      ++other;
      continue;
    }
    rookery::Options options;
    options.seconds = most_seconds;
    try {
      const auto result = rookery::count(text, options);
      EXPECT_EQ(result.table.values[0].get_str(), row["value"].get<std::string>())
          << row["id"] << " " << text << " by " << result.method;
      ++agree;
    } catch (const rookery::Error& error) {
      EXPECT_EQ(error.kind, rookery::Error::Kind::unanswered) << row["id"] << error.what();
      std::cout << "not run: " << row["id"] << " " << error.what() << "\n";
      ++dear;
    }
  }
  std::cout << agree << " rows agree, " << dear << " too dear, " << other
            << " ask another question\n";
  EXPECT_GE(agree, 141);
}

}  // namespace
