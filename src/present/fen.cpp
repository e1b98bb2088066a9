// SPDX-License-Identifier: Apache-2.0
// Placements as the first field of FEN, a line each: the highest row first, rows between slashes,
// runs of free squares as numbers (of any size), `-` a hole, `*` a wall.
#include "present/format.hpp"

namespace rookery {
namespace {

std::string placement(const Listing&, const Numbered&, const std::function<Picture()>& drawn) {
  const Picture picture = drawn();
  std::string text;
  for (std::int64_t row = picture.rows; row-- > 0;) {
    std::int64_t free = 0;
    const auto end_run = [&] {
      if (free > 0) text += std::to_string(std::exchange(free, 0));
    };
    for (std::int64_t column = 0; column < picture.columns; ++column) {
      const std::string& mark =
          picture.marks[static_cast<std::size_t>(row * picture.columns + column)];
      if (mark == ".") {
        ++free;
        continue;
      }
      end_run();
      text += mark;
    }
    end_run();
    text += row > 0 ? "/" : "\n";
  }
  return text;
}

}  // namespace

extern const Format fen_format;
const Format fen_format = {.name = "fen",
                           .summary = "placements as in FEN, a line each",
                           .writes = {"list", "unrank", "sample"},
                           .placement = placement};

}  // namespace rookery
