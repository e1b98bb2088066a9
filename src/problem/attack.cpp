// SPDX-License-Identifier: Apache-2.0
#include "problem/attack.hpp"

#include <algorithm>

#include "problem/travel.hpp"

namespace rookery {

std::vector<Square> attacked_squares(const Board& board, const Piece& piece,
                                     const std::vector<Square>& given) {
  std::vector<Square> attacked;
  for (const Square& square : given) {
    const auto by_one = attacked_from(board, piece, square);
    attacked.insert(attacked.end(), by_one.begin(), by_one.end());
  }
  std::sort(attacked.begin(), attacked.end());
  attacked.erase(std::unique(attacked.begin(), attacked.end()), attacked.end());
  return attacked;
}

}  // namespace rookery
