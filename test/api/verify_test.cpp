// SPDX-License-Identifier: Apache-2.0
#include "api/verify.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "expect_error.hpp"

using namespace rookery;

namespace {

std::string second(const std::string& text, const std::string& method = "") {
  Options options;
  options.method = method;
  options.seconds = 60;
  const SecondWay way = second_way(ask("count", text, options));
  return way_of(way.plan) + ": " + way.how;
}

const Method& rook_theory() {
  const auto& all = all_methods();
  return **std::find_if(all.begin(), all.end(),
                        [](const Method* method) { return method->name == "rook-theory"; });
}

Answer one_too_many(const Problem& problem, Context& context) {
  Answer answer = rook_theory().solve(problem, context);
  answer.table.values.front() += 1;
  return answer;
}

// The question that count() asks, with a method that is wrong.
Asked asked_wrongly(const std::string& problem, const Method& wrong) {
  Options options;
  options.verify = true;
  options.method = "rook-theory";
  Asked asked = ask("count", problem, options);
  asked.plan.how = &wrong;  // it has the name of the method that was chosen
  return asked;
}

}  // namespace

TEST(Verify, TakesAMethodThatSharesNoFile) {
  EXPECT_EQ(second("30x30 bishop", "rook-theory"), "band: shares no method with the first way");
  const std::string way = second("12x12 12 injured-queen", "column-series");
  EXPECT_EQ(way.find("column-"), std::string::npos) << way;
}

TEST(Verify, SaysWhatTheSecondWayShares) {
  EXPECT_EQ(second("24x24 king", "sweep"), "sweep-across: shares files with sweep");
}

TEST(Verify, IsRefusedWhereNothingElseIsAffordable) {
  const std::string message =
      error_of([] { second("1000000x1000000 1999000 bishop"); }, Error::Kind::unanswered);
  EXPECT_NE(message.find("no second way is within the budgets"), std::string::npos) << message;
}

TEST(Verify, DisagreementIsAnInternalErrorThatNamesBoth) {
  const Table six = {{}, {}, {6}}, seven = {{}, {}, {7}};
  require_equal(six, "band", six, "search", "2x2 rook");
  EXPECT_EQ(error_of([&] { require_equal(six, "band", seven, "search", "2x2 rook"); },
                     Error::Kind::internal),
            "problem '2x2 rook': two ways disagree, please report it: band says 6; search says 7");
}

TEST(Verify, AWrongMethodIsFoundOutByTheOther) {
  Method wrong = rook_theory();
  wrong.solve = one_too_many;
  EXPECT_EQ(error_of([&] { answer(asked_wrongly("5x5 3 bishop", wrong)); }, Error::Kind::internal),
            "problem '5x5 3 bishop': two ways disagree, please report it: rook-theory says 1125; "
            "backtracking says 1124");
  EXPECT_EQ(error_of([&] { answer(asked_wrongly("5x5 3 bishop --mod 100", wrong)); },
                     Error::Kind::internal),
            "problem '5x5 3 bishop --mod 100': two ways disagree, please report it: rook-theory "
            "says 25; backtracking says 24");
  Asked unverified = asked_wrongly("5x5 3 bishop", wrong);
  unverified.verify = false;
  EXPECT_EQ(answer(unverified).table.values.at(0), 1125);
}

TEST(Verify, TheResultSaysHowItWasVerified) {
  Options options;
  options.verify = true;
  EXPECT_NE(count("8x8 6 bishop", options).verified, "");
  EXPECT_EQ(count("8x8 6 bishop").verified, "");
  EXPECT_EQ(table("4x4 king queen", options).table.values[0], 1);
}
