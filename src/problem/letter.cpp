// SPDX-License-Identifier: Apache-2.0
#include "problem/letter.hpp"

#include <algorithm>

namespace rookery {
namespace {

bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }
bool is_small(char c) { return c >= 'a' && c <= 'z'; }
char capital(char c) { return is_small(c) ? static_cast<char>(c - 'a' + 'A') : c; }
char small(char c) { return is_capital(c) ? static_cast<char>(c - 'A' + 'a') : c; }

// The letter itself, then the others of the name, then the alphabet: the first that is free.
char free_letter(const Piece& piece, const std::string& used) {
  std::string wishes(1, letter_of(piece));
  for (const char c : piece.name)
    if (is_capital(capital(c))) wishes += capital(c);
  for (char c = 'A'; c <= 'Z'; ++c) wishes += c;
  const std::size_t at = wishes.find_first_not_of(used);
  return at == std::string::npos ? '?' : wishes[at];
}

}  // namespace

char letter_of(const Piece& piece) {
  const auto first = std::find_if(piece.name.begin(), piece.name.end(), is_capital);
  if (first != piece.name.end()) return *first;
  if (piece.name == "knight" || piece.name == "nightrider") return 'N';
  return !piece.name.empty() && is_small(piece.name[0]) ? capital(piece.name[0]) : 'X';
}

// The white and the black kind of one piece share a letter.
std::vector<char> letters_of(const Army& army) {
  std::vector<char> letters;
  std::string used;
  for (std::size_t i = 0; i < army.size(); ++i) {
    const auto same =
        std::find_if(army.begin(), army.begin() + static_cast<long>(i),
                     [&](const Kind& k) { return k.piece.name == army[i].piece.name; });
    const auto place = static_cast<std::size_t>(same - army.begin());
    const char letter = place < i ? capital(letters[place]) : free_letter(army[i].piece, used);
    used += letter;
    letters.push_back(army[i].colour == Colour::black ? small(letter) : letter);
  }
  return letters;
}

}  // namespace rookery
