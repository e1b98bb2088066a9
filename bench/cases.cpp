// SPDX-License-Identifier: Apache-2.0
#include "case.hpp"
#include "regions.hpp"

#include <army_backtrack.hpp>
#include <bishops_table.hpp>
#include <injured_words.hpp>
#include <kings_profile.hpp>
#include <queens_all.hpp>
#include <rookery/rookery.hpp>

namespace rookery::bench {
namespace {

Options one_thread() {
  Options options;
  options.threads = 1;
  return options;
}

template <int n>
Numbers injured_yardstick() {
  return {yardstick::injured_words(n, std::vector<int>(n, 0))};
}

template <int n>
Numbers injured_ours() {
  const std::string size = std::to_string(n);
  return count(size + "x" + size + " " + size + " injured-queen", one_thread()).table.values;
}

template <int n>
Numbers bishops_yardstick() {
  return yardstick::bishops_table(n);
}

template <int n>
Numbers bishops_ours() {
  const std::string size = std::to_string(n);
  return table(size + "x" + size + " bishop", one_thread()).table.values;
}

// The squares that a piece attacks on a board of n x n, of so many steps one way.
std::vector<std::uint64_t> attacks(int n, const std::vector<std::pair<int, int>>& ways, int steps) {
  std::vector<std::uint64_t> attacks;
  for (int square = 0; square < n * n; ++square) {
    std::uint64_t attacked = 0;
    for (const auto& [rows, columns] : ways)
      for (int step = 1; step <= steps; ++step) {
        const int row = square / n + step * rows, column = square % n + step * columns;
        if (row < 0 || row >= n || column < 0 || column >= n) break;
        attacked |= std::uint64_t{1} << (row * n + column);
      }
    attacks.push_back(attacked);
  }
  return attacks;
}

Numbers army_yardstick() {
  const std::vector<std::pair<int, int>> diagonal = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
  std::vector<std::pair<int, int>> all = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
  all.insert(all.end(), diagonal.begin(), diagonal.end());
  const std::vector<std::pair<int, int>> knight = {{1, 2},  {2, 1},  {-1, 2},  {-2, 1},
                                                   {1, -2}, {2, -1}, {-1, -2}, {-2, -1}};
  const yardstick::ArmyBacktrack army(
      49, {attacks(7, all, 6), attacks(7, diagonal, 6), attacks(7, all, 1), attacks(7, knight, 1)},
      {2, 2, 2, 1});
  return {static_cast<unsigned long>(army.count())};
}

Numbers army_ours() {
  return count("7x7 2 king 2 queen 2 bishop 1 knight", one_thread()).table.values;
}

Numbers queens_yardstick() { return {static_cast<unsigned long>(yardstick::queens_all(12))}; }
Numbers queens_ours() { return count("12x12 queen", one_thread()).table.values; }

Numbers kings_yardstick() { return {yardstick::kings_profile(20)}; }
Numbers kings_ours() { return count("20x20 king", one_thread()).table.values; }

}  // namespace

// To add a case: a row here. The yardsticks are in bench/yardstick and stay as they are.
const std::vector<Case>& all_cases() {
  static const std::vector<Case> table = [] {
    std::vector<Case> rows = {
        {"army-7x7", "2 kings, 2 queens, 2 bishops and a knight on 7 x 7", army_yardstick,
         army_ours},
        {"bishops-table-1000", "every number of bishops on 1000 x 1000", bishops_yardstick<1000>,
         bishops_ours<1000>},
        {"injured-1000", "1000 injured queens on 1000 x 1000", injured_yardstick<1000>,
         injured_ours<1000>},
        {"injured-3000", "3000 injured queens on 3000 x 3000", injured_yardstick<3000>,
         injured_ours<3000>},
        {"queens-all-12", "any number of queens on 12 x 12", queens_yardstick, queens_ours},
        {"kings-20", "all placements of kings on 20 x 20", kings_yardstick, kings_ours},
        {"regions", "all solutions of 100 boards of 8 to 14 rows, columns and regions",
         generated_regions_yardstick, generated_regions_ours},
    };
    if (has_levels())
      rows.push_back({"regions-levels", "the Queens levels of ../shared/cases, all solutions",
                      levels_yardstick, levels_ours});
    return rows;
  }();
  return table;
}

}  // namespace rookery::bench
