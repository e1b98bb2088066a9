// SPDX-License-Identifier: Apache-2.0
// The rows of FEN, with letters of pieces among the squares.
#include "problem/fen.hpp"

#include <algorithm>

#include "fuzz/same.hpp"
#include "fuzz/target.hpp"

using namespace rookery;

namespace {

void check(const Board& board, const std::vector<Lettered>& pieces) {
  const std::string written = fen_of(board);
  const Board again =
      fuzz::read_again([](const std::string& text) { return read_fen(text); }, written);
  fuzz::require(fuzz::same(again, board), written);
  const auto before = [](const Lettered& a, const Lettered& b) { return a.square < b.square; };
  fuzz::require(std::is_sorted(pieces.begin(), pieces.end(), before), "pieces are not sorted");
  for (const Lettered& piece : pieces)
    fuzz::require(is_free(board, piece.square), "a piece on no free square");
}

}  // namespace

bool fuzz::accepts(std::string_view text) {
  std::vector<Lettered> pieces;
  return read_and_check([&] { return read_fen(text, pieces); },
                        [&](const Board& board) { check(board, pieces); });
}
