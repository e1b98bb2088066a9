// SPDX-License-Identifier: Apache-2.0
#include "problem/text.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <ctime>

#include "base/square.hpp"
#include "expect_error.hpp"

using namespace rookery;

namespace {

std::string canonical(const std::string& text) { return text_of(read_problem(text)); }

void expect_error(const std::string& text, const std::string& part) {
  EXPECT_NE(error_of([&] { read_problem(text); }).find(part), std::string::npos)
      << text << ": " << error_of([&] { read_problem(text); });
}

double seconds_to_read(const std::string& text) {
  const std::clock_t start = std::clock();
  read_problem(text);
  return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

}  // namespace

TEST(ProblemText, CanonicalForms) {
  EXPECT_EQ(canonical("8x8 6 bishop"), "8x8 6 bishop");
  EXPECT_EQ(canonical(" 8x8\t6  bishops "), "8x8 6 bishop");
  EXPECT_EQ(canonical("8x8 bishop"), "8x8 bishop");
  EXPECT_EQ(canonical("8x8 0.. bishop"), "8x8 bishop");
  EXPECT_EQ(canonical("8x8 2..2 bishop"), "8x8 2 bishop");
  EXPECT_EQ(canonical("8x8 ..4 bishop"), "8x8 0..4 bishop");
  EXPECT_EQ(canonical("8x8 3.. bishop"), "8x8 3.. bishop");
  EXPECT_EQ(canonical("9x9 4 vRsWF"), "9x9 4 vRsWF");
  EXPECT_EQ(canonical("4x4 L"), "4x4 C");
  EXPECT_EQ(canonical("6x6 6 injured-queen --given f3,a1,c4"),
            "6x6 6 injured-queen --given a1,f3,c4");
  EXPECT_EQ(canonical("6x6 6 king --given=b1"), "6x6 6 king --given b1");
  EXPECT_EQ(canonical("0x0 dummy"), "0x0 dummy");
  EXPECT_EQ(canonical("6x6 king --mod=97 --given b1"), "6x6 king --given b1 --mod 97");
}

TEST(ProblemText, BoardsArmiesAndQuotas) {
  EXPECT_EQ(canonical("8x8/plane queen"), "8x8 queen");
  EXPECT_EQ(canonical("8x8 queen --glue torus"), "8x8/torus queen");
  EXPECT_EQ(canonical("fen:8/8 queen --glue=klein"), "2x8/klein queen");
  EXPECT_EQ(canonical("fen:3*4/8 queen --glue=klein"), "fen:3*4/8 queen --glue klein");
  EXPECT_EQ(canonical("fen:1-1/3 queen"), "2x3 queen --forbid b2");
  EXPECT_EQ(canonical("2x3 queen --forbid c2,a1,b2,a1"), "fen:1--/-2 queen");  // 3 holes, 2 rows
  EXPECT_EQ(canonical("7x7 2 king,1.. queens --given queen@c3,king@a1"),
            "7x7 2 king 1.. queen --given king@a1,queen@c3");
  EXPECT_EQ(canonical("4x4 4 white-queen 4 black queens --hostile same-colour"),
            "4x4 4 white queen 4 black queen --hostile same-colour");
  EXPECT_EQ(canonical("4x4 queen king --hostile all"), "4x4 queen king");
  EXPECT_EQ(canonical("4x4 queen --hostile same-kind"), "4x4 queen");  // there is no other kind
  EXPECT_EQ(canonical("2x2 rook --per-region 1@rows:ab/ab --per-column 0..1 --per-row 1"),
            "2x2 rook --per-row 1 --per-column 0..1 --per-region 1@rows:ab/ab");
  EXPECT_EQ(canonical("2x2 rook --weight 0.50"), "2x2 rook --weight 1/2");
}

TEST(ProblemText, BehindABoardThatWasDrawn) {
  const auto drawn = [](const Army& army) {
    return Given{{{1, 0}, static_cast<int>(army.size()) - 1}};
  };
  EXPECT_EQ(text_of(read_problem_on({2, 2}, "king 2 queen --given king@b1", drawn)),
            "2x2 king 2 queen --given king@b1,queen@a2");
  error_of([&] { read_problem_on({2, 2}, "king --given a2", drawn); });
  error_of([&] { read_problem_on({1, 2}, "king --forbid a1", drawn); });
}

TEST(ProblemText, ErrorsNameTheWord) {
  expect_error("", "want BOARD [NUMBER] PIECE");
  expect_error("8x8", "want a piece");
  expect_error("8x8 6", "army '6': want a piece after the number");
  expect_error("8x8 -1 bishop", "number '-1'");
  expect_error("8x8 six bishop", "piece 'six'");
  expect_error("8x8 6.5 bishop", "number '6.5'");
  expect_error("8x8 4..2 bishop", "lower end is above");
  expect_error("8x8 .. bishop", "want a range");
  expect_error("8x8 2...4 bishop", "number '2...4': want a range");
  expect_error("8x8 queen 6", "army '6': want a piece after the number");
  expect_error("8x8 18446744073709551624 bishop", "beyond 64 bits");
  expect_error("8x8 6 bishop extra", "piece 'extra'");
  expect_error("8x8 6 bishop --mod 7 extra", "word 'extra'");
  expect_error("8x8 6 bishop --given i9", "given 'i9': not on the 8x8 board");
  expect_error("8x8 6 bishop --given a1,a1", "given 'a1': named twice");
  expect_error("8x8 6 bishop --given", "want squares after it");
  expect_error("8x8 6 bishop --given=", "given ''");
  expect_error("8x8 6 bishop --given a1,", "given ''");
  expect_error("8x8 6 bishop --given a1 --given b2", "said twice");
  expect_error("8x8 6 bishop --mod 7 --mod 7", "said twice");
  expect_error("8x8 6 bishop --mod", "option '--mod': want a number after it");
  for (const char* modulus : {"0", "-7", "007", "7.5", "x", "", "1e9"})
    expect_error("8x8 6 bishop --mod=" + std::string(modulus), "modulus '");
  expect_error("8x8 6 bishop --gvien a1", "the nearest is --given");
  expect_error("8x8 6 bishop --forbid a9", "forbidden square 'a9': not on the 8x8 board");
  expect_error("8x8 6 bishop --forbid a1 --given a1", "given 'a1': on a hole or wall");
  expect_error("8x8 6 bishop --given queen@a1",
               "given 'queen': no kind of the army; it has bishop");
  expect_error("8x8 king queen --given a1", "given 'a1': want a kind with its square");
  expect_error("8x8/torus 6 bishop --glue klein",
               "--glue 'klein': the board says its gluing itself");
  expect_error("8x8 queen --hostile same-colour", "want colours in the army");
  expect_error("8x8 queen --weight 1/0", "weight '1/0': the denominator is 0");
  expect_error("8x8 queen --symmetry board", "--symmetry 'board': only for classes");
  expect_error("--given a1 8x8 bishop", "want BOARD");
}

RC_GTEST_PROP(ProblemText, AnyBytesAreAProblemOrAnError, (const std::string& text)) {
  try {
    read_problem(text);
  } catch (const Error& error) {
    RC_ASSERT(error.kind == Error::Kind::input);
  }
}

RC_GTEST_PROP(ProblemText, CanonicalTextReadsBackAsItself, ()) {
  const auto rows = *rc::gen::inRange(1, 40), columns = *rc::gen::inRange(1, 40);
  const auto piece = *rc::gen::elementOf(
      std::vector<std::string>{"bishop", "rooks", "vRsWF", "fmWfceF", "(1,4)2", "men", "LJ"});
  const auto low = *rc::gen::inRange(0, 9), high = *rc::gen::inRange(0, 9);
  std::string text = std::to_string(rows) + "x" + std::to_string(columns) + " " +
                     std::to_string(std::min(low, high)) + ".." +
                     std::to_string(std::max(low, high)) + " " + piece;
  if (*rc::gen::arbitrary<bool>()) text += " --given a1";
  const std::string once = canonical(text);
  RC_ASSERT(canonical(once) == once);
}

// The last of 64 kinds is found as quickly as the first.
TEST(ProblemText, ManyKindsAreNamedInLinearTime) {
  std::string army = "1x5000", first = " --given ", last = first;
  for (int i = 1; i <= 64; ++i) army += " R" + std::to_string(i);
  for (std::int64_t i = 0; i < 5000; ++i) {
    const std::string square = "@" + text_of(Square{0, i});
    first += (i > 0 ? ",R1" : "R1") + square;
    last += (i > 0 ? ",R64" : "R64") + square;
  }
  EXPECT_LT(seconds_to_read(army + last), 4 * seconds_to_read(army + first));
}
