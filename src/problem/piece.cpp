// SPDX-License-Identifier: Apache-2.0
#include "problem/piece.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "problem/betza.hpp"

namespace rookery {
namespace {

constexpr std::string_view transposed_mark = "transposed-";

const PieceRow* find_name(std::string_view word) {
  for (const PieceRow& row : piece_table()) {
    if (row.name == word) return &row;
    for (const std::string& alias : row.aliases)
      if (alias == word) return &row;
  }
  return nullptr;
}

// The word itself, or what it may be the plural of.
const PieceRow* find_name_or_plural(std::string_view word) {
  if (const PieceRow* row = find_name(word)) return row;
  const auto ends = [&](std::string_view end) {
    return word.size() > end.size() && word.substr(word.size() - end.size()) == end;
  };
  if (ends("ies"))
    if (const auto* row = find_name(std::string(word.substr(0, word.size() - 3)) + "y")) return row;
  for (const std::string_view end : {"s", "es"})
    if (ends(end))
      if (const PieceRow* row = find_name(word.substr(0, word.size() - end.size()))) return row;
  return nullptr;
}

// Known pieces whose moves depend on what stands on other squares, so that they define no
// conflict between two squares.
void refuse_known(std::string_view word) {
  static const std::vector<std::pair<std::string_view, std::string_view>> known = {
      {"cannon", "mRcpR"},
      {"grasshopper", "gQ"},
      {"elephant", "nA"},
      {"horse", "nN"},
      {"mao", "nN"}};
  for (const auto& [name, betza] : known)
    if (word == name || word == std::string(name) + "s")
      refuse("piece", word,
             fmt::format("its move ({}) depends on other pieces in between, so two squares alone "
                         "do not decide a conflict",
                         betza));
}

std::vector<std::string> all_names() {
  std::vector<std::string> names;
  for (const PieceRow& row : piece_table()) {
    names.push_back(row.name);
    names.insert(names.end(), row.aliases.begin(), row.aliases.end());
  }
  return names;
}

bool looks_like_betza(std::string_view word) {
  return std::any_of(word.begin(), word.end(),
                     [](char c) { return (c >= 'A' && c <= 'Z') || c == '(' || c == '['; });
}

std::string lower(std::string_view word) {
  std::string text(word);
  for (char& c : text)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return text;
}

Piece read_betza_word(std::string_view word) {
  // Bishop, for bishop: a name spelt with a capital. (No name is a Betza string in capitals.)
  if (word.size() > 2)
    if (const PieceRow* row = find_name_or_plural(lower(word)))
      refuse("piece", word, "names are lower case: " + row->name);
  return read_betza(word);
}

Piece read_upright(std::string_view word) {
  if (looks_like_betza(word)) return read_betza_word(word);
  if (const PieceRow* row = find_name_or_plural(word)) {
    Piece piece = row->betza.empty() ? Piece{} : read_betza(row->betza);
    piece.name = row->name;
    return piece;
  }
  refuse_known(word);
  refuse("piece", word, "no such piece" + nearest_hint(word, all_names()));
}

}  // namespace

// To add a piece: a row here (name, Betza, what it is, other names). A name has no capital.
const std::vector<PieceRow>& piece_table() {
  static const std::vector<PieceRow> table = {
      {"bishop", "B", "any distance diagonally", {}},
      {"rook", "R", "any distance along rows and columns", {}},
      {"queen", "Q", "rook and bishop", {}},
      {"king", "K", "one step in each of eight directions", {"man", "commoner", "men"}},
      {"knight", "N", "leaps two and one", {}},
      {"injured-queen", "vRsWF", "rook in its column, king to the sides", {}},
      {"pawn", "fmWfceF", "attacks one step diagonally forward", {}},
      {"wazir", "W", "one step along rows and columns", {}},
      {"ferz", "F", "one step diagonally", {"fers"}},
      {"dabbaba", "D", "leaps two along rows and columns", {}},
      {"alfil", "A", "leaps two diagonally", {}},
      {"threeleaper", "H", "leaps three along rows and columns", {}},
      {"camel", "C", "leaps three and one", {}},
      {"zebra", "Z", "leaps three and two", {}},
      {"tripper", "G", "leaps three diagonally", {}},
      {"giraffe", "(1,4)", "leaps four and one", {}},
      {"nightrider", "NN", "any number of knight's leaps in one direction", {}},
      {"princess", "BN", "bishop and knight", {"archbishop"}},
      {"empress", "RN", "rook and knight", {"chancellor"}},
      {"amazon", "QN", "queen and knight", {"superqueen"}},
      {"centaur", "KN", "king and knight", {}},
      {"dragon-horse", "BW", "bishop and wazir", {}},
      {"dragon-king", "RF", "rook and ferz", {}},
      {"gold", "WfF", "wazir, and one step diagonally forward", {}},
      {"silver", "FfW", "ferz, and one step forward", {}},
      {"dummy", "", "attacks nothing", {}},
  };
  return table;
}

// Transposed twice is as it was: marks are counted, however many there are.
Piece read_piece(std::string_view word) {
  bool exchanged = false;
  for (; word.substr(0, transposed_mark.size()) == transposed_mark; exchanged = !exchanged)
    word.remove_prefix(transposed_mark.size());
  return exchanged ? transposed(read_upright(word)) : read_upright(word);
}

Piece transposed(const Piece& piece) {
  Piece other;
  for (const Move& move : piece.attacks)
    other.attacks.push_back({move.columns, move.rows, move.steps});
  std::sort(other.attacks.begin(), other.attacks.end());
  for (const Move& move : other.attacks) other.moves.push_back(upward(move));
  std::sort(other.moves.begin(), other.moves.end());
  other.moves.erase(std::unique(other.moves.begin(), other.moves.end()), other.moves.end());
  if (other.attacks == piece.attacks)
    other.name = piece.name;
  else if (piece.name.substr(0, transposed_mark.size()) == transposed_mark)
    other.name = piece.name.substr(transposed_mark.size());
  else
    other.name = std::string(transposed_mark) + piece.name;
  return other;
}

Piece turned(Piece piece) {
  for (Move& move : piece.attacks) move = {-move.rows, -move.columns, move.steps};
  std::sort(piece.attacks.begin(), piece.attacks.end());
  return piece;
}

Move upward(const Move& move) {
  if (move.rows > 0 || (move.rows == 0 && move.columns > 0)) return move;
  return {-move.rows, -move.columns, move.steps};
}

}  // namespace rookery
