// SPDX-License-Identifier: Apache-2.0
// Rows and columns at the edges where nothing can stand are cut off.
//
// On the plane moves know no place, only the way from square to square, and a ride in a straight
// line that has left the rectangle around the free squares never comes back to it. So the free
// squares conflict in that rectangle as they did before, and the placements are the same, moved.
// Quotas forbid it: a line that is cut off may be asked to hold a piece.
//
// Tested by test/rewrite/crop_test.cpp and test/agree.
#include <fmt/format.h>

#include <algorithm>

#include "base/square.hpp"
#include "problem/text.hpp"
#include "rewrite/masked.hpp"
#include "rewrite/rewrite.hpp"

namespace rookery {
namespace {

constexpr long most_squares = 1 << 16;

std::optional<Equal> apply(const Problem& problem) {
  const Board& board = problem.board;
  if (board.gluing != Gluing::plane || board.full() || !problem.quotas.none()) return std::nullopt;
  if (squares_of(board) > Integer(most_squares)) return std::nullopt;
  const Frame frame = frame_of(free_squares(board));
  if (frame.rows == board.rows && frame.columns == board.columns) return std::nullopt;
  Equal equal{Equal::Join::product, {cropped(problem, frame)}, ""};
  equal.why = fmt::format("nothing can stand beyond a board of {} rows and {} columns from {} on",
                          frame.rows, frame.columns, text_of(frame.corner));
  return equal;
}

}  // namespace

extern const Rewrite crop;
const Rewrite crop = {"crop", apply};

}  // namespace rookery
