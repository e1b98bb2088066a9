// SPDX-License-Identifier: Apache-2.0
// Pictures, and what a format makes of them.
#pragma once
#include <stdexcept>
#include <string>

#include "present/format.hpp"

inline const rookery::Format& format_named(std::string_view name) {
  for (const rookery::Format* format : rookery::all_formats())
    if (format->name == name) return *format;
  throw std::logic_error("no such format");
}

inline std::string as_svg(const rookery::Picture& picture) {
  return format_named("svg").picture(picture);
}

inline rookery::Picture empty(std::int64_t rows, std::int64_t columns) {
  return {rows, columns, std::vector<std::string>(static_cast<std::size_t>(rows * columns), ".")};
}

inline std::size_t number_of(const std::string& part, const std::string& text) {
  std::size_t number = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
    ++number;
  return number;
}
