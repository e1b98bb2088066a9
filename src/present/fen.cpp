// SPDX-License-Identifier: Apache-2.0
// Placements as the first field of FEN, a line each: the highest row first, rows between slashes,
// runs of free squares as numbers (of any size), `-` a hole, `*` a wall.
#include <fmt/ranges.h>

#include <algorithm>

#include "present/format.hpp"

namespace rookery {
namespace {

// A piece is one letter.
std::string with_runs(const std::string& row) {
  std::string text;
  for (std::size_t at = 0; at < row.size();) {
    const std::size_t end = std::min(row.find_first_not_of('.', at), row.size());
    if (end > at) text += std::to_string(end - at);
    if (end < row.size()) text += row[end];
    at = end + 1;
  }
  return text;
}

std::string placement(const Listing&, const Numbered&, const std::function<Picture()>& drawn) {
  std::vector<std::string> rows = rows_of_marks(drawn());
  std::transform(rows.begin(), rows.end(), rows.begin(), with_runs);
  return fmt::format("{}\n", fmt::join(rows, "/"));
}

}  // namespace

extern const Format fen_format;
const Format fen_format = {.name = "fen",
                           .summary = "placements as in FEN, a line each",
                           .writes = {"list", "unrank", "sample"},
                           .placement = placement};

}  // namespace rookery
