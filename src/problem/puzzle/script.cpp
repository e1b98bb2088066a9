// SPDX-License-Identifier: Apache-2.0
#include "problem/puzzle/script.hpp"

#include <algorithm>

namespace rookery::puzzle {
namespace {

bool is_blank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

bool is_of_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '$' || c == '.' || c == '-';
}

std::size_t length_while(std::string_view text, bool (*holds)(char)) {
  return static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), holds) - text.begin());
}

// To the end of `mark` behind the first two characters, or of the text.
std::size_t length_through(std::string_view text, std::string_view mark) {
  const std::size_t at = text.find(mark, 2);
  return at == std::string_view::npos ? text.size() : at + mark.size();
}

}  // namespace

void Script::skip(std::size_t length) {
  const std::string_view gone = text_.substr(0, length);
  line_ += static_cast<std::size_t>(std::count(gone.begin(), gone.end(), '\n'));
  text_.remove_prefix(gone.size());
}

void Script::skip_blanks_and_comments() {
  while (true) {
    skip(length_while(text_, is_blank));
    if (text_.substr(0, 2) == "//")
      skip(length_through(text_, "\n"));
    else if (text_.substr(0, 2) == "/*")
      skip(length_through(text_, "*/"));
    else
      return;
  }
}

ScriptToken Script::string_token() {
  const char quote = text_[0];
  std::size_t end = 1;
  while (end < text_.size() && text_[end] != quote && text_[end] != '\n')
    end += text_[end] == '\\' ? std::size_t{2} : 1;
  end = std::min(end, text_.size());
  const ScriptToken token{ScriptToken::Kind::text, text_.substr(1, end - 1)};
  skip(end < text_.size() && text_[end] == quote ? end + 1 : end);
  return token;
}

ScriptToken Script::next() {
  skip_blanks_and_comments();
  if (text_.empty()) return {};
  if (text_[0] == '"' || text_[0] == '\'' || text_[0] == '`') return string_token();
  const std::size_t length = length_while(text_, is_of_word);
  const ScriptToken token{length > 0 ? ScriptToken::Kind::word : ScriptToken::Kind::mark,
                          text_.substr(0, std::max<std::size_t>(length, 1))};
  skip(token.text.size());
  return token;
}

}  // namespace rookery::puzzle
