// SPDX-License-Identifier: Apache-2.0
#include "problem/puzzle/json_puzzle.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

#include "base/square.hpp"
#include "base/text.hpp"
#include "problem/piece.hpp"

namespace rookery::puzzle {
namespace {

using Json = nlohmann::json;
using Keys = std::initializer_list<const char*>;

std::string shown(const Json& value) {
  if (value.is_structured()) return value.type_name();
  return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

[[noreturn]] void refuse_value(std::string_view key, const Json& value, std::string_view wanted) {
  refuse(fmt::format("key {}", key), shown(value), wanted);
}

// What the first of these keys has that the object has; null: it has none, or null.
struct Field {
  std::string key;
  const Json* value = nullptr;
};

Field field(const Json& object, Keys keys) {
  for (const char* key : keys)
    if (const auto found = object.find(key); found != object.end() && !found->is_null())
      return {key, &*found};
  return {};
}

std::int64_t number_of(const Field& field) {
  const Json& value = *field.value;
  const bool fits = value.is_number_unsigned() &&
                    value.get<std::uint64_t>() <= static_cast<std::uint64_t>(INT64_MAX);
  if (!fits) refuse_value(field.key, value, "want a whole number");
  return value.get<std::int64_t>();
}

const std::string& text_of(const Field& field) {
  if (!field.value->is_string()) refuse_value(field.key, *field.value, "want a string");
  return field.value->get_ref<const std::string&>();
}

const Json& array_of(const Field& field) {
  if (!field.value->is_array()) refuse_value(field.key, *field.value, "want an array");
  return *field.value;
}

std::string stated_in(const Field& field) {
  if (!field.value) return "";
  if (!field.value->is_string()) return std::to_string(number_of(field));
  const std::string& text = text_of(field);
  if (text.find_first_not_of("0123456789") != std::string::npos)
    refuse_value(field.key, *field.value, "want a whole number");
  return text;
}

// Rows in one string, ended by line ends or slashes.
std::vector<std::string> rows_in(std::string_view text) {
  std::string lines(text);
  std::replace(lines.begin(), lines.end(), '/', '\n');
  std::vector<std::string> rows;
  for (const DrawnLine& line : drawn_lines(lines)) rows.emplace_back(trimmed(line.text));
  return rows;
}

Label label_of(const Json& value, RegionNames& names, std::string_view key) {
  if (value.is_null()) return no_region;
  if (value.is_string()) return names.label_of(value.get_ref<const std::string&>());
  if (value.is_number_integer()) return names.label_of(value.dump());
  refuse_value(key, value, "want letters, numbers or null for the regions of squares");
}

Labels labels_in(const Field& field) {
  if (field.value->is_string()) return labels_of(rows_in(text_of(field)));
  Labels labels;
  RegionNames names;
  std::vector<std::string> rows;
  for (const Json& row : array_of(field))
    if (row.is_string()) {
      rows.push_back(row.get<std::string>());
    } else {
      labels.emplace_back();
      for (const Json& value : array_of({field.key, &row}))
        labels.back().push_back(label_of(value, names, field.key));
    }
  if (!rows.empty() && !labels.empty())
    refuse_value(field.key, *field.value, "want each row as a string or each as an array");
  return rows.empty() ? labels : labels_of(rows);
}

Square square_of(const Json& value, std::string_view key) {
  if (!value.is_string()) refuse_value(key, value, "want squares as in \"a1\"");
  return read_square("square", value.get_ref<const std::string&>());
}

// A list of squares for each region, on a board of that size.
Labels labels_of_cells(const Field& cells, std::size_t size) {
  Labels labels(size, std::vector<Label>(size, no_region));
  const auto side = static_cast<std::int64_t>(size);
  Label region = 0;
  for (const Json& squares : array_of(cells)) {
    if (squares.is_array() && squares.empty())
      refuse("region", std::to_string(region + 1), "has no squares");
    for (const Json& value : array_of({cells.key, &squares})) {
      const Square square = square_of(value, cells.key);
      if (square.row >= side || square.column >= side)
        refuse("square", rookery::text_of(square), fmt::format("not on the {0}x{0} board", size));
      Label& label = labels[static_cast<std::size_t>(side - 1 - square.row)]
                           [static_cast<std::size_t>(square.column)];
      if (label != no_region)
        refuse("square", rookery::text_of(square),
               fmt::format("claimed twice, by regions {} and {}", label + 1, region + 1));
      label = region;
    }
    ++region;
  }
  return labels;
}

std::optional<std::int64_t> stated_size(const Json& object) {
  const Field size = field(object, {"n", "size"});
  if (!size.value) return {};
  require_size(size.key, number_of(size));
  return number_of(size);
}

Partition first_partition(const Json& object, std::optional<std::int64_t> size) {
  if (const Field regions = field(object, {"regions", "colorRegions", "grid"}); regions.value)
    return partition_of(labels_in(regions));
  const Field cells = field(object, {"cells"});
  if (!cells.value)
    refuse("puzzle", shown(object), "want regions, colorRegions, grid, cells or problem in it");
  if (!size) refuse("puzzle", shown(object), "want n, the size of the board, beside cells");
  return partition_of(labels_of_cells(cells, static_cast<std::size_t>(*size)));
}

}  // namespace

Heading heading_of(const nlohmann::json& object) {
  Heading heading;
  try {
    const Field name = field(object, {"name", "title"});
    if (name.value) heading.name = name.value->is_string() ? text_of(name) : shown(*name.value);
    heading.stated = stated_in(field(object, {"solutions"}));
  } catch (const Error& error) {
    heading.error = error.what();
  }
  return heading;
}

RegionPuzzle puzzle_of(const nlohmann::json& object) {
  RegionPuzzle puzzle;
  const auto size = stated_size(object);
  puzzle.partitions.push_back(first_partition(object, size));
  if (size) require_stated("size", *size, puzzle.partitions[0]);
  for (int number = 2;; ++number) {
    const std::string key = fmt::format("regions{}", number);
    const Field more = field(object, {key.c_str()});
    if (!more.value) break;
    puzzle.partitions.push_back(partition_of(labels_in(more)));
  }
  if (const Field stars = field(object, {"stars"}); stars.value) {
    puzzle.stars = number_of(stars);
    if (puzzle.stars == 0) refuse_value(stars.key, *stars.value, "want at least 1");
  }
  if (const Field given = field(object, {"given"}); given.value)
    for (const Json& square : array_of(given))
      puzzle.given.push_back(rookery::text_of(square_of(square, given.key)));
  if (const Field piece = field(object, {"piece"}); piece.value)
    puzzle.piece = read_piece(text_of(piece)).name;
  return puzzle;
}

}  // namespace rookery::puzzle
