// SPDX-License-Identifier: Apache-2.0
// Problems and placements turned into pictures, which know no chess.
#include "api/drawing.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/square.hpp"
#include "base/text.hpp"
#include "problem/attack.hpp"
#include "problem/text.hpp"

namespace rookery {
namespace {

constexpr std::int64_t most_lines = 400;  // rows, and columns

// The letter of a piece on the board: that of its name or Betza atom; X for (a,b).
std::string letter_of(const Piece& piece) {
  for (const char c : piece.name)
    if (c >= 'A' && c <= 'Z') return std::string(1, c);
  if (piece.name == "knight" || piece.name == "nightrider") return "N";
  const char first = piece.name[0];  // a name is never empty
  return std::string(1, first >= 'a' && first <= 'z' ? static_cast<char>(first - 'a' + 'A') : 'X');
}

// The table's name for a piece that moves as one of its rows does: queen for Q.
std::string name_of(const Piece& piece) {
  for (const PieceRow& row : piece_table())
    if (read_piece(row.name).attacks == piece.attacks) return row.name;
  return piece.name;
}

std::size_t place_of(const Picture& picture, const Square& square) {
  // fits: a picture has at most 400 rows and columns.
  return static_cast<std::size_t>(square.row * picture.columns + square.column);
}

void require_on(const Board& board, const Square& square) {
  if (!contains(board, square))
    refuse("square", text_of(square), "not on the " + text_of(board) + " board");
}

Picture empty_picture(const Problem& problem) {
  const Board& board = problem.board;
  require_drawable(board);
  Picture picture{board.rows, board.columns, {}};
  picture.marks.resize(static_cast<std::size_t>(board.rows * board.columns), ".");
  picture.title = fmt::format("{} {}", text_of(board), problem.piece().name);
  return picture;
}

void put(Picture& picture, const Problem& problem, std::vector<Square> squares) {
  std::sort(squares.begin(), squares.end());
  squares.erase(std::unique(squares.begin(), squares.end()), squares.end());
  const std::string name = name_of(problem.piece()), letter = letter_of(problem.piece());
  for (const Square& square : squares) {
    require_on(problem.board, square);
    picture.figures.push_back({square, name, letter});
    picture.marks[place_of(picture, square)] = letter;
  }
}

std::string counted(std::size_t number, const std::string& one) {
  return fmt::format("{} {}{}", number, one, number == 1 ? "" : "s");
}

}  // namespace

void require_drawable(const Board& board) {
  if (board.rows > most_lines || board.columns > most_lines)
    refuse(
        "board", text_of(board),
        fmt::format("too large to draw: at most {} rows and {} columns", most_lines, most_lines));
}

void require_sound(const Picture& picture) {
  const Board board{picture.rows, picture.columns};
  require_drawable(board);
  const bool sizes = board.rows >= 0 && board.columns >= 0 &&
                     picture.marks.size() == static_cast<std::size_t>(board.rows * board.columns);
  if (!sizes) refuse("picture", text_of(board), "want rows * columns marks");
  for (const Figure& figure : picture.figures) require_on(board, figure.square);
  for (const Square& square : picture.attacked) require_on(board, square);
}

Picture picture(std::string_view text, const Placement& placement) {
  const Problem problem = read_problem(text);
  Picture picture = empty_picture(problem);
  std::vector<Square> squares;
  for (const Stand& stand : placement) squares.push_back(stand.square);
  put(picture, problem, squares);
  picture.title += ": " + counted(picture.figures.size(), "piece");
  return picture;
}

Picture picture(const Result& result) {
  if (!result.witness)
    throw Error(Error::Kind::unanswered,
                fmt::format("problem {}: no placement to draw{}", quoted(result.problem),
                            result.notes.empty() ? "" : "; " + result.notes.back()));
  return picture(result.problem, *result.witness);
}

Picture attacks(std::string_view text) {
  const Problem problem = read_problem(text);
  if (problem.number() != Range{})
    refuse("number", text_of(problem.number()),
           "what given pieces attack is asked without a number, as in 8x8 bishop --given d4");
  Picture picture = empty_picture(problem);
  put(picture, problem, squares_of(problem.given));
  picture.attacked = attacked_squares(problem.board, problem.piece(), squares_of(problem.given));
  for (const Square& square : picture.attacked)
    if (std::string& mark = picture.marks[place_of(picture, square)]; mark == ".") mark = "x";
  if (!problem.given.empty())
    picture.title += fmt::format(": {} and {} attacked", counted(problem.given.size(), "piece"),
                                 counted(picture.attacked.size(), "square"));
  return picture;
}

}  // namespace rookery
