// SPDX-License-Identifier: Apache-2.0
#include "problem/puzzle/partition.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/square.hpp"
#include "base/text.hpp"
#include "problem/region_rows.hpp"

namespace rookery::puzzle {
namespace {

constexpr std::string_view letters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
static_assert(letters.size() == most_rows);

std::string row_from_top(std::size_t row) { return fmt::format("row {} from the top", row + 1); }

void require_rows(std::size_t rows) {
  if (rows == 0) refuse("regions", "", "no row; want a row for each row of the board");
  if (rows > most_rows)
    refuse("board", fmt::format("{} rows", rows), fmt::format("want at most {}", most_rows));
}

// Equally long, and not too long.
void require_length(std::size_t row, std::size_t length, std::size_t first) {
  const std::string squares = fmt::format("{} squares", length);
  if (length != first)
    refuse(row_from_top(row), squares, fmt::format("want {}, as in the first row", first));
  if (length == 0 || length > most_rows)
    refuse(row_from_top(row), squares, fmt::format("want 1 to {}", most_rows));
}

class Letters {
 public:
  char of(Label label) {
    if (label == no_region) return '.';
    const auto [place, fresh] = known_.try_emplace(label, '.');
    if (!fresh) return place->second;
    if (known_.size() > most_rows)
      refuse("regions", fmt::format("more than {}", most_rows), "there are no letters for them");
    return place->second = letters[known_.size() - 1];
  }

 private:
  std::unordered_map<Label, char> known_;
};

}  // namespace

Partition partition_of(const Labels& labels) {
  require_rows(labels.size());
  Letters letters_of_labels;
  Partition partition;
  for (std::size_t row = 0; row < labels.size(); ++row) {
    require_length(row, labels[row].size(), labels[0].size());
    std::string& fresh = partition.emplace_back();
    for (const Label label : labels[row]) fresh += letters_of_labels.of(label);
  }
  return partition;
}

Labels labels_of(const std::vector<std::string>& rows) {
  require_rows(rows.size());
  Labels labels;
  for (std::size_t row = 0; row < rows.size(); ++row) {
    require_length(row, rows[row].size(), rows[0].size());
    std::vector<Label>& fresh = labels.emplace_back();
    for (const char letter : rows[row]) {
      if (!names_region(letter))
        refuse("square " + square_name(rows.size(), row, fresh.size()), std::string(1, letter),
               "want a letter or digit for its region, . for none");
      fresh.push_back(letter == '.' ? no_region : letter);
    }
  }
  return labels;
}

Label RegionNames::label_of(std::string_view name) {
  if (name.empty() || name == ".") return no_region;
  return known_.try_emplace(std::string(name), static_cast<Label>(known_.size())).first->second;
}

Partition renamed(const Partition& partition) { return partition_of(labels_of(partition)); }

std::size_t number_of_regions(const Partition& partition) {
  std::string found;
  for (const std::string& row : partition)
    for (const char letter : row)
      if (letter != '.' && found.find(letter) == std::string::npos) found += letter;
  return found.size();
}

bool covers_all(const Partition& partition) {
  return std::none_of(partition.begin(), partition.end(),
                      [](const std::string& row) { return row.find('.') != std::string::npos; });
}

std::string square_name(std::size_t rows, std::size_t row_from_the_top, std::size_t column) {
  return text_of(Square{static_cast<std::int64_t>(rows - 1 - row_from_the_top),
                        static_cast<std::int64_t>(column)});
}

void require_size(std::string_view thing, std::int64_t size) {
  if (size < 1 || size > static_cast<std::int64_t>(most_rows))
    refuse(thing, std::to_string(size), fmt::format("want 1 to {}", most_rows));
}

void require_stated(std::string_view thing, std::int64_t size, const Partition& partition) {
  if (size != static_cast<std::int64_t>(partition.size()))
    refuse(thing, std::to_string(size), fmt::format("but {} rows are drawn", partition.size()));
}

}  // namespace rookery::puzzle
