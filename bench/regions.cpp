// SPDX-License-Identifier: Apache-2.0
#include "regions.hpp"

#include <exact_cover.hpp>
#include <fstream>
#include <random>
#include <rookery/rookery.hpp>
#include <sstream>

namespace rookery::bench {
namespace {

using Grid = std::vector<std::string>;  // a letter a square

// Each region around one square of a random row and column, grown square by square.
Grid random_grid(int n, std::mt19937& random) {
  Grid grid(static_cast<std::size_t>(n), std::string(static_cast<std::size_t>(n), '.'));
  const auto below = [&](int limit) { return static_cast<int>(random() % unsigned(limit)); };
  const auto at = [&](int row, int column) -> char& {
    return grid[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
  };
  int left = n * n;
  for (int region = 0; region < n;) {
    char& square = at(below(n), below(n));
    if (square != '.') continue;
    square = static_cast<char>('A' + region++);
    --left;
  }
  while (left > 0) {
    const int row = below(n), column = below(n), way = below(4);
    const int other = row + (way == 0) - (way == 1), beside = column + (way == 2) - (way == 3);
    if (other < 0 || other >= n || beside < 0 || beside >= n) continue;
    if (at(row, column) != '.' || at(other, beside) == '.') continue;
    at(row, column) = at(other, beside);
    --left;
  }
  return grid;
}

std::vector<Grid> random_grids() {
  std::mt19937 random(5);
  std::vector<Grid> grids;
  for (int i = 0; i < 100; ++i) grids.push_back(random_grid(8 + i % 7, random));
  return grids;
}

const std::vector<Grid>& generated() {
  static const std::vector<Grid> grids = random_grids();
  return grids;
}

std::string text_of(const std::vector<Grid>& grids) {
  std::string text;
  for (const Grid& grid : grids) {
    for (const std::string& row : grid) text += row + "\n";
    text += "\n";
  }
  return text;
}

// Rows, columns and regions must be covered; blocks of 2 x 2 squares may be.
unsigned long cover(const Grid& grid) {
  const int n = static_cast<int>(grid.size());
  yardstick::ExactCover cover(3 * n, 3 * n + (n - 1) * (n - 1));
  for (int row = 0; row < n; ++row)
    for (int column = 0; column < n; ++column) {
      const char letter = grid[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
      std::vector<int> option = {row, n + column, 2 * n + (letter - 'A')};
      for (int up = row - 1; up <= row; ++up)
        for (int left = column - 1; left <= column; ++left)
          if (up >= 0 && left >= 0 && up < n - 1 && left < n - 1)
            option.push_back(3 * n + up * (n - 1) + left);
      cover.add(option);
    }
  return cover.count();
}

Numbers covers(const std::vector<Grid>& grids) {
  Numbers numbers;
  for (const Grid& grid : grids) numbers.emplace_back(cover(grid));
  return numbers;
}

// The batch is read once, which is part of the time.
Numbers checked(const std::string& text) {
  Options options;
  options.threads = 1;
  Numbers numbers;
  for (const Puzzle& puzzle : read_puzzles(text))
    if (puzzle.error.empty()) numbers.push_back(check_puzzle(puzzle.problem, 0, options).solutions);
  return numbers;
}

const std::string& levels_text() {
  static const std::string text = [] {
    const std::ifstream file(ROOKERY_SOURCE "/../shared/cases/queens_regions.json");
    std::stringstream all;
    if (file) all << file.rdbuf();
    return all.str();
  }();
  return text;
}

// The letters of --per-region in the problem's text.
Grid grid_of(const std::string& problem) {
  const std::string mark = "@rows:";
  std::stringstream rows(problem.substr(problem.find(mark) + mark.size()));
  Grid grid;
  for (std::string row; std::getline(rows, row, '/');) grid.push_back(row);
  return grid;
}

const std::vector<Grid>& levels() {
  static const std::vector<Grid> grids = [] {
    std::vector<Grid> read;
    for (const Puzzle& puzzle : read_puzzles(levels_text()))
      if (puzzle.error.empty()) read.push_back(grid_of(puzzle.problem));
    return read;
  }();
  return grids;
}

}  // namespace

Numbers generated_regions_yardstick() { return covers(generated()); }
Numbers generated_regions_ours() {
  static const std::string text = text_of(generated());
  return checked(text);
}

bool has_levels() { return !levels_text().empty(); }
Numbers levels_yardstick() { return covers(levels()); }
Numbers levels_ours() { return checked(levels_text()); }

}  // namespace rookery::bench
