// SPDX-License-Identifier: Apache-2.0
#include "problem/drawn_lines.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"

namespace rookery {
namespace {

constexpr std::string_view mark = "\xEF\xBB\xBF";

bool has_utf16_mark(std::string_view text) {
  return text.substr(0, 2) == "\xFF\xFE" || text.substr(0, 2) == "\xFE\xFF";
}

std::string_view without_blanks_at_end(std::string_view line) {
  return line.substr(0, line.find_last_not_of(" \t\r") + 1);
}

void require_plain(const DrawnLine& line) {
  if (line.text.find('\0') != std::string_view::npos)
    refuse_line("drawing", line, "a zero byte; want plain text");
  if (line.text.find('\r') != std::string_view::npos)
    refuse_line("drawing", line, "a carriage return within the line; want lines ended by \\n");
}

}  // namespace

std::vector<DrawnLine> drawn_lines(std::string_view text) {
  if (has_utf16_mark(text)) refuse("drawing", text, "UTF-16; want plain text or UTF-8");
  if (text.substr(0, mark.size()) == mark) text.remove_prefix(mark.size());
  std::vector<DrawnLine> lines;
  for (const std::string_view part : split(text, '\n')) {
    lines.push_back({lines.size() + 1, without_blanks_at_end(part)});
    require_plain(lines.back());
  }
  const auto empty = [](const DrawnLine& line) { return line.text.empty(); };
  while (!lines.empty() && empty(lines.back())) lines.pop_back();
  lines.erase(lines.begin(), std::find_if_not(lines.begin(), lines.end(), empty));
  return lines;
}

void refuse_line(std::string_view thing, const DrawnLine& line, std::string_view wanted) {
  refuse(fmt::format("{} line {}", thing, line.number), line.text, wanted);
}

}  // namespace rookery
