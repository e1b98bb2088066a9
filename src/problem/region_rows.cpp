// SPDX-License-Identifier: Apache-2.0
#include "problem/region_rows.hpp"

#include <fmt/format.h>

#include "base/text.hpp"
#include "problem/drawn_lines.hpp"

namespace rookery {
namespace {

// A slash would part the row in two once it stands in a word; - and * are no squares elsewhere.
void require_letters(const DrawnLine& line) {
  for (std::size_t i = 0; i < line.text.size(); ++i)
    if (line.text[i] <= ' ' || line.text[i] > '~' ||
        std::string_view("/-*").find(line.text[i]) != std::string_view::npos)
      refuse_line("regions", line,
                  fmt::format("at place {}: want a letter for each square, . for none", i + 1));
}

}  // namespace

std::string region_rows_of(std::string_view drawing) {
  const auto lines = drawn_lines(drawing);
  if (lines.empty()) refuse("regions", drawing, "no row; want lines of letters, as in aab");
  std::string text = "rows:";
  for (const DrawnLine& line : lines) {
    require_letters(line);
    if (line.text.size() != lines[0].text.size())
      refuse_line("regions", line,
                  fmt::format("has {} squares, but line {} has {}", line.text.size(),
                              lines[0].number, lines[0].text.size()));
    if (&line != &lines[0]) text += '/';
    text += line.text;
  }
  return text;
}

}  // namespace rookery
