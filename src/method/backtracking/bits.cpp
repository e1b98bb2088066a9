// SPDX-License-Identifier: Apache-2.0
#include "method/backtracking/bits.hpp"

#include "problem/conflict.hpp"

namespace rookery::backtrack {

Squares::Squares(const Problem& problem)
    : columns(problem.board.columns),
      count(static_cast<std::size_t>(problem.board.rows * problem.board.columns)),
      words(count / 64 + 1) {
  ruled_out.resize(count * words);
  const auto number = [&](const Square& at) {
    return static_cast<std::size_t>(at.row * columns + at.column);
  };
  const auto rule_out = [&](std::size_t by, std::size_t bit) {
    ruled_out[by * words + bit / 64] |= std::uint64_t{1} << bit % 64;
  };
  const auto moves = moves_on(problem.board, problem.piece());
  for (std::size_t i = 0; i < count; ++i) {
    rule_out(i, i);
    for (const Move& move : moves) {
      Square at = square(i);
      for (std::int64_t step = 0; step < move.steps; ++step) {
        at = {at.row + move.rows, at.column + move.columns};
        if (!contains(problem.board, at)) break;
        rule_out(i, number(at));
        rule_out(number(at), i);
      }
    }
  }
  open.resize(words);
  for (std::size_t i = 0; i < count; ++i) set_bit(open, i);
  for (const Square& at : problem.given) {
    contradiction |= !has_bit(open, number(at));
    for (std::size_t w = 0; w < words; ++w) open[w] &= ~ruled_out_by(number(at))[w];
  }
  given = static_cast<std::int64_t>(problem.given.size());
}

void open_behind(const Squares& squares, const std::uint64_t* open, std::size_t number,
                 std::uint64_t* behind) {
  const std::uint64_t* out = squares.ruled_out_by(number);
  for (std::size_t w = 0; w < number / 64; ++w) behind[w] = 0;
  for (std::size_t w = number / 64; w < squares.words; ++w) behind[w] = open[w] & ~out[w];
  behind[number / 64] &= ~std::uint64_t{0} << number % 64;  // itself is ruled out
}

}  // namespace rookery::backtrack
