// SPDX-License-Identifier: Apache-2.0
// Help for front ends: squares, sizes and errors as people read and write them.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include <rookery/values.hpp>

namespace rookery {

// `value` in quotes, safe to show: printable ASCII and whole UTF-8 characters as they are, all
// else as \xNN, cut after 60 bytes.
std::string quoted(std::string_view value);

// The same without quotes, and whole.
std::string printable(std::string_view value);

// A square as column letters (a..z, aa, ab, ...) and its row number from 1: {0, 0} is a1.
std::string text_of(const Square& square);
std::string column_text(std::int64_t column);  // 0 is a

// Times, amounts and sizes as people write them, to two figures.
std::string duration_text(double seconds);  // "3.4 ms", "12 s", "2.5 h", "4e+06 years"
std::string amount_text(double amount);     // "1234", "3.4e+07"
std::string bytes_text(double bytes);       // "512 bytes", "3.4 MB", "19 GB" (powers of 1000)

// The candidate nearest to a misspelt word: by the least edit distance (insert, delete, replace,
// swap neighbours) up to a third of the word's length and at least 1, or one that begins with it
// or that it begins with, which counts between one edit and two; "" when none is near. Ties go to
// the first.
// Time O(word * candidate) each; words over 40 bytes are not compared.
std::string nearest(std::string_view word, const std::vector<std::string>& candidates);

// "; the nearest is NAME" for an error's end, or "".
std::string nearest_hint(std::string_view word, const std::vector<std::string>& candidates);

}  // namespace rookery
