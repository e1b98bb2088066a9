// SPDX-License-Identifier: Apache-2.0
// Random problems with one piece in every column.
#pragma once
#include <random>
#include <string>

#include "base/square.hpp"

inline std::int64_t between(std::mt19937& random, std::int64_t low, std::int64_t high) {
  return std::uniform_int_distribution<std::int64_t>(low, high)(random);
}

// Each column's piece is given with the probability `share`.
inline std::string random_words(std::mt19937& random, const std::string& piece, std::int64_t rows,
                                std::int64_t columns, double share) {
  std::uniform_real_distribution<double> chance(0, 1);
  std::string given;
  for (std::int64_t column = 0; column < columns; ++column)
    if (chance(random) < share)
      given += (given.empty() ? " --given " : ",") +
               rookery::text_of(rookery::Square{between(random, 0, rows - 1), column});
  return std::to_string(rows) + "x" + std::to_string(columns) + " " + std::to_string(columns) +
         " " + piece + given;
}
