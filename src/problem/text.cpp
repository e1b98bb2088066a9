// SPDX-License-Identifier: Apache-2.0
#include "problem/text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "base/square.hpp"
#include "base/text.hpp"

namespace rookery {
namespace {

using Words = std::vector<std::string_view>;

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

std::string joined(const Words& all) { return fmt::format("{}", fmt::join(all, " ")); }

// Plain words about what a later version brings, in the words behind an army's first number.
void refuse_what_is_not_yet(const Words& army, const Words& rest) {
  const std::string_view kind = rest[0], colour = kind.substr(0, kind.find('-'));
  if (colour == "white" || colour == "black") refuse("army", kind, "colours are not read yet");
  const bool list = kind.find_first_of(",+") != std::string_view::npos &&
                    kind.find('(') == std::string_view::npos;
  if (list || (rest.size() > 2 && starts_number(rest[1])))
    refuse("army", joined(army),
           "several kinds of pieces are not read yet; want one, as in 6 bishop");
}

// The words of an army: a number or none, and one kind.
Army read_army(std::string_view board, const Words& army) {
  if (army.empty()) refuse("problem", board, "want a piece behind the board, as in 8x8 6 bishop");
  Words rest = army;
  Range number;
  if (starts_number(rest[0])) {
    number = read_range(rest[0]);
    rest.erase(rest.begin());
  }
  if (rest.empty()) refuse("army", joined(army), "want a piece, as in 6 bishop");
  refuse_what_is_not_yet(army, rest);
  const Piece piece = read_piece(rest[0]);
  if (rest.size() == 1) return {{piece, number}};
  if (starts_number(rest[1]))
    refuse("number", rest[1], "the number stands before the piece, as in 6 bishop");
  refuse("word", rest[1], "unexpected after the piece " + piece.name);
}

// The value of an option: the next word, or what stands behind `=`.
std::string_view value_of(const Words& all, std::size_t& at, std::string_view wanted) {
  const std::string_view word = all[at];
  if (const std::size_t equals = word.find('='); equals != std::string_view::npos)
    return word.substr(equals + 1);
  if (at + 1 == all.size()) refuse("option", word, wanted);
  return all[++at];
}

Given read_given(std::string_view text, const Board& board) {
  Given given;
  for (const std::string_view part : split(text, ',')) {
    if (part.find('@') != std::string_view::npos)
      refuse("given", part, "a piece with its square belongs to several kinds, not read yet");
    given.push_back(read_square("given", part));
    if (!contains(board, given.back()))
      refuse("given", part, "not on the " + text_of(board) + " board");
  }
  std::sort(given.begin(), given.end());
  const auto twice = std::adjacent_find(given.begin(), given.end());
  if (twice != given.end()) refuse("given", text_of(*twice), "named twice");
  return given;
}

Integer read_modulus(std::string_view text) {
  const bool digits = text.find_first_not_of("0123456789") == std::string_view::npos;
  if (text.empty() || text[0] == '0' || !digits)
    refuse("modulus", text, "want a whole number from 1 on, in plain digits, as in 1000000007");
  return Integer(std::string(text));
}

[[noreturn]] void refuse_option(std::string_view word) {
  const std::string_view name = word.substr(0, word.find('='));
  static const std::vector<std::string> later = {"--forbid",   "--glue",       "--hostile",
                                                 "--per-row",  "--per-column", "--per-region",
                                                 "--symmetry", "--weight"};
  for (const std::string& option : later)
    if (name == option) refuse("option", name, "not read yet");
  refuse("option", name, "no such option of a problem" + nearest_hint(name, {"--given", "--mod"}));
}

void read_options(const Words& all, Problem& problem) {
  Words seen;
  for (std::size_t at = 0; at < all.size(); ++at) {
    const std::string_view name = all[at].substr(0, all[at].find('='));
    if (name.substr(0, 2) != "--") refuse("word", all[at], "unexpected among the options");
    const bool twice = std::count(seen.begin(), seen.end(), name) > 0;
    seen.push_back(name);
    if (name == "--given") {
      if (twice) refuse("option", name, "said twice; join the squares by commas");
      problem.given = read_given(value_of(all, at, "want squares after it, as in --given a1,c3"),
                                 problem.board);
    } else if (name == "--mod") {
      if (twice) refuse("option", name, "said twice");
      problem.modulus = read_modulus(value_of(all, at, "want a number after it, as in --mod 97"));
    } else {
      refuse_option(name);
    }
  }
}

// Where the options begin. A word that starts with a single dash is a number gone wrong.
std::size_t first_option(const Words& all) {
  const auto is_option = [](std::string_view word) { return word.substr(0, 2) == "--"; };
  return static_cast<std::size_t>(std::find_if(all.begin(), all.end(), is_option) - all.begin());
}

}  // namespace

Problem read_problem(std::string_view text) {
  const Words all = words(text);
  const std::size_t options = first_option(all);
  if (options == 0) refuse("problem", text, "want BOARD [NUMBER] PIECE, as in 8x8 6 bishop");
  Problem problem;
  problem.board = read_board(all[0]);
  problem.army =
      read_army(all[0], Words(all.begin() + 1, all.begin() + static_cast<long>(options)));
  read_options(Words(all.begin() + static_cast<long>(options), all.end()), problem);
  return problem;
}

std::string text_of(const Range& range) {
  if (range.exact()) return std::to_string(range.least);
  if (range.most == Range::unlimited) return fmt::format("{}..", range.least);
  return fmt::format("{}..{}", range.least, range.most);
}

std::string text_of(const Problem& problem) {
  std::string text = text_of(problem.board);
  if (problem.number() != Range{}) text += " " + text_of(problem.number());
  text += " " + problem.piece().name;
  for (std::size_t i = 0; i < problem.given.size(); ++i)
    text += (i == 0 ? " --given " : ",") + text_of(problem.given[i]);
  if (problem.modulus != 0) text += " --mod " + problem.modulus.get_str();
  return text;
}

}  // namespace rookery
