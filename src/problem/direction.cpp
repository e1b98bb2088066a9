// SPDX-License-Identifier: Apache-2.0
#include "problem/direction.hpp"

#include <algorithm>

namespace rookery {
namespace {

using Vector = std::pair<std::int64_t, std::int64_t>;  // rows forward, columns to the right

bool vertical(char c) { return c == 'f' || c == 'b' || c == 'v'; }
bool horizontal(char c) { return c == 'l' || c == 'r' || c == 's'; }

std::vector<Vector> all_orientations(const Step& step) {
  std::vector<Vector> all;
  for (const auto& [a, b] : {Vector{step.longer, step.shorter}, Vector{step.shorter, step.longer}})
    for (const std::int64_t up : {1, -1})
      for (const std::int64_t right : {1, -1}) all.emplace_back(up * a, right * b);
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  return all;
}

// Does the vector lead the way the letter says, however little?
bool leads(const Vector& vector, char letter) {
  switch (letter) {
    case 'f':
      return vector.first > 0;
    case 'b':
      return vector.first < 0;
    case 'v':
      return vector.first != 0;
    case 'r':
      return vector.second > 0;
    case 'l':
      return vector.second < 0;
    default:
      return vector.second != 0;
  }
}

// Is the longer component of the vector along the letter's axis?
bool longer_along(const Vector& vector, char letter) {
  const bool tall = std::abs(vector.first) >= std::abs(vector.second);
  const bool wide = std::abs(vector.second) >= std::abs(vector.first);
  return vertical(letter) ? tall : wide;
}

// Half of an oblique atom's eight moves: fh bh lh rh (leading that way), hr hl (by handedness:
// hr holds longer forward, shorter to the right, and its quarter turns).
bool in_half(const Vector& vector, char first, char second) {
  if (first != 'h') return leads(vector, first);
  const bool tall = std::abs(vector.first) > std::abs(vector.second);
  const bool same_sign = (vector.first > 0) == (vector.second > 0);
  return (second == 'r') == (tall == same_sign);
}

// One pair of letters; a lone letter x stands as xx. The last letter is the longer direction.
bool meant(const Vector& vector, const Step& step, char first, char second) {
  if (first == 'h' || second == 'h') return in_half(vector, first, second);
  if (step.shorter == 0) return leads(vector, first) || leads(vector, second);
  return leads(vector, first) && leads(vector, second) && longer_along(vector, second);
}

bool pairs(char first, char second) {
  if (first == 'h') return second == 'l' || second == 'r';
  if (second == 'h') return vertical(first) ? first != 'v' : first != 's';
  return first == second || (is_direction(second) && vertical(first) != vertical(second));
}

std::vector<std::pair<char, char>> paired(std::string_view letters) {
  std::vector<std::pair<char, char>> result;
  for (std::size_t i = 0; i < letters.size(); ++i) {
    if (!is_direction(letters[i])) continue;
    const bool pair = i + 1 < letters.size() && pairs(letters[i], letters[i + 1]);
    result.emplace_back(letters[i], pair ? letters[i + 1] : letters[i]);
    i += pair;
  }
  return result;
}

std::string reason_against_halves(const Step& step, const std::vector<std::pair<char, char>>& all) {
  for (const auto& [first, second] : all) {
    if (first != 'h' && second != 'h') continue;
    if (first == second) return "h (half) wants a direction beside it: fh bh lh rh hl hr";
    if (step.shorter == 0 || step.shorter == step.longer)
      return "h (half) narrows only oblique atoms such as N";
  }
  return "";
}

}  // namespace

bool is_direction(char letter) { return vertical(letter) || horizontal(letter) || letter == 'h'; }

std::vector<Vector> orientations(const Step& step, std::string_view letters, std::string& why) {
  const auto chosen = paired(letters);
  why = reason_against_halves(step, chosen);
  if (!why.empty()) return {};
  std::vector<Vector> kept = all_orientations(step);
  if (chosen.empty()) return kept;
  std::erase_if(kept, [&](const Vector& vector) {
    return std::none_of(chosen.begin(), chosen.end(), [&](const auto& letter_pair) {
      return meant(vector, step, letter_pair.first, letter_pair.second);
    });
  });
  return kept;
}

}  // namespace rookery
