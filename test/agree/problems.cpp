// SPDX-License-Identifier: Apache-2.0
#include "agree/problems.hpp"

#include <rookery/rookery.hpp>

namespace agree {

std::vector<std::string> all_pieces() {
  std::vector<std::string> pieces;
  for (const rookery::PieceRow& row : rookery::pieces()) pieces.push_back(row.name);
  for (const char* betza :
       {"R2",   "B2",   "W3",    "F0",     "WW",    "Q3",      "K2", "vR",   "sR",
        "vRsW", "vRrF", "vRfsF", "vRsN",   "vRvN",  "vRWA",    "fN", "fsN",  "rfN",
        "lbN",  "frN",  "bhN",   "rhN",    "hrN",   "hlN",     "sC", "vC",   "ffL",
        "fJ",   "fsJ",  "(1,2)", "(0,2)0", "(2,2)", "vR(1,3)", "mW", "mRcF", "cN",
        "fBbR", "HG",   "DA",    "vWDH",   "fsW",   "rbF",     "NNW"})
    pieces.emplace_back(betza);
  return pieces;
}

std::vector<std::string> all_boards(int squares) {
  std::vector<std::string> boards = {"0x0", "0x1", "0x3", "1x0", "2x0"};
  for (int rows = 1; rows <= squares; ++rows)
    for (int columns = 1; rows * columns <= squares; ++columns)
      boards.push_back(std::to_string(rows) + "x" + std::to_string(columns));
  return boards;
}

int rows_of(const std::string& board) { return std::stoi(board); }
int columns_of(const std::string& board) { return std::stoi(board.substr(board.find('x') + 1)); }

namespace {

std::string square(const std::string& board, int number) {
  const int columns = columns_of(board);
  return std::string(1, static_cast<char>('a' + number % columns)) +
         std::to_string(number / columns + 1);
}

}  // namespace

std::vector<std::string> given_sets(const std::string& board) {
  std::vector<std::string> sets = {""};
  const int squares = rows_of(board) * columns_of(board);
  if (squares > 9) return sets;
  for (int one = 0; one < squares; ++one) {
    sets.push_back(" --given " + square(board, one));
    for (int other = one + 1; other<squares; other += squares> 6 ? 3 : 1)
      sets.push_back(sets[sets.size() - 1].substr(0, 11) + "," + square(board, other));
  }
  if (squares >= 5) sets.push_back(" --given a1," + square(board, 2) + "," + square(board, 4));
  return sets;
}

std::vector<std::string> all_numbers(int squares) {
  std::vector<std::string> numbers = {"", "1..2 ", "..3 ", "2.. "};
  for (int k = 0; k <= squares + 1 && k <= 7; ++k) numbers.push_back(std::to_string(k) + " ");
  return numbers;
}

}  // namespace agree
