// SPDX-License-Identifier: Apache-2.0
#include "problem/drawing.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "problem/army.hpp"
#include "problem/letter.hpp"
#include "problem/text.hpp"

namespace rookery {
namespace {

constexpr std::string_view fen_mark = "fen:";

bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }
bool is_letter(char c) { return is_capital(c) || (c >= 'a' && c <= 'z'); }
char other_case(char c) {
  return is_capital(c) ? static_cast<char>(c - 'A' + 'a') : static_cast<char>(c - 'a' + 'A');
}
char capital(char c) { return is_capital(c) ? c : other_case(c); }

bool is_legend(const DrawnLine& line) { return line.text.find('=') != std::string_view::npos; }

Legend read_legend(const DrawnLine& line) {
  const std::size_t equals = line.text.find('=');
  const auto left = words(line.text.substr(0, equals)), right = words(line.text.substr(equals + 1));
  const bool sound = left.size() == 1 && left[0].size() == 1 && is_letter(left[0][0]);
  if (!sound || right.size() != 1)
    refuse_line("drawing", line, "want a letter and a kind, as in I = injured-queen");
  return {line, left[0][0], right[0]};
}

void add_legend(std::vector<Legend>& legend, const DrawnLine& line) {
  const Legend fresh = read_legend(line);
  for (const Legend& one : legend)
    if (one.letter == fresh.letter) refuse_line("drawing", line, "the letter is named twice");
  legend.push_back(fresh);
}

// One line, with or without its mark, that no row of squares can be: it has digits or slashes.
bool is_fen(const std::vector<DrawnLine>& rows) {
  if (rows.size() != 1) return false;
  const std::string_view text = rows[0].text;
  return text.substr(0, fen_mark.size()) == fen_mark ||
         std::any_of(text.begin(), text.end(), [](char c) { return c >= '/' && c <= '9'; });
}

void read_fen_line(const DrawnLine& line, Drawing& drawing) {
  std::string_view text = line.text;
  if (text.substr(0, fen_mark.size()) == fen_mark) text.remove_prefix(fen_mark.size());
  if (text.find_first_of(" \t") != std::string_view::npos)
    refuse_line("drawing", line, "want the placement of FEN alone, up to its first blank");
  drawing.board = read_fen(text, drawing.pieces);
}

void read_row(const DrawnLine& line, std::int64_t row, Drawing& drawing) {
  for (std::size_t i = 0; i < line.text.size(); ++i) {
    const char mark = line.text[i];
    const Square square{row, static_cast<std::int64_t>(i)};
    if (mark == '-')
      drawing.board.holes.push_back(square);
    else if (mark == '*')
      drawing.board.walls.push_back(square);
    else if (is_letter(mark))
      drawing.pieces.push_back({square, mark});
    else if (mark != '.')
      refuse_line("drawing", line,
                  fmt::format("at place {}: want . (free), - (hole), * (wall) or a letter", i + 1));
  }
}

void read_rows(const std::vector<DrawnLine>& lines, Drawing& drawing) {
  drawing.board.rows = static_cast<std::int64_t>(lines.size());
  drawing.board.columns = static_cast<std::int64_t>(lines[0].text.size());
  for (std::size_t i = lines.size(); i-- > 0;)  // from row 1 on, so that squares come sorted
    read_row(lines[i], static_cast<std::int64_t>(lines.size() - 1 - i), drawing);
  for (const DrawnLine& line : lines)
    if (line.text.size() != lines[0].text.size())
      refuse_line("drawing", line,
                  fmt::format("has {} squares, but line {} has {}", line.text.size(),
                              lines[0].number, lines[0].text.size()));
}

bool fits(const Kind& kind, char letter) {
  if (kind.colour == Colour::none) return true;
  return (kind.colour == Colour::white) == is_capital(letter);
}

// The legend of the letter itself, or of the same letter in the other case.
const Legend* legend_of(char letter, const std::vector<Legend>& legend) {
  for (const char wanted : {letter, other_case(letter)})
    for (const Legend& one : legend)
      if (one.letter == wanted) return &one;
  return nullptr;
}

// `I = queen` names a piece, and case its colour; `I = white-queen` says all itself.
int kind_by_legend(char letter, const Legend& legend, const Army& army) {
  for (std::size_t i = 0; i < army.size(); ++i)
    if (army[i].colour != Colour::none && army[i].piece.name == legend.kind &&
        fits(army[i], letter))
      return static_cast<int>(i);
  return read_kind(fmt::format("drawing line {}, kind", legend.line.number), legend.kind, army);
}

}  // namespace

Drawing read_drawing(std::string_view text) {
  Drawing drawing;
  std::vector<DrawnLine> rows;
  for (const DrawnLine& line : drawn_lines(text))
    if (is_legend(line))
      add_legend(drawing.legend, line);
    else
      rows.push_back(line);
  while (!rows.empty() && rows.back().text.empty()) rows.pop_back();
  const auto first = std::find_if(rows.begin(), rows.end(),
                                  [](const DrawnLine& line) { return !line.text.empty(); });
  rows.erase(rows.begin(), first);
  if (rows.empty())
    refuse("drawing", text, "no row of a board; want lines of . (free), - (hole), * (wall)");
  if (is_fen(rows))
    read_fen_line(rows[0], drawing);
  else
    read_rows(rows, drawing);
  return drawing;
}

int kind_of_letter(char letter, const Army& army, const std::vector<Legend>& legend) {
  if (const Legend* named = legend_of(letter, legend)) return kind_by_legend(letter, *named, army);
  int found = -1;
  for (std::size_t i = 0; i < army.size(); ++i) {
    if (letter_of(army[i].piece) != capital(letter) || !fits(army[i], letter)) continue;
    if (found >= 0)
      refuse("drawn piece", std::string(1, letter),
             fmt::format("could be {} or {}; say which in a line such as {} = {}",
                         kind_text(army[static_cast<std::size_t>(found)]), kind_text(army[i]),
                         letter, kind_text(army[i])));
    found = static_cast<int>(i);
  }
  if (found < 0)
    refuse(
        "drawn piece", std::string(1, letter),
        fmt::format("no kind of the army ({}) has that letter; name it in a line such as {} = {}",
                    text_of(army), letter, kind_text(army[0])));
  return found;
}

Problem read_drawn_problem(std::string_view text, std::string_view rest) {
  const Drawing drawing = read_drawing(text);
  return read_problem_on(drawing.board, rest, [&](const Army& army) {
    Given given;
    int kinds[256];
    std::fill(std::begin(kinds), std::end(kinds), -1);
    for (const Lettered& piece : drawing.pieces) {
      int& kind = kinds[static_cast<unsigned char>(piece.letter)];
      if (kind < 0) kind = kind_of_letter(piece.letter, army, drawing.legend);
      given.push_back({piece.square, kind});
    }
    return given;
  });
}

}  // namespace rookery
