// SPDX-License-Identifier: Apache-2.0
// Results as text, by the table of formats.
#include <rookery/rookery.hpp>

#include "base/text.hpp"
#include "present/format.hpp"
#include "problem/text.hpp"

namespace rookery {
namespace {

constexpr std::int64_t most_drawn = 100;  // rows and columns of a witness's picture

const Format& format_named(std::string_view name) {
  std::vector<std::string> names;
  for (const Format* format : all_formats()) {
    if (format->name == name) return *format;
    names.emplace_back(format->name);
  }
  refuse("format", name, "want text or json" + nearest_hint(name, names));
}

}  // namespace

std::vector<FormatRow> formats() {
  std::vector<FormatRow> rows;
  for (const Format* format : all_formats())
    rows.push_back({std::string(format->name), std::string(format->summary)});
  return rows;
}

std::string written(const Result& result, std::string_view format) {
  const Format& writer = format_named(format);
  if (!result.witness) return writer.result(result, nullptr);
  const Board board = read_problem(result.problem).board;
  if (board.rows > most_drawn || board.columns > most_drawn) return writer.result(result, nullptr);
  const Picture witness = picture(result.problem, *result.witness);
  return writer.result(result, &witness);
}

std::string written(const Explanation& explanation, std::string_view format) {
  return format_named(format).explanation(explanation);
}

std::string written(const std::vector<PieceRow>& rows, std::string_view format) {
  return format_named(format).pieces(rows);
}

std::string written(const std::vector<BoardRow>& rows, std::string_view format) {
  return format_named(format).boards(rows);
}

std::string written(const std::vector<MethodRow>& rows, std::string_view format) {
  return format_named(format).methods(rows);
}

std::string written(const Picture& picture) { return text_picture(picture); }

}  // namespace rookery
