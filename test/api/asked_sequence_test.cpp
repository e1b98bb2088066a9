// SPDX-License-Identifier: Apache-2.0
#include "api/asked_sequence.hpp"

#include <fstream>

#include "expect_error.hpp"

using namespace rookery;

namespace {

// The published terms of one sequence, from the lines `PROBLEM = COUNT # NAME(n...` in order.
std::vector<Integer> published(const std::string& file, const std::string& name) {
  std::ifstream lines(ROOKERY_TEST_DIR "/truth/" + file);
  std::vector<Integer> terms;
  for (std::string line; std::getline(lines, line);) {
    if (line.find("# " + name + "(") == std::string::npos) continue;
    const std::string after = line.substr(line.find(" = ") + 3);
    terms.emplace_back(after.substr(0, after.find(' ')));
  }
  return terms;
}

void expect_published(const std::string& file, const std::string& name, int from, int to,
                      const std::string& problem) {
  std::vector<Integer> terms;
  std::int64_t n = from;
  const std::string sizes = std::to_string(from) + ".." + std::to_string(to);
  sequence("count", sizes + " " + problem, [&](const Term& term) {
    EXPECT_EQ(term.n, n++);
    terms.push_back(term.answer.table.values.at(0));
  });
  EXPECT_EQ(terms, published(file, name)) << name;
}

std::string refusal(const char* question, const char* problems) {
  return error_of([&] { ask_sequence(question, problems); });
}

}  // namespace

TEST(AskedSequence, PublishedSequences) {
  expect_published("bishops.txt", "A002465", 0, 17, "nxn n bishop");
  expect_published("bishops.txt", "A201862", 0, 19, "nxn bishop");
  expect_published("injured_queens.txt", "A390419", 1, 40, "nxn n injured-queen");
}

TEST(AskedSequence, ATriangleOfTables) {
  std::vector<Integer> counts;
  const Sequence asked = sequence("table", "1..3 nxn rooks", [&](const Term& term) {
    EXPECT_EQ(term.before, counts.size());
    for (const Integer& count : term.answer.table.values) counts.push_back(count);
  });
  EXPECT_EQ(counts, (std::vector<Integer>{1, 1, 1, 4, 2, 1, 9, 18, 6}));
  EXPECT_EQ(asked.axes, 1u);
}

TEST(AskedSequence, TheirTextIsNormalised) {
  const auto text = [](const char* problems) {
    return ask_sequence("count", problems).sequence.problem;
  };
  EXPECT_EQ(text("1..3 nxn n bishops --given=a1"), "nxn n bishop --given a1");
  EXPECT_EQ(text("1..3 nxn queens --glue torus"), "nxn/torus queen");
  EXPECT_EQ(text("1..3 nx2n/klein n white-queens,2n-1 black L --hostile same-kind"),
            "nx2n/klein n white queen 2n-1 black C --hostile same-kind");
  EXPECT_EQ(text("2..3 nxn n queens --forbid a1"), "nxn n queens --forbid a1");
  EXPECT_EQ(ask_sequence("table", "1..3 nxn n king queen knight").sequence.axes, 2u);
}

TEST(AskedSequence, MaximaComeWithoutTheirWitness) {
  std::vector<std::int64_t> pieces;
  const Sequence asked = sequence("max", "1..6 nxn bishops", [&](const Term& term) {
    pieces.push_back(*term.answer.pieces);
    EXPECT_FALSE(term.answer.witness);
  });
  EXPECT_EQ(pieces, (std::vector<std::int64_t>{1, 2, 4, 6, 8, 10}));
  EXPECT_EQ(asked.problem, "nxn bishop");
}

TEST(AskedSequence, TheLastSizeThereIs) {
  int terms = 0;
  const auto one = [&](const Term& term) { terms += term.answer.table.values[0] == 1; };
  sequence("count", "9223372036854775806..9223372036854775807 nxn 0n rook", one);
  sequence("count", "3 nxn 0 rook", one);
  EXPECT_EQ(terms, 3);
}

TEST(AskedSequence, WhatCannotBeReadIsRefusedBeforeAnythingRuns) {
  EXPECT_EQ(refusal("count", "0..4 nxn 2n-2 bishop"),
            "term n = 0: size '2n-2': is -2; want 0 or more");
  EXPECT_EQ(refusal("count", "0..4 nxn n bishop --given a1"),
            "term n = 0: given 'a1': not on the 0x0 board");
  EXPECT_EQ(refusal("count", "1..9223372036854775807 nxn n+1 bishop"),
            "term n = 9223372036854775807: number '9223372036854775808': beyond 64 bits; want at "
            "most 2^63 - 1");
  EXPECT_EQ(refusal("count", "5..4 nxn bishop"),
            "sizes '5..4': the lower end is above the upper end");
  EXPECT_EQ(refusal("count", "1.. nxn bishop"), "sizes '1..': want FROM..TO, as in 1..30");
  EXPECT_EQ(refusal("count", "nxn bishop"), "sizes 'nxn': want FROM..TO, as in 1..30");
  EXPECT_EQ(refusal("count", "1..3"),
            "sequence '1..3': want FROM..TO and a problem with n, as in 1..30 nxn n bishop");
  EXPECT_EQ(refusal("cuont", "1..3 nxn bishop"),
            "question 'cuont': want count, table, max, maximal, min-maximal or classes; the "
            "nearest is count");
}

TEST(AskedSequence, ARefusedTermIsNamedAndEndsTheSequence) {
  Options options;
  options.seconds = 1e-3;
  int terms = 0;
  const std::string message = error_of(
      [&] {
        sequence(
            "count", "1..40 nxn king", [&](const Term&) { ++terms; }, options);
      },
      Error::Kind::unanswered);
  EXPECT_GE(terms, 4);
  EXPECT_EQ(message.find("term n = " + std::to_string(terms + 1) + ": problem '"), 0u) << message;
}
