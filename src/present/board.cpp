// SPDX-License-Identifier: Apache-2.0
// Placements as drawn boards, the way `@FILE` reads them: the highest row first, `.` free, `-` a
// hole,
// `*` a wall, and an empty line after each board.
#include "present/format.hpp"

namespace rookery {
namespace {

std::string placement(const Listing&, const Numbered&, const std::function<Picture()>& drawn) {
  const Picture picture = drawn();
  std::string text;
  for (std::int64_t row = picture.rows; row-- > 0;) {
    for (std::int64_t column = 0; column < picture.columns; ++column)
      text += picture.marks[static_cast<std::size_t>(row * picture.columns + column)];
    text += '\n';
  }
  return text + "\n";
}

}  // namespace

extern const Format board_format;
const Format board_format = {.name = "board",
                             .summary = "drawn boards, an empty line after each",
                             .writes = {"list", "unrank", "sample"},
                             .placement = placement};

}  // namespace rookery
