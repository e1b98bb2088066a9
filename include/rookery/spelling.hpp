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

// The candidate nearest to a misspelt word: one that begins with it or that it begins with, else
// the least edit distance (insert, delete, replace, swap neighbours), at most a third of the
// word's length and at least 1; "" when none is near. Ties go to the first.
// Time O(word * candidate) each; words over 40 bytes are not compared.
std::string nearest(std::string_view word, const std::vector<std::string>& candidates);

// "; the nearest is NAME" for an error's end, or "".
std::string nearest_hint(std::string_view word, const std::vector<std::string>& candidates);

}  // namespace rookery
