// SPDX-License-Identifier: Apache-2.0
#include "base/square.hpp"

#include <algorithm>
#include <limits>

#include "base/text.hpp"

namespace rookery {

std::string column_text(std::int64_t column) {
  std::string letters;
  for (std::int64_t left = column + 1; left > 0; left = (left - 1) / 26)
    letters += static_cast<char>('a' + (left - 1) % 26);
  std::reverse(letters.begin(), letters.end());
  return letters;
}

Square read_square(std::string_view thing, std::string_view text) {
  constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
  const std::size_t letters =
      std::min(text.find_first_not_of("abcdefghijklmnopqrstuvwxyz"), text.size());
  if (letters == 0 || letters == text.size())
    refuse(thing, text, "want a square: column letters, then the row number, as in a1");
  std::int64_t column = 0;
  for (const char c : text.substr(0, letters)) {
    const std::int64_t digit = c - 'a' + 1;
    if (column > (most - digit) / 26) refuse(thing, text, "the column is beyond 64 bits");
    column = column * 26 + digit;
  }
  const std::string_view number = text.substr(letters);
  if (number.find_first_not_of("0123456789") != std::string_view::npos || number[0] == '0')
    refuse(thing, text, "want a square: column letters, then the row number from 1, as in a1");
  return {read_number(thing, number) - 1, column - 1};
}

std::string text_of(const Square& square) {
  return column_text(square.column) + std::to_string(square.row + 1);
}

}  // namespace rookery
