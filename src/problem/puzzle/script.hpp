// SPDX-License-Identifier: Apache-2.0
// The words, strings and marks of JavaScript's kin, without its grammar.
#pragma once
#include <string_view>

namespace rookery::puzzle {

struct ScriptToken {
  enum class Kind { end, word, text, mark };  // text: what stood between quotes
  Kind kind = Kind::end;
  std::string_view text;

  bool is_end() const { return kind == Kind::end; }
  bool is_word() const { return kind == Kind::word || kind == Kind::text; }
  bool is(std::string_view other) const { return kind != Kind::text && text == other && !is_end(); }
};

// Skips comments and blanks. Escapes in strings stay as they are; a string ends with its line.
class Script {
 public:
  explicit Script(std::string_view text) : text_(text) {}

  ScriptToken next();
  std::size_t line() const { return line_; }  // of the last token, from 1

 private:
  void skip(std::size_t length);
  void skip_blanks_and_comments();
  ScriptToken string_token();

  std::string_view text_;  // what is left
  std::size_t line_ = 1;
};

}  // namespace rookery::puzzle
