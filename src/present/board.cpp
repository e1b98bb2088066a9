// SPDX-License-Identifier: Apache-2.0
// Placements as drawn boards, the way `@FILE` reads them: the highest row first, `.` free, `-` a
// hole,
// `*` a wall, and an empty line after each board.
#include "present/format.hpp"

namespace rookery {
namespace {

std::string placement(const Listing&, const Numbered&, const std::function<Picture()>& drawn) {
  std::string text;
  for (const std::string& row : rows_of_marks(drawn())) text += row + "\n";
  return text + "\n";
}

}  // namespace

extern const Format board_format;
const Format board_format = {.name = "board",
                             .summary = "drawn boards, an empty line after each",
                             .writes = {"list", "unrank", "sample"},
                             .placement = placement};

}  // namespace rookery
