// SPDX-License-Identifier: Apache-2.0
// Texts of small random problems of every feature. The same for the same random numbers.
#pragma once
#include <fmt/format.h>

#include <random>
#include <string>
#include <vector>

#include <rookery/values.hpp>

using Random = std::mt19937_64;

template <class Row>
const Row& any_of(Random& random, const std::vector<Row>& rows) {
  return rows[random() % rows.size()];
}

inline std::string random_board(Random& random) {
  const auto rows = 1 + random() % 3, columns = 1 + random() % 4;
  if (random() % 3 != 0)
    return fmt::format("{}x{}{}", rows, columns,
                       any_of<std::string>(random, {"", "", "/torus", "/cylinder", "/moebius"}));
  std::string fen = "fen:";
  for (std::size_t row = 0; row < rows; ++row) {
    if (row > 0) fen += '/';
    std::size_t open = 0;
    for (std::size_t column = 0; column < columns; ++column) {
      ++open;
      if (random() % 3 != 0 && column + 1 < columns) continue;
      fen += std::to_string(open);
      open = 0;
      if (column + 1 < columns) fen += any_of<std::string>(random, {"-", "*"}), ++column;
    }
    if (open > 0) fen += std::to_string(open);
  }
  return fen;
}

inline std::string random_number(Random& random) {
  return any_of<std::string>(random, {"", "", "1 ", "2 ", "3 ", "4 ", "1..2 ", "..3 ", "2.. "});
}

inline std::string random_army(Random& random) {
  const std::vector<std::string> pieces = {"king", "queen", "bishop", "knight",
                                           "rook", "dummy", "vR"};
  const std::size_t kinds = 1 + random() % 3, first = random() % pieces.size();
  const bool coloured = random() % 3 == 0;
  std::string army;
  for (std::size_t kind = 0; kind < kinds; ++kind)
    army += " " + random_number(random) +
            (coloured ? any_of<std::string>(random, {"white ", "black "}) : "") +
            pieces[(first + kind) % pieces.size()];
  if (kinds > 1 && random() % 2 == 0)
    army += " --hostile " + any_of<std::string>(random, {"same-kind", "all"});
  if (coloured && kinds > 1 && army.find("--hostile") == std::string::npos)
    army += " --hostile " + any_of<std::string>(random, {"same-colour", "other-colour"});
  return army;
}

inline std::string random_quotas(Random& random) {
  std::string quotas;
  const std::vector<std::string> ranges = {"1", "..1", "1..", "..2", "2", "0..1"};
  if (random() % 3 == 0) quotas += " --per-row " + any_of(random, ranges);
  if (random() % 3 == 0) quotas += " --per-column " + any_of(random, ranges);
  return quotas;
}

// A table in a line with its sides, to be compared.
inline std::string shown_whole(const rookery::Table& table) {
  std::string text;
  for (const std::int64_t first : table.first) text += std::to_string(first) + ":";
  for (const std::int64_t size : table.size) text += std::to_string(size) + "/";
  for (const rookery::Integer& value : table.values) text += " " + value.get_str();
  return text;
}
