// SPDX-License-Identifier: Apache-2.0
#include "problem/puzzle/script.hpp"

#include <gtest/gtest.h>

#include <string>

using namespace rookery::puzzle;

namespace {

// Words as they are, strings in brackets, marks behind a dot.
std::string tokens_of(std::string_view text) {
  Script script(text);
  std::string tokens;
  for (ScriptToken token = script.next(); !token.is_end(); token = script.next()) {
    const bool is_text = token.kind == ScriptToken::Kind::text;
    const bool is_mark = token.kind == ScriptToken::Kind::mark;
    tokens += (is_mark   ? "."
               : is_text ? "["
                         : "") +
              std::string(token.text) + (is_text ? "] " : " ");
  }
  return tokens;
}

}  // namespace

TEST(Script, WordsStringsAndMarks) {
  EXPECT_EQ(tokens_of("const a_1 = [-3.5, \"x y\", 'it', `t`];"),
            "const a_1 .= .[ -3.5 ., [x y] ., [it] ., [t] .] .; ");
  EXPECT_EQ(tokens_of(""), "");
  EXPECT_EQ(tokens_of(" \t\r\n "), "");
}

TEST(Script, CommentsAreSkipped) {
  EXPECT_EQ(tokens_of("a // b \"\nc /* d\n' */ e /*/ f */ g / h"), "a c e g ./ h ");
  EXPECT_EQ(tokens_of("a /* b"), "a ");
  EXPECT_EQ(tokens_of("a // b"), "a ");
}

TEST(Script, StringsEndWithTheirLine) {
  EXPECT_EQ(tokens_of("\"a\\\"b\" c"), "[a\\\"b] c ");
  EXPECT_EQ(tokens_of("'a\nb"), "[a] b ");
  EXPECT_EQ(tokens_of("'a\\"), "[a\\] ");
  EXPECT_EQ(tokens_of("'"), "[] ");
}

TEST(Script, CountsLines) {
  Script script("a\n/* \n */ 'b'\n\nc");
  script.next();
  EXPECT_EQ(script.line(), 1u);
  script.next();
  EXPECT_EQ(script.line(), 3u);
  script.next();
  EXPECT_EQ(script.line(), 5u);
}

TEST(Script, MarksAreNoStrings) {
  Script script("'[' [");
  EXPECT_FALSE(script.next().is("["));
  EXPECT_TRUE(script.next().is("["));
  EXPECT_FALSE(script.next().is(""));
}
