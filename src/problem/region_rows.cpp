// SPDX-License-Identifier: Apache-2.0
#include "problem/region_rows.hpp"

#include <fmt/format.h>

#include "base/text.hpp"
#include "problem/drawn_lines.hpp"

namespace rookery {
namespace {

void require_letters(const DrawnLine& line) {
  for (std::size_t i = 0; i < line.text.size(); ++i)
    if (!names_region(line.text[i]))
      refuse_line("regions", line, fmt::format("at place {}: {}", i + 1, region_wanted));
}

}  // namespace

bool names_region(char letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
         (letter >= '0' && letter <= '9') || letter == '.';
}

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
