// SPDX-License-Identifier: Apache-2.0
// Pieces: names, plurals, Betza notation, and these transposed.
#include "problem/betza.hpp"

#include "fuzz/same.hpp"
#include "fuzz/target.hpp"
#include "problem/piece.hpp"

using namespace rookery;

namespace {

void check(const Piece& piece) {
  fuzz::require(fuzz::same(fuzz::read_again(read_piece, piece.name), piece), piece.name);
  for (const Move& move : piece.attacks)
    fuzz::require(std::binary_search(piece.moves.begin(), piece.moves.end(), upward(move)),
                  "an attack that is no move");
  const Piece twice = transposed(transposed(piece));
  fuzz::require(twice.attacks == piece.attacks && twice.moves == piece.moves,
                "transposed twice is not the same");
  fuzz::require_plain(piece.name);
}

}  // namespace

bool fuzz::accepts(std::string_view text) {
  const bool notation = read_and_check([&] { return read_betza(text); }, check);
  return read_and_check([&] { return read_piece(text); }, check) || notation;
}
