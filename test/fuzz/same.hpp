// SPDX-License-Identifier: Apache-2.0
// When two values that were read are the same.
#pragma once
#include <algorithm>
#include <vector>

#include "problem/problem.hpp"

namespace fuzz {

inline bool same(const rookery::Board& a, const rookery::Board& b) {
  return a.rows == b.rows && a.columns == b.columns && a.gluing == b.gluing && a.holes == b.holes &&
         a.walls == b.walls;
}

inline bool same(const rookery::Piece& a, const rookery::Piece& b) {
  return a.name == b.name && a.moves == b.moves && a.attacks == b.attacks;
}

inline bool same(const rookery::Kind& a, const rookery::Kind& b) {
  return same(a.piece, b.piece) && a.number == b.number && a.colour == b.colour;
}

inline bool same(const rookery::Regions& a, const rookery::Regions& b) {
  return a.rows == b.rows && a.quotas == b.quotas;
}

template <class Value>
bool same(const std::vector<Value>& a, const std::vector<Value>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](const Value& one, const Value& other) { return same(one, other); });
}

inline bool same(const rookery::Problem& a, const rookery::Problem& b) {
  return same(a.board, b.board) && same(a.army, b.army) && a.given == b.given &&
         a.hostility == b.hostility && a.quotas.per_row == b.quotas.per_row &&
         a.quotas.per_column == b.quotas.per_column &&
         same(a.quotas.per_region, b.quotas.per_region) && a.modulus == b.modulus &&
         a.weight == b.weight;
}

}  // namespace fuzz
