// SPDX-License-Identifier: Apache-2.0
// Boards with holes whose rows nest.
#include <algorithm>

#include "method/rook_theory/lines.hpp"

namespace rookery::rook_boards {

std::optional<Ferrers> nested_rows(const Board& board) {
  Ferrers rows;
  for (std::int64_t row = 0; row < board.rows; ++row)
    rows.push_back({{row, 0}, {0, 1}, board.columns, {}});
  for (const Square& hole : board.holes) {  // sorted by row and column
    Line& line = rows[static_cast<std::size_t>(hole.row)];
    line.holes.push_back(hole.column);
    --line.length;
  }
  std::stable_sort(rows.begin(), rows.end(),
                   [](const Line& a, const Line& b) { return a.length < b.length; });
  for (std::size_t i = 1; i < rows.size(); ++i) {
    const auto &more = rows[i - 1].holes, &fewer = rows[i].holes;
    if (!std::includes(more.begin(), more.end(), fewer.begin(), fewer.end())) return std::nullopt;
  }
  return rows;
}

}  // namespace rookery::rook_boards
