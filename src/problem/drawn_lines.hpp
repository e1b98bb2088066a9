// SPDX-License-Identifier: Apache-2.0
// The lines of a text that people drew, whatever editor they used.
#pragma once
#include <string_view>
#include <vector>

namespace rookery {

struct DrawnLine {
  std::size_t number = 0;  // in the text, from 1
  std::string_view text;   // without blanks at its end
};

// The lines of `text` but for empty ones at its beginning and end. Line ends may be LF or CRLF, the
// last one may be missing, and a byte order mark is skipped. Throws Error::Kind::input for what is
// no such text: UTF-16, a zero byte, carriage returns alone. Time linear in the text.
std::vector<DrawnLine> drawn_lines(std::string_view text);

// Throws Error::Kind::input with the message `THING line 3 'TEXT': wanted`.
[[noreturn]] void refuse_line(std::string_view thing, const DrawnLine& line,
                              std::string_view wanted);

}  // namespace rookery
