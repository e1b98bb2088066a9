// SPDX-License-Identifier: Apache-2.0
#include "problem/betza.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.hpp"
#include "problem/direction.hpp"

namespace rookery {
namespace {

struct Atom {
  char letter;
  std::vector<Step> steps;
  bool rides;  // without a range: any number of steps
};

// To add an atom: a row here.
const std::vector<Atom>& atom_table() {
  static const std::vector<Atom> table = {
      {'W', {{1, 0}}, false}, {'F', {{1, 1}}, false}, {'D', {{2, 0}}, false},
      {'N', {{2, 1}}, false}, {'A', {{2, 2}}, false}, {'H', {{3, 0}}, false},
      {'C', {{3, 1}}, false}, {'L', {{3, 1}}, false}, {'Z', {{3, 2}}, false},
      {'J', {{3, 2}}, false}, {'G', {{3, 3}}, false}, {'K', {{1, 0}, {1, 1}}, false},
      {'B', {{1, 1}}, true},  {'R', {{1, 0}}, true},  {'Q', {{1, 0}, {1, 1}}, true}};
  return table;
}

// Why a modifier of the wider notation is no part of it here; empty: no modifier at all.
std::string_view reason_against(char letter) {
  switch (letter) {
    case 'p':
    case 'g':
      return "a hopper's move depends on a third square";
    case 'n':
    case 'j':
      return "a lame or jumping move depends on a third square";
    case 'i':
      return "an initial move depends on the game so far";
    case 'o':
      return "a move around the edge belongs to a glued board";
    case 'z':
    case 'q':
      return "crooked and circular rides are not read";
    case 'a':
    case 'x':
    case 'y':
    case 't':
    case 'u':
    case 'd':
    case 'X':
    case 'Y':
    case 'U':
    case 'O':
    case '[':
    case '-':
      return "moves of several legs and other extensions are not read";
    default:
      return "";
  }
}

std::vector<Move> sorted_once(std::vector<Move> moves) {
  std::sort(moves.begin(), moves.end());
  moves.erase(std::unique(moves.begin(), moves.end()), moves.end());
  return moves;
}

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  Piece read() {
    do {
      read_part();
    } while (at_ < text_.size());
    std::vector<Move> moves(moves_.size());
    std::transform(moves_.begin(), moves_.end(), moves.begin(), upward);
    return {name_, sorted_once(std::move(moves)), sorted_once(moves_)};
  }

 private:
  [[noreturn]] void fail(std::string_view why) const {
    refuse("piece", text_, fmt::format("at letter {}: {}", at_ + 1, why));
  }

  bool more() const { return at_ < text_.size(); }
  bool digit_next() const { return more() && text_[at_] >= '0' && text_[at_] <= '9'; }

  void read_part() {
    const std::size_t start = at_;
    const std::string directions = read_modifiers();
    const std::string modality = std::exchange(modality_, "");
    const Atom atom = read_atom();
    const std::size_t end_of_atom = at_;
    const std::int64_t steps = read_range(atom);
    add_to_name(canonical(text_.substr(start, at_ - start)), at_ > end_of_atom);
    // A part that only moves, or only takes in passing, attacks nothing.
    if (!modality.empty() && modality.find('c') == std::string::npos) return;
    for (const Step& step : atom.steps) add(step, directions, steps, start);
  }

  void add(const Step& step, const std::string& directions, std::int64_t steps, std::size_t start) {
    std::string why;
    const auto oriented = orientations(step, directions, why);
    if (!why.empty()) {
      at_ = start;  // its directions are what is wrong
      fail(why);
    }
    for (const auto& [rows, columns] : oriented) moves_.push_back({rows, columns, steps});
  }

  std::string read_modifiers() {
    std::string directions;
    for (; more() && std::islower(static_cast<unsigned char>(text_[at_])); ++at_) {
      const char letter = text_[at_];
      if (is_direction(letter))
        directions += letter;
      else if (letter == 'm' || letter == 'c' || letter == 'e') {
        modality_ += letter;
        directions += '|';  // direction letters on its two sides are no pair
      } else if (const auto why = reason_against(letter); !why.empty())
        fail(why);
      else
        fail(fmt::format("no such modifier: {}", quoted(text_.substr(at_, 1))));
    }
    return directions;
  }

  Atom read_atom() {
    if (!more()) fail("want an atom after the modifiers, as in W or N");
    const char letter = text_[at_];
    if (letter == '(') return read_leaper();
    if (const auto why = reason_against(letter); !why.empty()) fail(why);
    for (const Atom& atom : atom_table())
      if (atom.letter == letter) {
        ++at_;
        return atom;
      }
    fail("want an atom: W F D N A H C Z G K B R Q, or a leaper as in (1,4)");
  }

  Atom read_leaper() {
    const std::size_t end = text_.find(')', at_);
    if (end == std::string_view::npos) fail("want a leaper with both its steps, as in (1,4)");
    const auto steps = split(text_.substr(at_ + 1, end - at_ - 1), ',');
    if (steps.size() != 2) fail("want a leaper with two steps, as in (1,4)");
    const std::int64_t a = read_number("leaper's step", steps[0]);
    const std::int64_t b = read_number("leaper's step", steps[1]);
    if (a == 0 && b == 0) fail("the leaper (0,0) goes nowhere");
    at_ = end + 1;
    return {'(', {{std::max(a, b), std::min(a, b)}}, false};
  }

  std::int64_t read_range(const Atom& atom) {
    if (more() && text_[at_] == atom.letter && atom.letter != '(') {
      ++at_;
      return 0;
    }
    if (!digit_next()) return atom.rides ? 0 : 1;
    const std::size_t start = at_;
    while (digit_next()) ++at_;
    return read_number("piece's range", text_.substr(start, at_ - start));
  }

  // LC would become CC, a rider: an atom without a range gets the range 1 then.
  void add_to_name(const std::string& part, bool has_range) {
    if (!name_.empty() && !range_before_ && name_.back() == part.front()) name_ += '1';
    name_ += part;
    range_before_ = has_range;
  }

  static std::string canonical(std::string_view part) {
    std::string text(part);
    std::replace(text.begin(), text.end(), 'L', 'C');
    std::replace(text.begin(), text.end(), 'J', 'Z');
    return text;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::string modality_, name_;
  bool range_before_ = false;  // had the part before a range?
  std::vector<Move> moves_;    // each in its own direction
};

}  // namespace

Piece read_betza(std::string_view text) { return Reader(text).read(); }

}  // namespace rookery
