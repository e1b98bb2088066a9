// SPDX-License-Identifier: Apache-2.0
#include "problem/text.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "expect_error.hpp"

using namespace rookery;

namespace {

std::string canonical(const std::string& text) { return text_of(read_problem(text)); }

void expect_error(const std::string& text, const std::string& part) {
  EXPECT_NE(error_of([&] { read_problem(text); }).find(part), std::string::npos)
      << text << ": " << error_of([&] { read_problem(text); });
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

TEST(ProblemText, ErrorsNameTheWord) {
  expect_error("", "want BOARD [NUMBER] PIECE");
  expect_error("8x8", "want a piece");
  expect_error("8x8 6", "army '6': want a piece");
  expect_error("8x8 -1 bishop", "number '-1'");
  expect_error("8x8 six bishop", "piece 'six'");
  expect_error("8x8 6.5 bishop", "number '6.5'");
  expect_error("8x8 4..2 bishop", "lower end is above");
  expect_error("8x8 .. bishop", "want a range");
  expect_error("8x8 2...4 bishop", "number '2...4': want a range");
  expect_error("8x8 queen 6", "number '6': the number stands before the piece");
  expect_error("8x8 2 queen,rook", "several kinds");
  expect_error("8x8 18446744073709551624 bishop", "beyond 64 bits");
  expect_error("8x8 6 bishop extra", "word 'extra'");
  expect_error("7x7 2 king 2 queen", "several kinds");
  expect_error("8x8 4 white queen", "colours");
  expect_error("8x8 4 white-queen", "colours");
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
  expect_error("8x8 6 bishop --forbid a1", "not read yet");
  expect_error("8x8 6 bishop --given queen@a1", "not read yet");
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
