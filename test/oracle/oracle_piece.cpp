// SPDX-License-Identifier: Apache-2.0
#include "oracle_piece.hpp"

#include <cstddef>
#include <cstdlib>
#include <map>
#include <set>
#include <stdexcept>
#include <utility>

namespace oracle {
namespace {

using Step = std::pair<int, int>;  // forward, right

const std::map<std::string, std::string> betza_of_name = {
    {"bishop", "B"},        {"rook", "R"},         {"queen", "Q"},
    {"king", "K"},          {"man", "K"},          {"commoner", "K"},
    {"knight", "N"},        {"wazir", "W"},        {"ferz", "F"},
    {"fers", "F"},          {"dabbaba", "D"},      {"alfil", "A"},
    {"camel", "C"},         {"zebra", "Z"},        {"giraffe", "(1,4)"},
    {"threeleaper", "H"},   {"tripper", "G"},      {"nightrider", "NN"},
    {"princess", "BN"},     {"archbishop", "BN"},  {"empress", "RN"},
    {"chancellor", "RN"},   {"amazon", "QN"},      {"centaur", "KN"},
    {"dragon-horse", "BW"}, {"dragon-king", "RF"}, {"gold", "WfF"},
    {"silver", "FfW"},      {"pawn", "fmWfceF"},   {"injured-queen", "vRsWF"},
};

const Step wazir = {1, 0};
const Step ferz = {1, 1};
const std::map<char, std::vector<Step>> steps_of_atom = {
    {'W', {wazir}},  {'F', {ferz}},   {'D', {{2, 0}}}, {'N', {{2, 1}}},      {'A', {{2, 2}}},
    {'H', {{3, 0}}}, {'C', {{3, 1}}}, {'L', {{3, 1}}}, {'Z', {{3, 2}}},      {'J', {{3, 2}}},
    {'G', {{3, 3}}}, {'B', {ferz}},   {'R', {wazir}},  {'Q', {wazir, ferz}}, {'K', {wazir, ferz}},
};

bool contains(const std::string& letters, char c) { return letters.find(c) != std::string::npos; }

// Reads letters, as long as they are among the wanted ones.
std::string take(const std::string& text, std::size_t& at, const std::string& wanted) {
  std::string taken;
  while (at < text.size() && contains(wanted, text[at])) taken += text[at++];
  return taken;
}

// Every direction pair as two letters; a lone letter is doubled.
std::vector<std::string> pairs_of(const std::string& letters) {
  std::vector<std::string> pairs;
  std::size_t at = 0;
  while (at < letters.size()) {
    const char x = letters[at++];
    const char y = at < letters.size() ? letters[at] : ' ';
    const bool pair = x == y || (contains("fbvh", x) && contains("rlsh", y)) ||
                      (contains("rlsh", x) && contains("fbvh", y));
    if (pair) ++at;
    pairs.push_back({x, pair ? y : x});
  }
  return pairs;
}

// Does the step go to the side of the piece that the letter names?
bool goes(char letter, const Step& step) {
  const auto [forward, right] = step;
  if (letter == 'f') return forward > 0;
  if (letter == 'b') return forward < 0;
  if (letter == 'v') return forward != 0;
  if (letter == 'r') return right > 0;
  if (letter == 'l') return right < 0;
  if (letter == 's') return right != 0;
  throw std::runtime_error(std::string("oracle: no such direction here: ") + letter);
}

bool keeps_oblique(char x, char y, const Step& step, int long_side, int short_side) {
  const auto [forward, right] = step;
  if (contains("fbrl", x) && y == 'h') return goes(x, step);
  if (x == 'h' && contains("rl", y)) {
    const int l = long_side;
    const int s = short_side;
    const std::set<Step> right_half = {{l, s}, {-l, -s}, {-s, l}, {s, -l}};
    return right_half.contains(step) == (y == 'r');
  }
  const bool last_is_long = std::abs(contains("fbv", y) ? forward : right) == long_side;
  return goes(x, step) && goes(y, step) && last_is_long;
}

bool keeps(const std::string& pair, const Step& step, int long_side, int short_side) {
  if (short_side != 0 && short_side != long_side) {
    return keeps_oblique(pair[0], pair[1], step, long_side, short_side);
  }
  const bool first = goes(pair[0], step);
  const bool last = goes(pair[1], step);
  return short_side == 0 ? first || last : first && last;
}

std::set<Step> orientations(int a, int b) {
  return {{a, b}, {a, -b}, {-a, b}, {-a, -b}, {b, a}, {b, -a}, {-b, a}, {-b, -a}};
}

std::set<Step> kept(const Step& atom, const std::string& directions) {
  const auto [long_side, short_side] = atom;
  const std::set<Step> all = orientations(long_side, short_side);
  if (directions.empty()) return all;
  std::set<Step> result;
  for (const std::string& pair : pairs_of(directions)) {
    for (const Step& step : all) {
      if (keeps(pair, step, long_side, short_side)) result.insert(step);
    }
  }
  return result;
}

// "(a,b)", the opening bracket already read.
Step read_leaper(const std::string& text, std::size_t& at) {
  const std::size_t comma = text.find(',', at);
  const std::size_t end = text.find(')', at);
  if (end == std::string::npos || comma > end) throw std::runtime_error("oracle: not (a,b)");
  const int a = whole_number(text.substr(at, comma - at));
  const int b = whole_number(text.substr(comma + 1, end - comma - 1));
  if (a == 0 && b == 0) throw std::runtime_error("oracle: (0,0) does not move");
  at = end + 1;
  return {a > b ? a : b, a > b ? b : a};
}

std::vector<Step> read_atom(const std::string& text, std::size_t& at) {
  if (at == text.size()) throw std::runtime_error("oracle: a piece in the middle of a part");
  const char atom = text[at++];
  if (atom == '(') return {read_leaper(text, at)};
  const auto found = steps_of_atom.find(atom);
  if (found == steps_of_atom.end()) {
    throw std::runtime_error("oracle: unknown letter in a piece: " + text);
  }
  return found->second;
}

// How many steps at most: 0 is no limit.
long read_range(const std::string& text, std::size_t& at, char atom) {
  const std::string digits = take(text, at, "0123456789");
  if (!digits.empty()) return whole_number(digits);
  if (atom != '(' && at < text.size() && text[at] == atom) {
    ++at;
    return 0;
  }
  return contains("BRQ", atom) ? 0 : 1;
}

struct Modifiers {
  std::string directions;
  bool attacking;
};

Modifiers read_modifiers(const std::string& text, std::size_t& at) {
  const std::string letters = take(text, at, "mcefbvhrls");
  std::string modality;
  std::string directions;
  for (const char c : letters) (contains("mce", c) ? modality : directions) += c;
  // Directions held apart by a modality might pair up or might not: no guess here.
  if (letters.find(directions) == std::string::npos) {
    throw std::runtime_error("oracle: directions with a modality among them: " + text);
  }
  return {directions, modality.empty() || contains(modality, 'c')};
}

void read_part(const std::string& text, std::size_t& at, std::vector<Move>& moves) {
  const Modifiers modifiers = read_modifiers(text, at);
  const char atom = at < text.size() ? text[at] : ' ';
  const std::vector<Step> steps = read_atom(text, at);
  const long most = read_range(text, at, atom);
  for (const Step& step : steps) {
    // The directions are looked at in any case, so that wrong ones throw.
    for (const auto& [forward, right] : kept(step, modifiers.directions)) {
      if (modifiers.attacking) moves.push_back({forward, right, most});
    }
  }
}

}  // namespace

std::vector<Move> attacking_moves(const std::string& kind) {
  if (kind == "dummy") return {};
  if (kind.empty()) throw std::runtime_error("oracle: no piece");
  const auto name = betza_of_name.find(kind);
  const std::string betza = name == betza_of_name.end() ? kind : name->second;
  std::vector<Move> moves;
  std::size_t at = 0;
  while (at < betza.size()) read_part(betza, at, moves);
  return moves;
}

bool attacks_square(const std::vector<Move>& moves, int rows, int columns) {
  const long farthest = std::abs(rows) + std::abs(columns);  // a step goes at least one square
  for (const Move& move : moves) {
    for (long t = 1; t <= farthest && (move.most == 0 || t <= move.most); ++t) {
      if (t * move.forward == rows && t * move.right == columns) return true;
    }
  }
  return false;
}

}  // namespace oracle
