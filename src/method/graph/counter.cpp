// SPDX-License-Identifier: Apache-2.0
#include "method/graph/counter.hpp"

#include <algorithm>
#include <map>

#include "problem/counts.hpp"

namespace rookery::graphs {
namespace {

constexpr std::size_t worth_remembering = 4;  // vertices

}  // namespace

double bytes_of_known(double words, double terms) { return 104 + 8 * words + terms * 48; }

Counter::Counter(const Vertices& vertices, std::vector<std::int64_t> most, Context& context)
    : vertices_(vertices),
      most_(std::move(most)),
      context_(context),
      bytes_left_(0.8 * static_cast<double>(context.bytes)) {}

bool Counter::within(std::uint64_t numbers) const {
  for (std::size_t kind = 0; kind < most_.size(); ++kind) {
    const std::uint64_t number = numbers >> bits_a_kind * kind & ((1U << bits_a_kind) - 1);
    if (most_[kind] != untold && number > static_cast<std::uint64_t>(most_[kind])) return false;
  }
  return true;
}

// sum += rest, with the vertex taken besides. Both stay sorted.
// fits: a number is at most the vertices, below 2^10, so the packed ones do not overlap.
void Counter::add_taken(Terms& sum, const Terms& rest, std::size_t vertex) const {
  const std::size_t kind = vertices_.kind(vertex);
  const std::uint64_t one = most_[kind] == untold ? 0 : std::uint64_t{1} << bits_a_kind * kind;
  Terms merged;
  merged.reserve(sum.size() + rest.size());
  auto at = sum.begin();
  for (const auto& [numbers, count] : rest) {
    const std::uint64_t more = numbers + one;
    if (!within(more)) continue;
    while (at != sum.end() && at->first < more) merged.push_back(std::move(*at++));
    if (at != sum.end() && at->first == more) {
      merged.push_back(std::move(*at++));
      merged.back().second += count;
    } else {
      merged.emplace_back(more, count);
    }
  }
  merged.insert(merged.end(), std::make_move_iterator(at), std::make_move_iterator(sum.end()));
  sum = std::move(merged);
}

Terms Counter::product(const Terms& one, const Terms& other) const {
  if (one.size() == 1 && one[0].first == 0 && other.size() == 1 && other[0].first == 0)
    return {{0, one[0].second * other[0].second}};
  std::map<std::uint64_t, Integer> sums;
  for (const auto& [numbers, count] : one)
    for (const auto& [more, factor] : other)
      if (within(numbers + more)) sums[numbers + more] += count * factor;
  return {sums.begin(), sums.end()};
}

Terms Counter::count(const Set& set) {
  Terms all = {{0, 1}};
  for (const Set& component : vertices_.components(set))
    all = product(all, count_connected(component));
  return all;
}

Terms Counter::count_connected(const Set& set) {
  if ((++work_ & 0xFFF) == 0) context_.check();
  const auto shape = vertices_.shape(set);
  if (shape.kind == Vertices::Shape::Kind::clique) return count_clique(set);
  if (shape.kind == Vertices::Shape::Kind::path) return count_path(set, shape.vertex);
  if (const auto known = known_.find(set); known != known_.end()) return known->second;
  Terms counts = branch(set, shape.vertex);
  if (size_of(set) >= worth_remembering) {
    const double bytes =
        bytes_of_known(static_cast<double>(set.size()), static_cast<double>(counts.size()));
    if (bytes <= bytes_left_) {
      bytes_left_ -= bytes;
      known_.emplace(set, counts);
    }
  }
  return counts;
}

// Every placement takes the vertex, and then none that is joined to it, or does not.
Terms Counter::branch(const Set& set, std::size_t vertex) {
  Terms counts = count(vertices_.without(set, vertex));
  add_taken(counts, count(vertices_.without_joined(set, vertex)), vertex);
  return counts;
}

// At most one.
Terms Counter::count_clique(const Set& set) const {
  Terms counts = {{0, 1}};
  each_vertex(set, [&](std::size_t vertex) { add_taken(counts, {{0, 1}}, vertex); });
  return counts;
}

// From one end on: the sets of the first i vertices are those of the first i - 1, and those of the
// first i - 2 with the last one.
Terms Counter::count_path(const Set& set, std::size_t end) const {
  Terms before = {{0, 1}}, counts = {{0, 1}};
  Set left = set;
  for (std::size_t vertex = end;;) {
    Terms next = counts;
    add_taken(next, before, vertex);
    before = std::exchange(counts, std::move(next));
    left = vertices_.without(left, vertex);
    std::optional<std::size_t> following;
    Set near = left;
    for (std::size_t w = 0; w < near.size(); ++w) near[w] &= vertices_.joined(vertex)[w];
    each_vertex(near, [&](std::size_t other) { following = other; });
    if (!following) return counts;
    vertex = *following;
  }
}

}  // namespace rookery::graphs
