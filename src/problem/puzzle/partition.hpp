// SPDX-License-Identifier: Apache-2.0
// Regions of a board: from what a file calls them to letters, checked.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace rookery::puzzle {

// Of rows, of columns and of regions: there are so many letters and digits.
constexpr std::size_t most_rows = 62;

// A letter a square, `.` for no region; the highest row first.
using Partition = std::vector<std::string>;

// What a file calls the region of each square, as numbers; the highest row first.
using Label = std::int64_t;
constexpr Label no_region = -1;
using Labels = std::vector<std::vector<Label>>;

// Letters A to Z, a to z, 0 to 9, in the order in which the regions appear row by row from the top.
// Throws Error::Kind::input where the rows are none, too many, or not equally long.
Partition partition_of(const Labels& labels);

// Rows of letters and digits. Throws Error::Kind::input, naming the square.
Labels labels_of(const std::vector<std::string>& rows);

// Labels for regions that a file names by words; "" and . are none.
class RegionNames {
 public:
  Label label_of(std::string_view name);

 private:
  std::unordered_map<std::string, Label> known_;
};

// The same partition with letters in the order of appearance.
Partition renamed(const Partition& partition);

std::size_t number_of_regions(const Partition& partition);
bool covers_all(const Partition& partition);  // is every square in a region?

// The name of a square, of a board with that many rows, by its row from the top.
std::string square_name(std::size_t rows, std::size_t row_from_top, std::size_t column);

// Throw Error::Kind::input unless from 1 to most_rows; unless so many rows are drawn.
void require_size(std::string_view thing, std::int64_t size);
void require_stated(std::string_view thing, std::int64_t size, const Partition& partition);

}  // namespace rookery::puzzle
