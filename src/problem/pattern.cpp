// SPDX-License-Identifier: Apache-2.0
#include "problem/pattern.hpp"

#include <algorithm>
#include <functional>
#include <optional>

#include <rookery/values.hpp>

#include "base/text.hpp"

namespace rookery {
namespace {

constexpr std::string_view digits = "0123456789";

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

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

using Parts = std::vector<std::variant<std::string, Linear>>;

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

// The number is a word before the piece: `n` alone would be a piece.
bool add_number(Parts& parts, std::string_view word) {
  if (add_pair(parts, "number", word, "..")) return true;
  const auto size = read_linear("number", word);
  if (size) parts.emplace_back(*size);
  return size.has_value();
}

std::string text_of(const Linear& size) {
  if (size.times == 0) return std::to_string(size.plus);
  std::string text = size.times == 1 ? "n" : std::to_string(size.times) + "n";
  if (size.plus != 0) text += (size.plus > 0 ? "+" : "") + std::to_string(size.plus);
  return text;
}

std::string joined(const Pattern& pattern, const std::function<std::string(const Linear&)>& text) {
  std::string all;
  for (const auto& part : pattern.sizes) {
    const auto* size = std::get_if<Linear>(&part);
    all += size ? text(*size) : std::get<std::string>(part);
  }
  return all + pattern.rest;
}

}  // namespace

Pattern read_pattern(std::string_view text) {
  const auto all = words(text);
  Pattern pattern;
  Parts& sizes = pattern.sizes;
  std::size_t at = 0;
  if (!all.empty() && add_pair(sizes, "board", all[0], "x")) at = 1;
  const bool before_piece = at == 1 && all.size() > 2 && all[2].substr(0, 2) != "--";
  if (before_piece) {
    sizes.emplace_back(" ");
    if (add_number(sizes, all[1]))
      at = 2;
    else
      sizes.pop_back();
  }
  for (; at < all.size(); ++at) pattern.rest += (at > 0 ? " " : "") + std::string(all[at]);
  const bool varies = std::any_of(sizes.begin(), sizes.end(), [](const auto& part) {
    const auto* size = std::get_if<Linear>(&part);
    return size && size->times > 0;
  });
  if (!varies)
    refuse("problem", text_of(pattern), "want the size n in the board or the number, as in nxn");
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
