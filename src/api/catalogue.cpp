// SPDX-License-Identifier: Apache-2.0
// The tables handed out, and pictures of placements.
#include <rookery/rookery.hpp>

#include "base/square.hpp"
#include "base/text.hpp"
#include "method/method.hpp"
#include "problem/text.hpp"

namespace rookery {
namespace {

constexpr std::int64_t most_squares_drawn = 1'000'000;

// The letter of a piece on the board: that of its name or Betza atom; X for (a,b).
std::string mark_of(const Piece& piece) {
  for (const char c : piece.name)
    if (c >= 'A' && c <= 'Z') return std::string(1, c);
  if (piece.name == "knight" || piece.name == "nightrider") return "N";
  const char first = piece.name[0];  // a name is never empty
  return std::string(1, first >= 'a' && first <= 'z' ? static_cast<char>(first - 'a' + 'A') : 'X');
}

}  // namespace

Picture picture(std::string_view text, const Placement& placement) {
  const Problem problem = read_problem(text);
  if (squares_of(problem.board) > Integer(static_cast<long>(most_squares_drawn)))
    refuse("board", text_of(problem.board), "too large to draw; at most a million squares");
  const Board& board = problem.board;
  Picture picture{board.rows, board.columns, {}};
  picture.marks.resize(static_cast<std::size_t>(board.rows * board.columns), ".");
  for (const Stand& stand : placement) {
    if (!contains(board, stand.square))
      refuse("square", text_of(stand.square), "not on the " + text_of(board) + " board");
    picture
        .marks[static_cast<std::size_t>(stand.square.row * board.columns + stand.square.column)] =
        mark_of(problem.piece());
  }
  return picture;
}

std::vector<PieceRow> pieces() { return piece_table(); }

std::vector<BoardRow> boards() { return board_table(); }

std::vector<MethodRow> methods() {
  std::vector<MethodRow> rows;
  for (const Method* method : all_methods())
    rows.push_back({std::string(method->name), std::string(method->summary),
                    std::string(method->reference), std::string(method->order)});
  return rows;
}

}  // namespace rookery
