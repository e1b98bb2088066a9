// SPDX-License-Identifier: Apache-2.0
// Help for front ends that write errors for people.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace rookery {

// `value` in quotes, safe to show: printable ASCII and whole UTF-8 characters as they are, all
// else as \xNN, cut after 60 bytes.
std::string quoted(std::string_view value);

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
