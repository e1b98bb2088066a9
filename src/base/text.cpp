// SPDX-License-Identifier: Apache-2.0
#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <numeric>

namespace rookery {
namespace {

constexpr std::size_t longest_shown = 60;
constexpr std::size_t longest_compared = 40;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_blank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

std::size_t utf8_length(unsigned char lead) {
  if (lead >= 0xC2 && lead <= 0xDF) return 2;
  if (lead >= 0xE0 && lead <= 0xEF) return 3;
  if (lead >= 0xF0 && lead <= 0xF4) return 4;
  return 0;
}

// Damerau's distance with neighbours swapped once (optimal string alignment).
std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> before(b.size() + 1), row(b.size() + 1), next(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    next[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t replaced = row[j - 1] + (a[i - 1] != b[j - 1]);
      next[j] = std::min({row[j] + 1, next[j - 1] + 1, replaced});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        next[j] = std::min(next[j], before[j - 2] + 1);
    }
    before = row;
    row = next;
  }
  return row.back();
}

// Characters that show nothing, or turn the text around them: U+200B to U+200F, U+2028 to U+202E,
// U+2060 to U+2069, U+FEFF.
bool is_unseen(std::string_view character) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(character[i]); };
  if (character.size() != 3) return false;
  if (character == "\xEF\xBB\xBF") return true;
  if (byte(0) != 0xE2) return false;
  if (byte(1) == 0x81) return byte(2) >= 0xA0 && byte(2) <= 0xA9;
  return byte(1) == 0x80 &&
         ((byte(2) >= 0x8B && byte(2) <= 0x8F) || (byte(2) >= 0xA8 && byte(2) <= 0xAE));
}

}  // namespace

void refuse(std::string_view thing, std::string_view value, std::string_view wanted) {
  throw Error(Error::Kind::input, fmt::format("{} {}: {}", thing, quoted(value), wanted));
}

std::size_t utf8_character(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const std::size_t length = utf8_length(byte(0));
  if (length == 0 || length > text.size()) return 0;
  for (std::size_t i = 1; i < length; ++i)
    if ((byte(i) & 0xC0) != 0x80) return 0;
  if (byte(0) == 0xC2 && byte(1) < 0xA0) return 0;  // C1 controls
  if (byte(0) == 0xE0 && byte(1) < 0xA0) return 0;
  if (byte(0) == 0xED && byte(1) > 0x9F) return 0;
  if (byte(0) == 0xF0 && byte(1) < 0x90) return 0;
  if (byte(0) == 0xF4 && byte(1) > 0x8F) return 0;
  return length;
}

// Cut after so many bytes.
static std::string shown_up_to(std::string_view value, std::size_t longest) {
  std::string shown;
  for (std::size_t i = 0; i < value.size();) {
    if (i >= longest) return shown + "...";
    const auto byte = static_cast<unsigned char>(value[i]);
    std::size_t length = byte >= 0x20 && byte < 0x7F ? 1 : utf8_character(value.substr(i));
    if (is_unseen(value.substr(i, length))) length = 0;
    if (length == 0) shown += fmt::format("\\x{:02x}", byte);
    shown += value.substr(i, length);
    i += std::max<std::size_t>(length, 1);
  }
  return shown;
}

std::string printable(std::string_view value) { return shown_up_to(value, value.size()); }

std::string quoted(std::string_view value) { return "'" + shown_up_to(value, longest_shown) + "'"; }

std::int64_t read_number(std::string_view thing, std::string_view text) {
  if (text.empty() || !std::all_of(text.begin(), text.end(), is_digit))
    refuse(thing, text, "want a whole number from 0 on, in plain digits");
  if (text.size() > 1 && text[0] == '0') refuse(thing, text, "write it without the leading zero");
  constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
  std::int64_t number = 0;
  for (const char c : text) {
    const std::int64_t digit = c - '0';
    if (number > (most - digit) / 10) refuse(thing, text, "beyond 64 bits; want at most 2^63 - 1");
    number = number * 10 + digit;
  }
  return number;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (std::size_t end; (end = text.find(separator)) != std::string_view::npos;) {
    parts.push_back(text.substr(0, end));
    text.remove_prefix(end + 1);
  }
  parts.push_back(text);
  return parts;
}

std::vector<std::string_view> split_outside_brackets(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  std::int64_t depth = 0;
  std::size_t start = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '(') ++depth;
    if (text[i] == ')') --depth;
    if (text[i] != separator || depth > 0) continue;
    parts.push_back(text.substr(start, i - start));
    start = i + 1;
  }
  parts.push_back(text.substr(start));
  return parts;
}

std::vector<std::string_view> words(std::string_view text) {
  std::vector<std::string_view> found;
  for (auto at = text.begin(); at != text.end();) {
    at = std::find_if_not(at, text.end(), is_blank);
    const auto end = std::find_if(at, text.end(), is_blank);
    if (at != end) found.emplace_back(at, end);
    at = end;
  }
  return found;
}

std::string nearest(std::string_view word, const std::vector<std::string>& candidates) {
  if (word.empty() || word.size() > longest_compared) return "";
  const std::size_t most_edits = std::max<std::size_t>(word.size() / 3, 1);
  std::size_t least = SIZE_MAX;  // twice the edits; a common beginning counts between 1 and 2
  std::string found;
  for (const std::string& candidate : candidates) {
    const std::size_t shorter = std::min(word.size(), candidate.size());
    const bool prefix = shorter >= 3 && word.substr(0, shorter) == candidate.substr(0, shorter);
    const std::size_t edits = edit_distance(word, candidate);
    const std::size_t score = prefix ? std::min<std::size_t>(2 * edits, 3) : 2 * edits;
    if (score < least && (prefix || edits <= most_edits)) {
      least = score;
      found = candidate;
    }
  }
  return found;
}

std::string nearest_hint(std::string_view word, const std::vector<std::string>& candidates) {
  const std::string name = nearest(word, candidates);
  return name.empty() ? "" : "; the nearest is " + name;
}

}  // namespace rookery
