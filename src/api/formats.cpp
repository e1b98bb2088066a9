// SPDX-License-Identifier: Apache-2.0
#include "api/formats.hpp"

#include <fmt/format.h>

#include <algorithm>

#include <rookery/rookery.hpp>

#include "base/text.hpp"

namespace rookery {
namespace {

// "text", "text or json", "text, json or svg".
std::string listed(const std::vector<std::string>& names) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) text += i + 1 < names.size() ? ", " : " or ";
    text += names[i];
  }
  return text;
}

bool writes(const Format& format, std::string_view answer) {
  const auto& list = format.writes;
  return list.empty() || std::find(list.begin(), list.end(), answer) != list.end();
}

}  // namespace

const Format& format_for(std::string_view name, std::string_view answer) {
  std::vector<std::string> names;
  bool known = false;
  for (const Format* format : all_formats()) {
    known |= format->name == name;
    if (!writes(*format, answer)) continue;
    if (format->name == name) return *format;
    names.emplace_back(format->name);
  }
  refuse("format", name,
         (known ? fmt::format("not for {}; want ", answer) : "want ") + listed(names) +
             (known ? "" : nearest_hint(name, names)));
}

std::string drawn_by(const Format& format, const Picture& picture, const Writing& writing) {
  return writing.colour && format.coloured ? format.coloured(picture) : format.picture(picture);
}

void require_format(std::string_view format, std::string_view answer) {
  format_for(format, answer);
}

std::vector<FormatRow> formats() {
  std::vector<FormatRow> rows;
  for (const Format* format : all_formats())
    rows.push_back({std::string(format->name),
                    std::string(format->summary),
                    {format->writes.begin(), format->writes.end()},
                    format->sheet != nullptr,
                    format->binary});
  return rows;
}

}  // namespace rookery
