// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <random>
#include <set>
#include <string>

#include "problem/problem.hpp"
#include "problem/text.hpp"

// A small board of any gluing, with holes, walls and given pieces here and there. The same for
// the same random numbers.
inline rookery::Problem random_problem(std::mt19937& random, const std::string& army,
                                       std::uint32_t most_side = 5) {
  using namespace rookery;
  const auto below = [&random](std::uint32_t limit) {
    return static_cast<std::int64_t>(random() % limit);
  };
  Problem problem = read_problem("1x1 " + army);
  Board& board = problem.board;
  board.rows = 1 + below(most_side);
  board.columns = 1 + below(most_side);
  board.gluing = random() % 2 == 0 ? Gluing::plane : static_cast<Gluing>(below(6));
  std::set<Square> holes, walls, given;
  for (std::int64_t row = 0; row < board.rows; ++row)
    for (std::int64_t column = 0; column < board.columns; ++column) {
      const auto what = below(12);
      if (what == 0) holes.insert({row, column});
      if (what == 1) walls.insert({row, column});
      if (what == 2 && random() % 3 == 0) given.insert({row, column});
    }
  board.holes.assign(holes.begin(), holes.end());
  board.walls.assign(walls.begin(), walls.end());
  for (const Square& square : given)
    problem.given.push_back({square, static_cast<int>(random() % problem.army.size())});
  return problem;
}

inline std::string shown(const rookery::Table& table) {
  std::string text;
  for (const std::int64_t first : table.first) text += std::to_string(first) + ":";
  for (const rookery::Integer& value : table.values) text += " " + value.get_str();
  return text;
}
