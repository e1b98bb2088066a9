// SPDX-License-Identifier: Apache-2.0
#include "agree/draft.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "problem/piece.hpp"

namespace agree {
namespace {

std::string square_text(std::size_t row, std::size_t column) {
  return std::string(1, static_cast<char>('a' + column)) + std::to_string(row + 1);
}

std::string text_of(const DraftRange& range) {
  if (range.exact()) return std::to_string(range.least);
  return std::to_string(range.least) + ".." + (range.most == -1 ? "" : std::to_string(range.most));
}

std::string one_word(const DraftKind& kind) {
  return (kind.colour.empty() ? "" : kind.colour + "-") + piece_of(kind);
}

std::string joined(const std::vector<std::string>& parts, const std::string& separator) {
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : separator) + part;
  return text;
}

std::string fen_row(const std::string& cells) {
  std::string text;
  for (std::size_t at = 0; at < cells.size();) {
    const std::size_t end = std::min(cells.find_first_not_of('.', at), cells.size());
    if (end > at) text += std::to_string(end - at);
    if (end < cells.size()) text += cells[end];
    at = end + 1;
  }
  return text;
}

std::vector<std::string> squares_with(const Draft& draft, char cell) {
  std::vector<std::string> squares;
  for (std::size_t row = 0; row < draft.rows(); ++row)
    for (std::size_t column = 0; column < draft.columns(); ++column)
      if (draft.cells[row][column] == cell) squares.push_back(square_text(row, column));
  return squares;
}

// Walls, or more holes than there are rows.
bool is_drawn(const Draft& draft) {
  return !squares_with(draft, '*').empty() || squares_with(draft, '-').size() > draft.rows();
}

std::string board_text(const Draft& draft) {
  if (!is_drawn(draft)) {
    const std::string size = std::to_string(draft.rows()) + "x" + std::to_string(draft.columns());
    return draft.gluing == "plane" ? size : size + "/" + draft.gluing;
  }
  std::vector<std::string> rows;
  for (auto row = draft.cells.rbegin(); row != draft.cells.rend(); ++row)
    rows.push_back(fen_row(*row));
  return "fen:" + joined(rows, "/");
}

std::string kind_text(const DraftKind& kind) {
  return (kind.number.any() ? "" : text_of(kind.number) + " ") +
         (kind.colour.empty() ? "" : kind.colour + " ") + piece_of(kind);
}

std::string quotas_text(const Draft& draft, const std::vector<DraftQuota>& quotas) {
  std::vector<std::string> parts;
  for (const DraftQuota& quota : quotas)
    parts.push_back(
        (quota.kind == -1 ? "" : one_word(draft.army[static_cast<std::size_t>(quota.kind)]) + ":") +
        text_of(quota.range));
  return joined(parts, ",");
}

std::string options_text(const Draft& draft) {
  std::string text;
  const auto add = [&](const std::string& option, const std::string& value) {
    if (!value.empty()) text += " " + option + " " + value;
  };
  if (is_drawn(draft))
    add("--glue", draft.gluing == "plane" ? "" : draft.gluing);
  else
    add("--forbid", joined(squares_with(draft, '-'), ","));
  std::vector<std::string> given;
  for (const DraftGiven& one : draft.given)
    given.push_back((draft.army.size() > 1 ? one_word(draft.army[one.kind]) + "@" : "") +
                    square_text(one.row, one.column));
  add("--given", joined(given, ","));
  add("--hostile", draft.hostile == "all" ? "" : draft.hostile);
  add("--per-row", quotas_text(draft, draft.per_row));
  add("--per-column", quotas_text(draft, draft.per_column));
  for (const DraftRegions& regions : draft.per_region)
    add("--per-region", quotas_text(draft, regions.quotas) +
                            "@rows:" + joined({regions.rows.rbegin(), regions.rows.rend()}, "/"));
  return text;
}

}  // namespace

std::string piece_of(const DraftKind& kind) { return joined(kind.parts, ""); }

std::string text_of(const Draft& draft) {
  std::string text = board_text(draft);
  for (const DraftKind& kind : draft.army) text += " " + kind_text(kind);
  return text + options_text(draft);
}

std::string drawing_of(const Draft& draft) {
  std::string text;
  for (std::size_t row = draft.rows(); row-- > 0;) {
    std::string line = draft.cells[row];
    for (const DraftGiven& given : draft.given)
      if (given.row == row) line[given.column] = static_cast<char>('A' + given.kind);
    for (const DraftRegions& regions : draft.per_region) line += "   " + regions.rows[row];
    text += "  " + std::to_string(row + 1) + " " + line + "\n";
  }
  text += "    " + std::string("abcdefghijklmnopqrstuvwxyz").substr(0, draft.columns()) + "\n";
  for (std::size_t kind = 0; kind < draft.army.size(); ++kind)
    text += "    " + std::string(1, static_cast<char>('A' + kind)) + " is " +
            kind_text(draft.army[kind]) + "\n";
  return text;
}

bool is_sound(const Draft& draft) {
  std::set<std::pair<std::string, std::vector<rookery::Move>>> kinds;
  const bool coloured = !draft.army.empty() && !draft.army[0].colour.empty();
  for (const DraftKind& kind : draft.army)
    if (kind.parts.empty() || kind.colour.empty() == coloured ||
        !kinds.insert({kind.colour, rookery::read_piece(piece_of(kind)).attacks}).second)
      return false;
  if (draft.hostile.find("colour") != std::string::npos && !coloured) return false;
  std::set<std::pair<std::size_t, std::size_t>> taken;
  for (const DraftGiven& given : draft.given)
    if (draft.cells[given.row][given.column] != '.' ||
        !taken.insert({given.row, given.column}).second)
      return false;
  return !draft.army.empty() && !draft.cells.empty() && draft.columns() > 0;
}

}  // namespace agree
