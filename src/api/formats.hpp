// SPDX-License-Identifier: Apache-2.0
// Formats by name.
#pragma once
#include <string>
#include <string_view>

#include "present/format.hpp"

namespace rookery {

// The format of that name, which must write such an answer: one of the words of FormatRow::writes.
// Throws Error::Kind::input.
const Format& format_for(std::string_view name, std::string_view answer);

// In colour, if that is wanted and the format has any.
std::string drawn_by(const Format& format, const Picture& picture, const Writing& writing);

}  // namespace rookery
