// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

namespace oracle {

// One attacking move: the step, and how many times in a row it may be made.
struct Move {
  int forward;
  int right;
  long most;  // 0: no limit
};

// The attacking moves of a piece given by name or by a Betza string. Moves that never attack are
// left out. Throws std::runtime_error on anything it doesn't know.
std::vector<Move> attacking_moves(const std::string& kind);

// Does a piece with these moves attack the square that many rows forward and columns right of it?
bool attacks_square(const std::vector<Move>& moves, int rows, int columns);

inline bool is_digit(char c) { return c >= '0' && c <= '9'; }

// A non-negative decimal number and nothing else. Throws std::runtime_error.
inline int whole_number(const std::string& digits) {
  if (digits.empty() || digits.size() > 9) {
    throw std::runtime_error("oracle: not a number, or too large: " + digits);
  }
  for (const char c : digits) {
    if (!is_digit(c)) throw std::runtime_error("oracle: not a number: " + digits);
  }
  return std::stoi(digits);
}

}  // namespace oracle
