// SPDX-License-Identifier: Apache-2.0
// Problems and placements turned into pictures, which know no chess.
#include "api/drawing.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "base/quantity.hpp"
#include "base/square.hpp"
#include "base/text.hpp"
#include "problem/attack.hpp"
#include "problem/letter.hpp"
#include "problem/text.hpp"

namespace rookery {
namespace {

constexpr std::int64_t most_lines = 400;  // rows, and columns

// The table's name for a piece that moves as one of its rows does: queen for Q.
std::string name_of(const Piece& piece) {
  for (const PieceRow& row : piece_table())
    if (read_piece(row.name).attacks == piece.attacks) return row.name;
  return piece.name;
}

void require_on(const Board& board, const Square& square) {
  if (!contains(board, square))
    refuse("square", text_of(square), "not on the " + text_of(board) + " board");
}

std::string title_of(const Problem& problem) {
  return fmt::format("{} {}", text_of(problem.board),
                     fmt::join(KindNames(problem.army).all(), ", "));
}

// Letters of several partitions stand behind one another, `.` in a region of none.
void name_regions(Picture& picture, const std::vector<Regions>& partitions) {
  if (partitions.empty()) return;
  picture.regions.resize(picture.marks.size());
  for (std::int64_t row = 0; row < picture.rows; ++row)
    for (std::int64_t column = 0; column < picture.columns; ++column) {
      std::string& name = picture.regions[place_of(picture, {row, column})];
      for (const Regions& regions : partitions)
        name += regions.rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
      if (name.find_first_not_of('.') == std::string::npos) name.clear();
    }
}

Picture empty_picture(const Problem& problem) {
  const Board& board = problem.board;
  require_drawable(board);
  Picture picture{board.rows, board.columns, {}};
  picture.marks.resize(static_cast<std::size_t>(board.rows * board.columns), ".");
  picture.title = title_of(problem);
  picture.holes = board.holes;
  picture.walls = board.walls;
  for (const Square& hole : board.holes) picture.marks[place_of(picture, hole)] = "-";
  for (const Square& wall : board.walls) picture.marks[place_of(picture, wall)] = "*";
  name_regions(picture, problem.quotas.per_region);
  return picture;
}

std::string colour_text(Colour colour) {
  if (colour == Colour::none) return "";
  return colour == Colour::white ? "white" : "black";
}

void require_kind(const Problem& problem, const Stand& stand) {
  if (stand.kind < 0 || stand.kind >= static_cast<int>(problem.army.size()))
    refuse("kind", std::to_string(stand.kind), fmt::format("the army has {}", problem.army.size()));
}

void put(Picture& picture, const Problem& problem, Placement stands) {
  const auto letters = letters_of(problem.army);
  std::vector<std::string> names;
  for (const Kind& kind : problem.army) names.push_back(name_of(kind.piece));
  std::sort(stands.begin(), stands.end());
  stands.erase(std::unique(stands.begin(), stands.end()), stands.end());
  for (const Stand& stand : stands) {
    require_on(problem.board, stand.square);
    require_kind(problem, stand);
    const auto kind = static_cast<std::size_t>(stand.kind);
    std::string& mark = picture.marks[place_of(picture, stand.square)];
    mark = std::string(1, letters[kind]);
    picture.figures.push_back(
        {stand.square, names[kind], mark, colour_text(problem.army[kind].colour)});
  }
}

// Every attacked square; where a piece stands, only if the attacker is hostile to its kind.
std::vector<Square> attacked_by(const Problem& problem) {
  std::vector<Square> attacked;
  const Given& given = problem.given;
  const auto spared = [&](const Stand& attacker, const Square& square) {
    const auto other = std::lower_bound(given.begin(), given.end(), Stand{square, 0});
    return other != given.end() && other->square == square &&
           !hostile(problem, static_cast<std::size_t>(attacker.kind),
                    static_cast<std::size_t>(other->kind));
  };
  for (const Stand& stand : given)
    for (const Square& square :
         attacked_squares(problem.board, problem.army[static_cast<std::size_t>(stand.kind)].piece,
                          {stand.square}))
      if (!spared(stand, square)) attacked.push_back(square);
  std::sort(attacked.begin(), attacked.end());
  attacked.erase(std::unique(attacked.begin(), attacked.end()), attacked.end());
  return attacked;
}

void require_no_number(const Problem& problem) {
  for (const Kind& kind : problem.army)
    if (kind.number != Range{})
      refuse("number", text_of(kind.number),
             "what given pieces attack is asked without a number, as in 8x8 bishop --given d4; a "
             "whole placement is drawn by draw max");
}

void require_heat(const Picture& picture) {
  const HeatMap& heat = *picture.heat;
  const bool each = heat.values.size() == picture.marks.size();
  if (!each || std::any_of(heat.values.begin(), heat.values.end(),
                           [&](const Integer& value) { return value < 0 || value > heat.total; }))
    refuse("picture", text_of(Board{picture.rows, picture.columns}),
           "want a heat map with a number for each square, 0 to the total");
}

}  // namespace

std::size_t place_of(const Picture& picture, const Square& square) {
  // fits: a picture has at most 400 rows and columns.
  return static_cast<std::size_t>(square.row * picture.columns + square.column);
}

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
  if (!picture.regions.empty() && picture.regions.size() != picture.marks.size())
    refuse("picture", text_of(board), "want a region for each square, or none at all");
  if (picture.heat) require_heat(picture);
  for (const Figure& figure : picture.figures) require_on(board, figure.square);
  for (const auto* squares : {&picture.attacked, &picture.holes, &picture.walls, &picture.noted})
    for (const Square& square : *squares) require_on(board, square);
}

Picture picture(std::string_view text, const Placement& placement) {
  const Problem problem = read_problem(text);
  const std::vector<Square> given = squares_of(problem.given);
  Picture picture = empty_picture(problem);
  put(picture, problem, placement);
  for (Figure& figure : picture.figures)
    figure.given = std::binary_search(given.begin(), given.end(), figure.square);
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
  require_no_number(problem);
  Picture picture = empty_picture(problem);
  put(picture, problem, problem.given);
  picture.attacked = attacked_by(problem);
  for (const Square& square : picture.attacked)
    if (std::string& mark = picture.marks[place_of(picture, square)]; mark == ".") mark = "x";
  if (!problem.given.empty())
    picture.title += fmt::format(": {} and {} attacked", counted(problem.given.size(), "piece"),
                                 counted(picture.attacked.size(), "square"));
  return picture;
}

}  // namespace rookery
