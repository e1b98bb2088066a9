// SPDX-License-Identifier: Apache-2.0
#include "problem/army.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <deque>
#include <map>

#include "base/text.hpp"

namespace rookery {
namespace {

using Words = std::vector<std::string_view>;
using Rest = std::deque<std::string_view>;  // words are taken off its front

constexpr std::pair<std::string_view, Colour> colour_table[] = {{"white", Colour::white},
                                                                {"black", Colour::black}};

Colour colour_named(std::string_view word) {
  for (const auto& [name, colour] : colour_table)
    if (name == word) return colour;
  return Colour::none;
}

std::string_view name_of(Colour colour) {
  for (const auto& [name, value] : colour_table)
    if (value == colour) return name;
  return "";
}

// The words of the army, commas outside brackets taken as blanks.
Rest parted_by_commas(const Words& words) {
  Rest parts;
  for (const std::string_view word : words)
    for (const std::string_view part : split_outside_brackets(word, ','))
      if (!part.empty()) parts.push_back(part);
  return parts;
}

// A colour as a word of its own, or joined to the piece by a hyphen.
Colour take_colour(Rest& rest) {
  if (const Colour colour = colour_named(rest[0]); colour != Colour::none) {
    if (rest.size() == 1) refuse("army", rest[0], "want a piece after the colour");
    rest.pop_front();
    return colour;
  }
  const std::size_t hyphen = rest[0].find('-');
  const Colour colour =
      hyphen == std::string_view::npos ? Colour::none : colour_named(rest[0].substr(0, hyphen));
  if (colour != Colour::none) rest[0].remove_prefix(hyphen + 1);
  return colour;
}

Kind take_kind(Rest& rest) {
  Kind kind;
  const std::string_view first = rest[0];
  if (starts_number(first)) {
    kind.number = read_range(first);
    rest.pop_front();
  }
  if (rest.empty()) refuse("army", first, "want a piece after the number, as in 6 bishop");
  kind.colour = take_colour(rest);
  if (starts_number(rest[0]) || colour_named(rest[0]) != Colour::none)
    refuse("army", rest[0], "want a piece, as in 6 bishop or 4 white queen");
  kind.piece = read_piece(rest[0]);
  if (kind.colour == Colour::black) kind.piece = turned(std::move(kind.piece));
  rest.pop_front();
  return kind;
}

constexpr std::size_t most_kinds = 64;  // sets of kinds are bits of a word

using Nature = std::pair<Colour, std::vector<Move>>;

void require_sound(const Army& army) {
  std::map<Nature, std::string> seen;
  for (const Kind& kind : army) {
    const std::string name = kind_text(kind);
    if ((kind.colour == Colour::none) != (army[0].colour == Colour::none))
      refuse("army", name, "give every kind a colour, or none");
    const auto [known, fresh] = seen.try_emplace({kind.colour, kind.piece.attacks}, name);
    if (fresh) continue;
    refuse("army", name,
           (known->second == name ? "named twice" : "the same piece as " + known->second) +
               "; add up the numbers");
  }
}

}  // namespace

bool starts_number(std::string_view word) {
  return word.find_first_of("0123456789") == 0 || word.substr(0, 2) == ".." ||
         word.substr(0, 1) == "-" || word.substr(0, 1) == "+";
}

Range read_range(std::string_view word) {
  const std::size_t dots = word.find("..");
  if (dots == std::string_view::npos) {
    const std::int64_t number = read_number("number", word);
    return {number, number};
  }
  const std::string_view low = word.substr(0, dots), high = word.substr(dots + 2);
  const bool digits =
      (std::string(low) + std::string(high)).find_first_not_of("0123456789") == std::string::npos;
  if (!digits || (low.empty() && high.empty()))
    refuse("number", word, "want a range such as 2..4, ..4 or 3..");
  Range range;
  if (!low.empty()) range.least = read_number("number", low);
  if (!high.empty()) range.most = read_number("number", high);
  if (range.least > range.most) refuse("number", word, "the lower end is above the upper end");
  return range;
}

Army read_army(std::string_view board, const Words& words) {
  Rest rest = parted_by_commas(words);
  if (rest.empty()) refuse("problem", board, "want a piece behind the board, as in 8x8 6 bishop");
  Army army;
  while (!rest.empty()) {
    if (army.size() == most_kinds) refuse("army", rest[0], "one kind too many; want at most 64");
    army.push_back(take_kind(rest));
  }
  require_sound(army);
  return army;
}

std::string text_of(const Range& range) {
  if (range.exact()) return std::to_string(range.least);
  if (range.most == Range::unlimited) return fmt::format("{}..", range.least);
  return fmt::format("{}..{}", range.least, range.most);
}

std::string text_of(const Army& army) {
  std::string text;
  for (const Kind& kind : army) {
    if (!text.empty()) text += " ";
    if (!kind.number.any()) text += text_of(kind.number) + " ";
    if (kind.colour != Colour::none) text += std::string(name_of(kind.colour)) + " ";
    text += kind.piece.name;
    if (kind.filling.squares > 0) text += fmt::format("%{}", kind.filling.squares);
  }
  return text;
}

KindNames::KindNames(const Army& army) {
  for (const Kind& kind : army) {
    names_.push_back(kind_text(kind));
    places_.emplace(names_.back(), static_cast<int>(names_.size()) - 1);
  }
}

std::optional<int> KindNames::find(const std::string& name) const {
  const auto found = places_.find(name);
  return found == places_.end() ? std::nullopt : std::optional(found->second);
}

int read_kind(std::string_view thing, std::string_view word, const KindNames& names) {
  auto found = names.find(std::string(word));
  if (!found && !word.empty() && colour_named(word) == Colour::none) {
    Rest rest = {word};
    found = names.find(kind_text(take_kind(rest)));
  }
  if (!found)
    refuse(thing, word,
           fmt::format("no kind of the army; it has {}", fmt::join(names.all(), ", ")));
  return *found;
}

std::string kind_text(const Kind& kind) {
  if (kind.colour == Colour::none) return kind.piece.name;
  return std::string(name_of(kind.colour)) + "-" + kind.piece.name;
}

}  // namespace rookery
