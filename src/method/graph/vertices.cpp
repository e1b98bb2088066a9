// SPDX-License-Identifier: Apache-2.0
#include "method/graph/vertices.hpp"

#include <algorithm>

namespace rookery::graphs {
namespace {

void add(Set& set, std::size_t vertex) { set[vertex / 64] |= std::uint64_t{1} << vertex % 64; }

bool has_any(const Set& set) {
  return std::any_of(set.begin(), set.end(), [](std::uint64_t word) { return word != 0; });
}

std::size_t first_of(const Set& set) {
  std::size_t w = 0;
  while (set[w] == 0) ++w;
  return w * 64 + static_cast<std::size_t>(std::countr_zero(set[w]));
}

}  // namespace

Vertices::Vertices(const Instance& instance) {
  std::vector<std::size_t> number(instance.open.size());
  for (std::size_t stand = 0; stand < instance.open.size(); ++stand) {
    if (!instance.open[stand]) continue;
    number[stand] = kind_.size();
    kind_.push_back(stand % instance.kinds);
  }
  words_ = std::max<std::size_t>(1, (kind_.size() + 63) / 64);
  joined_.assign(kind_.size(), Set(words_));
  for (std::size_t stand = 0; stand < instance.open.size(); ++stand) {
    if (!instance.open[stand]) continue;
    Set& joined = joined_[number[stand]];
    for (const std::uint32_t other : instance.conflicts[stand]) add(joined, number[other]);
    const std::size_t first = stand / instance.kinds * instance.kinds;
    for (std::size_t other = first; other < first + instance.kinds; ++other)
      if (other != stand && instance.open[other]) add(joined, number[other]);
  }
}

Set Vertices::all() const {
  Set set(words_);
  for (std::size_t vertex = 0; vertex < size(); ++vertex) add(set, vertex);
  return set;
}

std::size_t Vertices::joined_within(std::size_t vertex, const Set& set) const {
  std::size_t count = 0;
  for (std::size_t w = 0; w < words_; ++w)
    count += static_cast<std::size_t>(std::popcount(joined_[vertex][w] & set[w]));
  return count;
}

Set Vertices::without(const Set& set, std::size_t vertex) const {
  Set rest = set;
  rest[vertex / 64] &= ~(std::uint64_t{1} << vertex % 64);
  return rest;
}

Set Vertices::without_joined(const Set& set, std::size_t vertex) const {
  Set rest = without(set, vertex);
  for (std::size_t w = 0; w < words_; ++w) rest[w] &= ~joined_[vertex][w];
  return rest;
}

std::vector<Set> Vertices::components(const Set& set) const {
  std::vector<Set> found;
  Set rest = set;
  while (has_any(rest)) {
    Set component(words_), fresh(words_);
    add(fresh, first_of(rest));
    while (has_any(fresh)) {
      Set next(words_);
      for (std::size_t w = 0; w < words_; ++w) {
        component[w] |= fresh[w];
        rest[w] &= ~fresh[w];
      }
      each_vertex(fresh, [&](std::size_t vertex) {
        for (std::size_t w = 0; w < words_; ++w) next[w] |= joined_[vertex][w] & rest[w];
      });
      fresh = std::move(next);
    }
    found.push_back(std::move(component));
  }
  return found;
}

Vertices::Shape Vertices::shape(const Set& set) const {
  const std::size_t size = size_of(set);
  std::size_t least = size, most = 0, end = 0, busiest = 0;
  each_vertex(set, [&](std::size_t vertex) {
    const std::size_t joined = joined_within(vertex, set);
    if (joined < least) end = vertex;
    if (joined > most) busiest = vertex;
    least = std::min(least, joined);
    most = std::max(most, joined);
  });
  if (least + 1 == size) return {Shape::Kind::clique, end};
  if (most <= 2 && least == 1) return {Shape::Kind::path, end};
  return {Shape::Kind::other, busiest};
}

}  // namespace rookery::graphs
