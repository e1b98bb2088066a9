// SPDX-License-Identifier: Apache-2.0
// Small things about text that every reader needs.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <rookery/error.hpp>
#include <rookery/spelling.hpp>

namespace rookery {

// Throws Error::Kind::input with the message `thing 'value': wanted`.
[[noreturn]] void refuse(std::string_view thing, std::string_view value, std::string_view wanted);

// A whole number from 0 to 2^63-1 in plain decimal digits: no sign, no blank, no leading zero.
// `thing` is what the error calls it. Time linear in the text.
std::int64_t read_number(std::string_view thing, std::string_view text);

// Bytes of the well-formed UTF-8 character of two or more bytes at the front of `text`, which is
// not empty, or 0. Overlong forms, C1 controls, surrogates and numbers above U+10FFFF are not well
// formed.
std::size_t utf8_character(std::string_view text);

// The pieces of `text` between separators; "a,,b" has three, "" has one.
std::vector<std::string_view> split(std::string_view text, char separator);

// The same, but a separator between ( and ) does not count: "(1,2),3" has two by commas.
std::vector<std::string_view> split_outside_brackets(std::string_view text, char separator);

// The words of `text`, which blanks, tabs and line ends separate.
std::vector<std::string_view> words(std::string_view text);

}  // namespace rookery
