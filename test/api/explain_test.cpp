// SPDX-License-Identifier: Apache-2.0
#include <rookery/rookery.hpp>

#include "expect_error.hpp"

using namespace rookery;

namespace {

std::string told(const char* question, const char* problem) {
  // One blank between words: where lines are broken does not matter.
  std::string text;
  for (const char c : written(explain(question, problem)))
    if (c != ' ' && c != '\n')
      text += c;
    else if (!text.empty() && text.back() != ' ')
      text += ' ';
  return text;
}

}  // namespace

TEST(Explain, BishopsHaveTheirLengthsSplitAndProduct) {
  const std::string text = told("count", "8x8 6 bishop");
  for (const char* part :
       {"2 2 4 4 6 6 8", "1 1 3 3 5 5 7 7", "3 3 1704 1704 2903616", "sum 5599888",
        "The answer: 5599888.", "how many fit: 14 pieces at most. Ways to place that many: 256."})
    EXPECT_NE(text.find(part), std::string::npos) << part;
}

TEST(Explain, InjuredQueensHaveTheirColumns) {
  const std::string text = told("count", "6x6 6 injured-queen --given a1,c4");
  EXPECT_NE(text.find("S 1 4 1 3 11 36"), std::string::npos) << text;
}

TEST(Explain, ProblemsNobodyAcceptsAreExplained) {
  const Explanation explanation = explain("count", "100x100 5 queen");
  EXPECT_EQ(explanation.method, "");
  EXPECT_EQ(explanation.considered.size(), methods().size());
}

TEST(Explain, HugeBoardsAreExplainedWithoutListingThem) {
  for (const char* problem :
       {"100000x100000 bishop", "9000000000000000000x9000000000000000000 2 rook",
        "1000000x1000000 1000000 injured-queen", "0x0 bishop", "1x1 bishop", "0x5 rook",
        "3x0 injured-queen", "30x30 bishop", "999x999 500 bishop", "8x8 2..4 bishop"})
    EXPECT_NE(told("count", problem), "") << problem;
  EXPECT_NE(told("max", "5x5 king"), "");
  EXPECT_NE(told("table", "9x9 bishop"), "");
}

TEST(Explain, EveryStoryEndsWithTheAnswerOrSaysWhyNot) {
  for (const char* question : {"count", "table", "max"})
    for (const char* problem :
         {"4x4 5.. rook", "3x3 3 queen", "3x4 1 B --given a1,b2", "5x5 ..2 queen", "60x60 bishop",
          "200x200 bishop", "1000x1000 300..301 bishop", "100000x100000 ..2 rook", "3x1 1 vRrfF",
          "4x0 0 injured-queen", "20x20 20 queen", "8x8 0 king"})
      EXPECT_NE(told(question, problem).find("The answer"), std::string::npos)
          << question << " " << problem;
  EXPECT_NE(told("max", "5x5 ..2 queen").find("The answer: 2 pieces at most."), std::string::npos);
  EXPECT_NE(told("max", "4x4 5.. rook").find("no placement at all"), std::string::npos);
}

TEST(Explain, CountsModuloANumberSaySo) {
  const std::string told = written(explain("count", "8x8 6 bishop --mod 1000"));
  EXPECT_NE(told.find("The answer modulo 1000: 888."), std::string::npos) << told;
  EXPECT_NE(told.find("256. The first"), std::string::npos) << told;
}
