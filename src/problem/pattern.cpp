// SPDX-License-Identifier: Apache-2.0
#include "problem/pattern.hpp"

#include <algorithm>
#include <deque>
#include <functional>
#include <optional>

#include <rookery/values.hpp>

#include "base/text.hpp"

namespace rookery {
namespace {

constexpr std::string_view digits = "0123456789";

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

bool is_option(std::string_view word) { return word.substr(0, 2) == "--"; }

// The digits at the front of `text`, taken off it.
std::string_view take_digits(std::string_view& text) {
  const std::string_view taken = text.substr(0, text.find_first_not_of(digits));
  text.remove_prefix(taken.size());
  return taken;
}

// What looks like 7, n, 3n, n+1 or 3n-2, with any letter for n; none for all else.
struct Shape {
  std::string_view times, plus;
  char letter = 0;  // 0: there is none
  bool minus = false;
};
std::optional<Shape> shape_of(std::string_view text) {
  Shape shape;
  if (text.empty()) return std::nullopt;
  shape.times = take_digits(text);
  if (text.empty()) return shape;
  if (!is_letter(text[0])) return std::nullopt;
  shape.letter = text[0];
  text.remove_prefix(1);
  if (text.empty()) return shape;
  shape.minus = text[0] == '-';
  if (text[0] != '+' && text[0] != '-') return std::nullopt;
  text.remove_prefix(1);
  shape.plus = take_digits(text);
  if (!text.empty() || shape.plus.empty()) return std::nullopt;
  return shape;
}

std::optional<Linear> read_linear(std::string_view thing, std::string_view text) {
  const auto shape = shape_of(text);
  if (!shape) return std::nullopt;
  if (shape->letter == 0) return Linear{0, read_number(thing, text)};
  if (shape->letter != 'n') refuse(thing, text, "the size is called n, as in nxn or 2n-2");
  Linear size{1, 0};
  if (!shape->times.empty()) size.times = read_number(thing, shape->times);
  if (!shape->plus.empty()) size.plus = read_number(thing, shape->plus);
  if (shape->minus) size.plus = -size.plus;
  return size;
}

// Two sizes with something between them; one may be missing beside the dots of a range. False,
// and nothing added, if the word is no such thing.
bool add_pair(Parts& parts, std::string_view thing, std::string_view word, std::string_view mark) {
  const std::size_t at = word.find(mark);
  if (at == std::string_view::npos) return false;
  const std::string_view sides[] = {word.substr(0, at), word.substr(at + mark.size())};
  Parts found;
  for (const std::string_view& side : sides) {
    if (&side != &sides[0]) found.emplace_back(std::string(mark));
    if (side.empty() && mark == "..") continue;
    const auto size = read_linear(thing, side);
    if (!size) return false;
    found.emplace_back(*size);
  }
  parts.insert(parts.end(), found.begin(), found.end());
  return true;
}

// A letter alone may be a piece in Betza notation: W, K.
bool is_piece(std::string_view word) {
  return word.size() == 1 && word[0] >= 'A' && word[0] <= 'Z';
}

// The number is a word before the piece: `n` alone would be a piece.
bool add_number(Parts& parts, std::string_view word) {
  if (is_piece(word)) return false;
  if (add_pair(parts, "number", word, "..")) return true;
  const auto size = read_linear("number", word);
  if (size) parts.emplace_back(*size);
  return size.has_value();
}

// The words of the army, commas outside brackets taken as blanks. An option behind a comma would be
// one once the pattern is text again.
std::deque<std::string_view> army_words(const std::vector<std::string_view>& all, std::size_t end) {
  std::deque<std::string_view> parts;
  for (std::size_t i = 1; i < end; ++i)
    for (const std::string_view part : split_outside_brackets(all[i], ',')) {
      if (is_option(part)) refuse("army", part, "want a number or a piece behind the comma");
      if (!part.empty()) parts.push_back(part);
    }
  return parts;
}

Pattern::Entry take_entry(std::deque<std::string_view>& rest) {
  Pattern::Entry entry;
  std::size_t used = 0;
  if (rest.size() > 1 && add_number(entry.number, rest[0])) used = 1;
  entry.kind = rest[used++];
  const bool colour = entry.kind == "white" || entry.kind == "black";
  if (colour && used < rest.size()) entry.kind += " " + std::string(rest[used++]);
  rest.erase(rest.begin(), rest.begin() + static_cast<long>(used));
  return entry;
}

void read_board_word(Pattern& pattern, std::string_view word) {
  const std::string_view size = word.substr(0, word.find('/'));
  pattern.gluing = word.substr(size.size());
  if (!add_pair(pattern.board, "board", size, "x")) pattern.board.emplace_back(std::string(size));
}

std::string text_of(const Linear& size) {
  if (size.times == 0 && size.plus >= 0) return std::to_string(size.plus);
  std::string text = size.times == 1 ? "n" : std::to_string(size.times) + "n";
  if (size.plus != 0) text += (size.plus > 0 ? "+" : "") + std::to_string(size.plus);
  return text;
}

std::string joined(const Pattern& pattern, const std::function<std::string(const Linear&)>& text) {
  const auto add = [&](std::string& all, const Parts& parts) {
    for (const auto& part : parts) {
      const auto* size = std::get_if<Linear>(&part);
      all += size ? text(*size) : std::get<std::string>(part);
    }
  };
  std::string all;
  add(all, pattern.board);
  all += pattern.gluing;
  for (const Pattern::Entry& entry : pattern.army) {
    if (!entry.number.empty()) all += " ";
    add(all, entry.number);
    all += " " + entry.kind;
  }
  return all + pattern.options;
}

bool has_n(const Parts& parts) {
  return std::any_of(parts.begin(), parts.end(), [](const auto& part) {
    const auto* size = std::get_if<Linear>(&part);
    return size && size->times > 0;
  });
}

void require_n(const Pattern& pattern) {
  bool varies = has_n(pattern.board);
  for (const Pattern::Entry& entry : pattern.army) varies |= has_n(entry.number);
  if (!varies)
    refuse("problem", text_of(pattern), "want the size n in the board or the number, as in nxn");
}

}  // namespace

Pattern read_pattern(std::string_view text) {
  const auto all = words(text);
  Pattern pattern;
  const auto options =
      static_cast<std::size_t>(std::find_if(all.begin(), all.end(), is_option) - all.begin());
  if (options > 0) read_board_word(pattern, all[0]);
  for (auto rest = army_words(all, options); !rest.empty();)
    pattern.army.push_back(take_entry(rest));
  for (std::size_t at = options; at < all.size(); ++at)
    pattern.options += (at > 0 ? " " : "") + std::string(all[at]);
  require_n(pattern);
  return pattern;
}

std::string text_at(const Pattern& pattern, std::int64_t n) {
  return joined(pattern, [n](const Linear& size) {
    const Integer value = Integer(static_cast<long>(size.times)) * Integer(static_cast<long>(n)) +
                          static_cast<long>(size.plus);
    if (value < 0) refuse("size", text_of(size), "is " + value.get_str() + "; want 0 or more");
    return value.get_str();
  });
}

std::string text_of(const Pattern& pattern) {
  return joined(pattern, [](const Linear& size) { return text_of(size); });
}

}  // namespace rookery
