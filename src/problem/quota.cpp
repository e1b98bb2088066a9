// SPDX-License-Identifier: Apache-2.0
#include "problem/quota.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "base/text.hpp"
#include "problem/region_rows.hpp"

namespace rookery {
namespace {

constexpr std::string_view rows_mark = "@rows:";

Quota read_quota(std::string_view option, std::string_view part, const KindNames& kinds) {
  Quota quota;
  const std::size_t colon = part.rfind(':');
  if (colon != std::string_view::npos) {
    quota.kind = read_kind(option, part.substr(0, colon), kinds);
    part.remove_prefix(colon + 1);
  }
  if (!starts_number(part))
    refuse(option, part, "want a number of pieces, as in 1, 0..1 or queen:2");
  quota.range = read_range(part);
  return quota;
}

void require_letters(std::string_view row) {
  for (const char letter : row)
    if (!names_region(letter)) refuse("regions", row, region_wanted);
}

std::string text_of(const std::vector<Quota>& quotas, const Army& army) {
  std::vector<std::string> parts;
  for (const Quota& quota : quotas) {
    std::string part = text_of(quota.range);
    if (quota.kind != Quota::all)
      part = kind_text(army[static_cast<std::size_t>(quota.kind)]) + ":" + part;
    parts.push_back(part);
  }
  return fmt::format("{}", fmt::join(parts, ","));
}

}  // namespace

std::vector<Quota> read_quotas(std::string_view option, std::string_view text,
                               const KindNames& kinds) {
  if (text.find('@') != std::string_view::npos)
    refuse(option, text, "want numbers alone; regions go with --per-region, as in 1@rows:aab/abb");
  std::vector<Quota> quotas;
  for (const std::string_view part : split_outside_brackets(text, ','))
    quotas.push_back(read_quota(option, part, kinds));
  std::sort(quotas.begin(), quotas.end());
  const auto twice =
      std::adjacent_find(quotas.begin(), quotas.end(),
                         [](const Quota& a, const Quota& b) { return a.kind == b.kind; });
  if (twice != quotas.end())
    refuse(option, text,
           "two numbers for the same pieces; it says what each line holds: want one number or "
           "range, and one for each kind");
  return quotas;
}

Regions read_regions(std::string_view text, const Board& board, const KindNames& kinds) {
  const std::size_t mark = text.find(rows_mark);
  if (mark == std::string_view::npos)
    refuse("--per-region", text, "want a number and regions, as in 1@rows:aab/abb");
  Regions regions;
  regions.quotas = read_quotas("--per-region", text.substr(0, mark), kinds);
  auto rows = split(text.substr(mark + rows_mark.size()), '/');
  if (rows.size() == 1 && rows[0].empty()) rows.clear();
  if (static_cast<std::int64_t>(rows.size()) != board.rows)
    refuse("--per-region", text,
           fmt::format("{} rows of regions, but the board has {}", rows.size(), board.rows));
  std::reverse(rows.begin(), rows.end());
  for (const std::string_view row : rows) {
    if (static_cast<std::int64_t>(row.size()) != board.columns)
      refuse("regions", row,
             fmt::format("{} squares, but the board has {} columns", row.size(), board.columns));
    require_letters(row);
    regions.rows.emplace_back(row);
  }
  return regions;
}

std::string text_of(const Quotas& quotas, const Army& army) {
  std::string text;
  if (!quotas.per_row.empty()) text += " --per-row " + text_of(quotas.per_row, army);
  if (!quotas.per_column.empty()) text += " --per-column " + text_of(quotas.per_column, army);
  for (const Regions& regions : quotas.per_region) {
    std::vector<std::string> rows(regions.rows.rbegin(), regions.rows.rend());
    text += fmt::format(" --per-region {}@rows:{}", text_of(regions.quotas, army),
                        fmt::join(rows, "/"));
  }
  return text;
}

}  // namespace rookery
